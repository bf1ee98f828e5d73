/** Sample reports that anyone can open: what the links to them say, and what their pages say to search engines. */
export const samples = [
  {
    slug: 'condominium',
    link: 'a condominium',
    heading: 'Sample report: a condominium',
    title: 'Sample report: a condominium · Rimawari',
    description:
      'A full insight report on a sample condominium unit in Tokyo with a tenant: net yield, loan, taxes, scenarios, and what the listing does not state.',
    about: 'One leased unit, analyzed from its listing page.',
  },
  {
    slug: 'house',
    link: 'a house',
    heading: 'Sample report: a house',
    title: 'Sample report: a house · Rimawari',
    description:
      'A full insight report on a sample vacant house in Chiba whose listing does not state the rent: rent as a range from public data, and the evidence grade.',
    about: 'A vacant house, analyzed from its listing page. The rent is not stated, so results are ranges.',
  },
  {
    slug: 'block',
    link: 'an apartment building',
    heading: 'Sample report: an apartment building',
    title: 'Sample report: an apartment building · Rimawari',
    description:
      'A full insight report on a sample wooden apartment building in Saitama with six units: the listing compared with the rent roll, unit by unit.',
    about: 'A six-unit apartment building, analyzed from its listing page and rent roll.',
  },
] as const;

export type Sample = (typeof samples)[number];
