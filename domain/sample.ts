// Values of the sample and of the starters, which must not be published as those of a real company.

export const SAMPLE = {
  brand: 'Grimpa',
  /**
   * The facts that identify the company of the sample: no other content may have them. Compared without regard to capitals; a
   * name, host or handle with the brand as one of its words counts, too.
   */
  values: [
    'Grimpa Software Ltda',
    'grimpa.example',
    'Grimpa',
    'Helena Tavares',
    'Otávio Lipski',
    'Bruna Sakamoto',
    'Caio Zawadzki',
    'Davi Fontoura',
    'Marta Nogueira',
  ],
  /** Values of the sample and the starters, which a company replaces. */
  examples: [
    '00.000.000/0001-00',
    '+55 41 90000-0000',
    '+55 11 90000-0000',
    'Rua de Exemplo',
    'CEP 80000-000',
    'Nome do Encarregado',
    'Razão Social Ltda',
    'grimpa/reuniao',
    'formspree.io/f/abcdwxyz',
  ],
  /** The price with which a proposal begins. */
  priceCents: 999_999_99,
  /** The starts of the SHA-256 of mark, icon and share image, of the sample and of the starter; then of the portraits. */
  drawings: [
    'b8ee83aaa997ade364a1b21280a9bc9e',
    'e643f357d9ab8077dfc1cf1e43c8d1bd',
    '169840d7ebcff4df5c03f4a2cbba4d6c',
    'c7dcef16b9ebc56a993036edabfd4f0b',
    '5d425663775fe2f3a7e5e1974da7566f',
    '519d2ab1c2e61fb228addcc6af7c63d5',
    'f74683a737f0dcf71d9824e17bc0d938',
    '9c8659601d0c9fa3a7f39d699c113c71',
    '90fdfe7e6e2cadfd16b5ed8ce0561ba1',
    'd44a07141673c2554d070cc283840890',
    '64ae38fc99b5807f2e32de8a0d534a16',
    '1c9df737b9f2ccd9979bd9fd5e9d58b5',
  ],
};
