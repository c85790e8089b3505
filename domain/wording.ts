// What people who build or write read, in both of their languages beside each other.

export const LANGUAGES = ['pt', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same sentence for developers and for those who write. */
export type Words = Readonly<Record<Language, string>>;

/** A text that has one language alone, such as a value of the content, is the same in both. */
export function said(words: string | Words, language: Language): string {
  return typeof words === 'string' ? words : words[language];
}

/** For a text of the content or of the system. */
export function same(text: string): Words {
  return { en: text, pt: text };
}

/** For what only developers meet, such as mistakes in code. */
export const english = same;

/** What most messages say. */
export function expectedFound(expected: Words, found: string | Words): Words {
  return {
    en: `expected ${expected.en}, found ${said(found, 'en')}`,
    pt: `esperado: ${expected.pt}; encontrado: ${said(found, 'pt')}`,
  };
}

/** The same change of both. */
export function inBoth(words: Words, change: (text: string) => string): Words {
  return { en: change(words.en), pt: change(words.pt) };
}
