/** Sample reports that anyone can open: what the links to them say, and what their pages say to search engines. */
export const samples = [
  {
    slug: 'condominium',
    link: 'a condominium',
    heading: 'Sample report: a condominium',
    title: 'Sample report: a condominium · Rimawari',
    description:
      'A whole insight report on an invented condominium unit in Tokyo with a tenant: yield after every cost, loan, taxes, scenarios, and what the listing does not say.',
    about: 'One unit with a tenant, from the page of its listing.',
  },
  {
    slug: 'house',
    link: 'a house',
    heading: 'Sample report: a house',
    title: 'Sample report: a house · Rimawari',
    description:
      'A whole insight report on an invented empty house in Chiba whose listing states no rent: the rent as a range from public figures, and how much the evidence is worth.',
    about: 'An empty house, from the page of its listing. No rent is stated, so the report works with a range.',
  },
  {
    slug: 'block',
    link: 'a block',
    heading: 'Sample report: a block',
    title: 'Sample report: a block · Rimawari',
    description:
      'A whole insight report on an invented wooden apartment building in Saitama with six rooms: listing and rent roll held against each other, room by room.',
    about: 'An apartment building of six rooms, from the page of its listing and its rent roll.',
  },
] as const;

export type Sample = (typeof samples)[number];
