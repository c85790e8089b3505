// Values that identify the company of the sample: they must not be published under another brand.

export const SAMPLE = {
  brand: 'Grimpa',
  /** Compared without regard to capitals; a name, host or handle with the brand as one of its words counts, too. */
  values: [
    'Grimpa Software Ltda',
    'grimpa.example',
    'Grimpa',
    '00.000.000/0001-00',
    '+55 41 90000-0000',
    'Rua de Exemplo',
    'CEP 80000-000',
    'Nome do Encarregado',
    'Helena Tavares',
    'Otávio Lipski',
    'Bruna Sakamoto',
    'Caio Zawadzki',
    'Davi Fontoura',
    'Marta Nogueira',
  ],
  /** The starts of the SHA-256 of the mark, the icon and the share image, of the sample and of the starter. */
  drawings: [
    'b8ee83aaa997ade364a1b21280a9bc9e',
    'e643f357d9ab8077dfc1cf1e43c8d1bd',
    '169840d7ebcff4df5c03f4a2cbba4d6c',
    'c7dcef16b9ebc56a993036edabfd4f0b',
    '5d425663775fe2f3a7e5e1974da7566f',
    '519d2ab1c2e61fb228addcc6af7c63d5',
  ],
};
