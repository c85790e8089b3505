// Holds that a form which visitors can reach sends somewhere: without a destination it would say "sent" of what nobody gets.

import type { Problem } from '../../domain/problem.ts';
import { isPublicAddress } from '../../domain/public-address.ts';
import type { Content, House } from '../kinds/collections.ts';
import { SINGLE_FILES } from '../read/list-content.ts';

export function checkForms({ site, sources }: House, { pages, jobs }: Content): Problem[] {
  if (!isPublicAddress(site.url, site.placeholders)) return [];
  const has = (template: string): boolean => pages.some(({ data }) => data.template === template);
  const shown = { contact: has('contact'), careers: has('careers') && jobs.length > 0 };
  return (['contact', 'careers'] as const).flatMap((name) => {
    if (!shown[name] || site.forms[name]) return [];
    const example = `${name}: { kind: formspree, url: https://formspree.io/f/abcdwxyz }`;
    const variable = `${name.toUpperCase()}_ENDPOINT`;
    return {
      file: SINGLE_FILES.site,
      ...sources.site?.placeOf(['forms', name]),
      path: `forms.${name}`,
      message: `esperado: um destino ou none; encontrado: nada, e em ${site.url} o formulário agradeceria por mensagens que ninguém recebe`,
      fix: `escreva ${example} com o seu endereço, ou defina ${variable}; ou escreva ${name}: none, que mostra WhatsApp e e-mail no lugar do formulário`,
    };
  });
}
