// What of a proposal is chosen, and how an address says so.

import { describe, expect, test } from 'vitest';
import { defaultChoice, parseChoice } from '../../domain/proposal/choice.ts';

const items = [{ id: 'site' }, { id: 'crm' }, { id: 'blog' }];

describe('before anybody chooses', () => {
  test.each([
    ['all', undefined, ['site', 'crm', 'blog']],
    ['any', undefined, ['site', 'crm', 'blog']],
    ['any', ['blog', 'site'], ['site', 'blog']],
    ['one', undefined, ['site']],
    ['one', ['crm'], ['crm']],
    ['one', ['outro'], ['site']],
  ] as const)('choice: %s with default %j gives %j', (choice, named, chosen) => {
    const data = { choice, items, defaultChoice: named && [...named] };
    expect(defaultChoice(data)).toEqual(chosen);
  });
});

describe('the hash of an address', () => {
  test.each([
    ['any', 'opcoes=crm', ['crm'], []],
    ['any', '#opcoes=blog,,blog', ['blog'], []],
    ['any', '#opcoes=loja', ['site', 'crm', 'blog'], ['loja']],
    ['any', '#opcoes=', ['site', 'crm', 'blog'], []],
    ['any', '#conteudo', ['site', 'crm', 'blog'], []],
    ['any', '#opcoes=%E0%A4%A', ['site', 'crm', 'blog'], ['\ufffd%A']],
    ['any', '#opcoes=__proto__', ['site', 'crm', 'blog'], ['__proto__']],
    ['one', '#opcoes=crm,blog', ['crm'], ['blog']],
    ['all', '#opcoes=crm', ['site', 'crm', 'blog'], []],
  ] as const)('choice: %s with %s is %j, without %j', (choice, hash, chosen, ignored) => {
    expect(parseChoice({ choice, items }, hash)).toEqual({ chosen, ignored });
  });
});
