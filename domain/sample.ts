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
  /** The start of the SHA-256 of content/share.png, which shows the brand. */
  shareImage: '169840d7ebcff4df5c03f4a2cbba4d6c',
};
