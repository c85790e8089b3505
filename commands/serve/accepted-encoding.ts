// Which compression a request takes: https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding

const KNOWN = ['br', 'gzip'] as const;
export type Encoding = (typeof KNOWN)[number];

/** The smallest of those that the header takes; undefined for none. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight)];
    }),
  );
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  return KNOWN.find((name) => weightOf(name) > 0);
}
