// What people who build or write read, in both of their languages beside each other.

export type Language = 'en' | 'pt';

/** The same sentence for developers and for those who write. */
export type Words = Readonly<Record<Language, string>>;

/** A text that has one language alone, such as a value of the content, is the same in both. */
export function said(words: string | Words, language: Language): string {
  return typeof words === 'string' ? words : words[language];
}
