// Words what Node.js says of flags that it cannot read.

import type { Words } from '../../domain/wording.ts';

export function whatIsWrong({ message, code }: NodeJS.ErrnoException): Words {
  const [, word = ''] = /'(?:-\w, )?([^' ]+)/.exec(message) ?? [];
  const isUnknown = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
  const isValue = code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE';
  if (isUnknown) return { en: message, pt: `a opção '${word}' não existe aqui` };
  if (!isValue) return { en: message, pt: `este comando não recebe '${word}'` };
  const takesNone = message.includes('does not take');
  const pt = takesNone ? `a opção '${word}' não recebe valor` : `a opção '${word}' pede um valor`;
  return { en: message, pt };
}
