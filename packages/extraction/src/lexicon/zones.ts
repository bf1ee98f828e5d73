import { anyTerm, composed, type Term } from './pattern.ts';

/** A use zone of the City Planning Act. */
export interface Zone extends Term {
  /** As the act and registers print it, without what says the category, such as 第一種. */
  official: string;
  /** Whether the zone has a first and a second category. */
  categories: boolean;
}

/** The use zones in the short forms of flyers, each form alone; their pattern is held against words without category and 地域. */
export const zones: readonly Zone[] = [
  {
    id: 'zone.low-rise',
    official: '低層住居専用地域',
    categories: true,
    pattern: /^低層?(?:住居?)?(?:専用?)?$/,
    means: 'low-rise residential zone',
    example: '低専',
  },
  {
    id: 'zone.mid-rise',
    official: '中高層住居専用地域',
    categories: true,
    pattern: /^中(?:高層?)?(?:住居?)?(?:専用?)?$/,
    means: 'mid- and high-rise residential zone',
    example: '中高層',
  },
  {
    id: 'zone.residential-only',
    official: '住居専用地域',
    categories: true,
    pattern: /^住居?専用?$/,
    means: 'exclusively residential zone, of the act before 1992',
    example: '住専',
  },
  { id: 'zone.residential', official: '住居地域', categories: true, pattern: /^住居?$/, means: 'residential zone', example: '住居' },
  {
    id: 'zone.rural-residential',
    official: '田園住居地域',
    categories: false,
    pattern: /^(?:田園住居?|田住)$/,
    means: 'residential zone among fields',
    example: '田園住居',
  },
  {
    id: 'zone.quasi-residential',
    official: '準住居地域',
    categories: false,
    pattern: /^準住居?$/,
    means: 'quasi-residential zone',
    example: '準住',
  },
  {
    id: 'zone.neighbourhood-commercial',
    official: '近隣商業地域',
    categories: false,
    pattern: /^近(?:隣)?商業?$/,
    means: 'neighbourhood commercial zone',
    example: '近商',
  },
  { id: 'zone.commercial', official: '商業地域', categories: false, pattern: /^商業?$/, means: 'commercial zone', example: '商業' },
  {
    id: 'zone.quasi-industrial',
    official: '準工業地域',
    categories: false,
    pattern: /^準工業?$/,
    means: 'quasi-industrial zone',
    example: '準工',
  },
  {
    id: 'zone.industrial-only',
    official: '工業専用地域',
    categories: false,
    pattern: /^工業?専用?$/,
    means: 'exclusively industrial zone',
    example: '工専',
  },
  { id: 'zone.industrial', official: '工業地域', categories: false, pattern: /^工業?$/, means: 'industrial zone', example: '工業' },
  {
    id: 'zone.residential-old',
    official: '住居地域',
    categories: false,
    pattern: /^住居$/,
    means: 'residential zone, of the act before 1992',
    example: '住居',
  },
];

/** What stands where no use zone does. */
export const noZones: readonly Term[] = [
  {
    id: 'no-zone.urbanisation',
    pattern: /市街化(?:調整|区域)(?:区域)?|調整区域/,
    means: 'area in which building is furthered or held back',
    example: '市街化調整区域',
  },
  {
    id: 'no-zone.planning-area',
    pattern: /非線引(?:き)?(?:都市計画)?区域|(?:都市|準都市)計画区域[内外]/,
    means: 'area of city planning that is not divided',
    example: '非線引区域',
  },
  {
    id: 'no-zone.undesignated',
    pattern: /無指定|指定(?:なし|無し?)|用途(?:地域)?(?:の)?(?:無指定|指定なし|指定無し|なし|無し)/,
    means: 'no zone is designated',
    example: '無指定',
  },
];

/** The words for one of two categories of a zone. */
export const zoneCategory = /第?[一二12]種/;

/** A zone in the words of the act, wherever it stands: `第1種中高層住居専用地域`. */
export const zoneInFull = /(?:第?[一二12]種(?:低層住居専用|中高層住居専用|住居)|準?住居|田園住居|近隣商業|商業|準?工業|工業専用)地域/;

/** A zone in full or in the short forms that are long enough to be known among other words: `1種低層`, `第一種住専`, `近商`. */
export const zoneInBrief = composed`(?:${zoneCategory}(?:低層|中高層)?(?:住居|住専)?|準?住居|田園住居|近隣商業|近商|商業|準工業?|工業)(?:専用)?(?:地域)?`;

/** What stands alone where no use zone does: `市街化調整区域`. */
export const noZone = composed`^(?:${anyTerm(noZones)})$`;

/** The zones as the act prints them, with their categories. */
export const zonesInFull: readonly string[] = zones
  .filter(({ id }) => id !== 'zone.residential-old' && id !== 'zone.residential-only')
  .flatMap(({ official, categories }) => (categories ? [`第一種${official}`, `第二種${official}`] : [official]));
