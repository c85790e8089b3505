// The schemas of addresses in content: of pages, other sites, people; and what a wrong one certainly was intended as.

import * as z from 'zod/mini';
import { withoutInvisible } from '../invisible.ts';
import { isPlainUrl, isUrl, ROUTE_PATTERN } from '../routes.ts';
import { textLike, withMeta } from './fields.ts';

/** The address of a page of this site, such as `/servicos/websites`. */
export const route = withMeta(z.string().check(z.maxLength(200), z.regex(ROUTE_PATTERN)), {
  description:
    'um endereço como /servicos/websites: minúsculas, sem acentos, sem barra no fim, até 200 letras',
  example: '/servicos/websites',
});

/** A link to a page of this site, perhaps to an #anchor in it. A later check finds links that lead nowhere. */
export const internalLink = linkInside(
  'aqui só há links deste site: escreva o de uma página, como /contato, e ponha nela o link para fora',
);

/** The link of a button, which may open a chat instead. */
export const buttonLink = linkInside(
  'só links deste site; para abrir uma conversa, troque href por preset ou message',
);

function linkInside(otherwise: string) {
  return textLike(/^\/(?!\/)[^\s\\]*$/, {
    description: 'um link deste site, que comece com /',
    example: '/portfolio',
    advise: (found) => {
      if (/^(?:\w+:\/\/|www\.|wa\.me\/|mailto:|tel:)/i.test(String(found))) return otherwise;
      return String(found).startsWith('#')
        ? `escreva antes o endereço da página, como /contato${found}`
        : undefined;
    },
  });
}

/** An earlier address of a page, without percent encoding: letters, digits and some signs between slashes. */
const OLD_ADDRESS = /^(?:\/[\p{L}\p{N}._~+,@&=-]+(?: [\p{L}\p{N}._~+,@&=-]+)*)+$/u;
const isInFolders = z.refine<string>((text) => !/\/\.\.?(?:\/|$)/.test(text));

export const oldAddress = withMeta(
  z.string().check(z.maxLength(200), z.regex(OLD_ADDRESS), isInFolders),
  {
    description:
      'um endereço antigo como /blog/texto-antigo, sem domínio, interrogação ou barra no fim',
    example: '/blog/texto-antigo',
    repair: repairOldAddress,
    advise: (found) =>
      String(found).includes('?')
        ? 'tire a linha: um site de arquivos não lê o que vem depois de ?; redirecione esse endereço na hospedagem'
        : undefined,
  },
);

/** An address as browsers show it gives that of the schema: without percent encoding, and without a slash at the end. */
function repairOldAddress(found: unknown): string | undefined {
  try {
    const plain = decodeURI(String(found)).replace(/(?<=.)\/$/, '');
    return OLD_ADDRESS.test(plain) ? plain : undefined;
  } catch {
    return undefined;
  }
}

/** The target of a redirect. */
const target = urlLike(
  /^(?:\/(?!\/)|https:\/\/[^\s/?#])[^\s\\]*$/,
  {
    description: 'um endereço deste site, ou um endereço https completo',
    example: '/blog/texto-novo',
    repair: guessHttps,
  },
  'https://www.exemplo.com.br',
);

/** The shape of content/redirects.yaml; pipeline/publish/redirects.ts checks that its keys are old addresses. */
export const redirectsSchema = z.record(
  withMeta(z.string(), { description: '', pattern: OLD_ADDRESS.source }),
  target,
);
export type Redirects = z.output<typeof redirectsSchema>;

const HTTPS = 'um endereço https completo';

export const httpsUrl = urlLike(/^https:\/\/[^\s/?#]\S*$/, {
  description: HTTPS,
  example: 'https://www.exemplo.com.br',
  repair: guessHttps,
});

/** An address that receives a form; http: is allowed only on the developer's own computer. */
export const endpointUrl = urlLike(
  /^(?:https:\/\/[^\s/?#]|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?=[/?]|$))\S*$/,
  { description: HTTPS, example: 'https://formspree.io/f/abcdwxyz', repair: guessHttps },
);

/** The site's own address: scheme and host as browsers write them, without a slash at the end. */
export const siteUrl = withMeta(
  z.string().check(
    z.regex(/^(?:https:\/\/[^\s/?#]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?)$/i),
    z.refine<string>((text) => isPlainUrl(text)),
    z.overwrite<string>((text) => (isUrl(text) ? new URL(text).origin : text)),
  ),
  {
    description: 'só https:// e o nome do site, sem barra no fim',
    example: 'https://www.exemplo.com.br',
    repair: (found) => {
      const url = new URL(guessHttps(found) ?? 'https://x/?');
      return url.href === `${url.origin}/` ? url.origin : undefined;
    },
  },
);

function urlLike(form: RegExp, meta: Parameters<typeof textLike>[1], base?: string) {
  const isPlain = z.refine<string>((text) => isPlainUrl(text, base));
  return withMeta(z.string().check(z.regex(form), isPlain), meta);
}

/** The address of a person or of another site that a link without its scheme certainly means. */
export function guessAddress(written: string): string | undefined {
  if (email.safeParse(written).success && !/[/?#]/.test(written)) return `mailto:${written}`;
  const number = guessPhone(written)?.replace(/[^+\d]/g, '');
  if (number) return `tel:${number}`;
  return /^(?:https?:|\/\/|www\.)/i.test(written) ? guessHttps(written) : undefined;
}

/** `www.exemplo.com.br` or `http:/www.exemplo.com.br` with https, and all that follows; undefined if there is no host. */
function guessHttps(found: unknown): string | undefined {
  const address = String(found).replace(/^(?:https?:\/*|\/\/)/i, '');
  const isHost = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(address);
  return isHost && isPlainUrl(`https://${address}`) ? `https://${address}` : undefined;
}

export const email = withMeta(
  z
    .string()
    .check(
      z.overwrite(withoutInvisible),
      z.maxLength(254),
      z.regex(/^[^\s@,;:<>"]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u),
    ),
  {
    description: 'um endereço de e-mail',
    example: 'contato@exemplo.com.br',
  },
);

/** The 67 area codes of Brazil. */
const AREA = '(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])';
/** Mobile numbers have nine digits and begin with 9; landlines have eight and begin with 2 to 5. */
const START = '(?:9\\d{4}|[2-5]\\d{3})';
const BRAZILIAN = new RegExp(`^\\+55 ${AREA} ${START}-\\d{4}$`);
/** A key of PIX, which has no spaces. */
export const PIX_PHONE = new RegExp(`^\\+55${AREA}${START}\\d{4}$`);
const DIGITS = new RegExp(`^(?:55|0)?(${AREA})(${START})(\\d{4})$`);
const PHONE = '+55 41 90000-0000';

export const phone = textLike(BRAZILIAN, {
  description: `um telefone brasileiro, com DDD e nove dígitos (um fixo, oito), escrito como ${PHONE}`,
  example: PHONE,
  repair: guessPhone,
});

/** A telephone number of any country, since a client may live abroad: https://www.itu.int/rec/T-REC-E.164 */
export const anyPhone = textLike(
  new RegExp(`${BRAZILIAN.source}|^\\+(?!55)[1-9](?:[ -]?\\d){6,14}$`),
  {
    description: `um telefone com o país, como ${PHONE} ou +1 305 555-0100`,
    example: PHONE,
    repair: guessPhone,
  },
);

/** `(41) 99999-8888` gives `+55 41 99999-8888`: the country code may be missing, but not the area code. */
function guessPhone(found: unknown): string | undefined {
  const text = String(found).trim();
  if (!/^(?:\+55)?[\d\s().-]+$/.test(text)) return undefined;
  const parts = DIGITS.exec(text.replace(/\D/g, ''));
  return parts ? `+55 ${parts[1]} ${parts[2]}-${parts[3]}` : undefined;
}
