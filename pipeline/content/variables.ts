// Fills in names such as `{price:websites}` with their values, and refuses unknown names.

import type { Token, Tokens } from 'marked';
import type { Complaint } from '../../domain/problem.ts';
import { nearest } from '../../domain/text.ts';
import {
  DEPENDS_ON_CHOICE,
  fillVariables,
  type Variables,
  variableNames,
} from '../../domain/variables.ts';
import { listsIn, type Report } from '../markdown/tokens.ts';
import type { Problems } from '../run/problems.ts';
import { refuseMarkup } from './plain-text.ts';
import type { Source } from './source.ts';

/** The variable that is set if a service cannot be read, so that names of its prices are not refused. */
export const UNREAD_PRICES = 'price:*';

function isKnown(name: string, variables: Variables): boolean {
  const isUnread = /^(?:price|upkeep):/.test(name) && UNREAD_PRICES in variables;
  return isUnread || Object.hasOwn(variables, name);
}

/** Refuses an unknown name such as `{emial}`, and a sum that changes with the client's choice. */
function refuseName(name: string, variables: Variables): Complaint | undefined {
  if (variables[name] === DEPENDS_ON_CHOICE) {
    return {
      message: `esperado: um valor que vale com qualquer escolha; encontrado: {${name}}, que muda com o que o cliente escolhe`,
      fix: 'escreva sem o valor, ou com {price:…} e o id de um item: a conta, ao lado, acompanha a escolha',
    };
  }
  if (isKnown(name, variables)) return undefined;
  const names = Object.keys(variables);
  const guess = nearest(name.replaceAll(' ', ''), names);
  return {
    message: `esperado: o nome de um valor ou de um dado da empresa; encontrado: {${name}}`,
    fix: guess
      ? `será {${guess}}?`
      : `escreva um dos nomes de docs/${'total' in variables ? 'propostas' : 'escrever'}.md, ou \\{ no lugar de { para mostrar a chave`,
  };
}

/** The data with its names filled in. `start` is the path of the data in the file. */
export function fillData<Data>(
  source: Source | undefined,
  data: Data,
  { variables, start = [], originOf }: DataFilling,
  problems: Problems,
): Data {
  const walk = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value === 'string') {
      // Messages may have `*` and `_`, which are bold and italic in WhatsApp.
      const isMessage = path.at(-1) === 'message' || source?.file === 'content/presets.yaml';
      const markup = source && !isMessage && refuseMarkup(value);
      if (markup) problems.add({ ...source.at(path), ...markup });
      if (!value.includes('{')) return value;
      for (const { name } of variableNames(value)) {
        const refusal = source && refuseName(name, variables);
        if (!refusal) continue;
        const { message, fix } = refusal;
        const origin = originOf?.(path);
        const full = origin ? `${message} (${origin})` : message;
        problems.add({ ...source.at(path), message: full, fix });
      }
      // Only here: in Markdown the parser removes the backslash.
      return fillVariables(value, variables).replaceAll('\\{', '{');
    }
    if (Array.isArray(value)) return value.map((one, index) => walk(one, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, walk(one, [...path, key])]),
    );
  };
  return walk(data, start) as Data;
}

interface DataFilling {
  variables: Variables;
  start?: readonly PropertyKey[];
  /** The entry of the library that a value comes from, if it is not of this file. */
  originOf?: (path: readonly PropertyKey[]) => string | undefined;
}

/** Fills in the names in a text's tokens, except in code; outside of links, a telephone or an e-mail becomes a link. */
export function fillTokens(
  tokens: Token[],
  variables: Variables,
  report: Report,
  isInLink = false,
): void {
  const filled = (token: Token, text: string): string => {
    for (const { name, index } of variableNames(text)) {
      const refusal = refuseName(name, variables);
      if (refusal) report(token, refusal, Math.max(0, token.raw.indexOf(text)) + index);
    }
    return fillVariables(text, variables);
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.type === 'link' || token.type === 'image') {
      token.href = filled(token, token.href);
      if (token.title) token.title = filled(token, token.title);
    }
    const inner = listsIn(token);
    for (const list of inner) fillTokens(list, variables, report, isInLink || 'href' in token);
    if (inner.length > 0) continue;
    if (token.type === 'text' && token.text.includes('{')) {
      const pieces = isInLink ? [token.text] : token.text.split(/(\{(?:phone|email)\})/);
      if (pieces.length === 1) token.text = filled(token, token.text);
      else {
        const parts = pieces.filter(Boolean).map((text: string): Token => {
          const piece = { ...token, raw: text, text: filled(token, text) };
          if (text !== '{phone}' && text !== '{email}') return piece;
          const number = piece.text.replaceAll(/[^+\d]/g, '');
          const href = text === '{phone}' ? `tel:${number}` : `mailto:${piece.text}`;
          return {
            type: 'link',
            raw: text,
            href,
            text: piece.text,
            tokens: [piece],
          } as Tokens.Link;
        });
        tokens.splice(at, 1, ...parts);
        at += parts.length - 1;
      }
    }
  }
}
