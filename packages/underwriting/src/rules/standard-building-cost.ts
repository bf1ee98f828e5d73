import { RuleNotInForce } from '../errors.ts';
import type { Structure } from './structure.ts';

/** Column of the tax office's table. It knows four kinds of building; concrete block is not among them. */
export type StandardCostColumn = 'wood' | 'SRC' | 'RC' | 'steel';

/** One entry of the table: yen per m² of floor area of a building completed in that year. */
export interface StandardCost {
  year: number;
  column: StandardCostColumn;
  yenPerSqm: number;
  /** Read in two public copies; false where only one copy holds the row. */
  confirmed: boolean;
}

export const standardCostId = 'NTA-STANDARD-COST';
export const standardCostTitle = 'Standard building cost by year of completion (建物の標準的な建築価額表)';
export const standardCostSource = '国税庁「建物の標準的な建築価額表」(建築着工統計による、1959年〜2023年)';

/** Year, wood, steel-framed reinforced concrete, reinforced concrete, steel. */
const table: readonly (readonly [year: number, wood: number, src: number, rc: number, steel: number])[] = [
  [1959, 8_700, 34_100, 20_200, 13_700],
  [1960, 9_100, 30_900, 21_400, 13_400],
  [1961, 10_300, 39_500, 23_900, 14_900],
  [1962, 12_200, 40_900, 27_200, 15_900],
  [1963, 13_500, 41_300, 27_100, 14_600],
  [1964, 15_100, 49_100, 29_500, 16_600],
  [1965, 16_800, 45_000, 30_300, 17_900],
  [1966, 18_200, 42_400, 30_600, 17_800],
  [1967, 19_900, 43_600, 33_700, 19_600],
  [1968, 22_200, 48_600, 36_200, 21_700],
  [1969, 24_900, 50_900, 39_000, 23_600],
  [1970, 28_000, 54_300, 42_900, 26_100],
  [1971, 31_200, 61_200, 47_200, 30_300],
  [1972, 34_200, 61_600, 50_200, 32_400],
  [1973, 45_300, 77_600, 64_300, 42_200],
  [1974, 61_800, 113_000, 90_100, 55_700],
  [1975, 67_700, 126_400, 97_400, 60_500],
  [1976, 70_300, 114_600, 98_200, 62_100],
  [1977, 74_100, 121_800, 102_000, 65_300],
  [1978, 77_900, 122_400, 105_900, 70_100],
  [1979, 82_500, 128_900, 114_300, 75_400],
  [1980, 92_500, 149_400, 129_700, 84_100],
  [1981, 98_300, 161_800, 138_700, 91_700],
  [1982, 101_300, 170_900, 143_000, 93_900],
  [1983, 102_200, 168_000, 143_800, 94_300],
  [1984, 102_800, 161_200, 141_700, 95_300],
  [1985, 104_200, 172_200, 144_500, 96_900],
  [1986, 106_200, 181_900, 149_500, 102_600],
  [1987, 110_000, 191_800, 156_600, 108_400],
  [1988, 116_500, 203_600, 175_000, 117_300],
  [1989, 123_100, 237_300, 193_300, 128_400],
  [1990, 131_700, 286_700, 222_900, 147_400],
  [1991, 137_600, 329_800, 246_800, 158_700],
  [1992, 143_500, 333_700, 245_600, 162_400],
  [1993, 150_900, 300_300, 227_500, 159_200],
  [1994, 156_600, 262_900, 212_800, 148_400],
  [1995, 158_300, 228_800, 199_000, 143_200],
  [1996, 161_000, 229_700, 198_000, 143_600],
  [1997, 160_500, 223_000, 201_000, 141_000],
  [1998, 158_600, 225_600, 203_800, 138_700],
  [1999, 159_300, 220_900, 197_900, 139_400],
  [2000, 159_000, 204_300, 182_600, 132_300],
  [2001, 157_200, 186_100, 177_800, 136_400],
  [2002, 153_600, 195_200, 180_500, 135_000],
  [2003, 152_700, 187_300, 179_500, 131_400],
  [2004, 152_100, 190_100, 176_100, 130_600],
  [2005, 151_900, 185_700, 171_500, 132_800],
  [2006, 152_900, 170_500, 178_600, 133_700],
  [2007, 153_600, 182_500, 185_800, 135_600],
  [2008, 156_000, 229_100, 206_100, 158_300],
  [2009, 156_600, 265_200, 219_000, 169_500],
  [2010, 156_500, 226_400, 205_900, 163_000],
  [2011, 156_800, 238_400, 197_000, 158_900],
  [2012, 157_600, 223_300, 193_900, 155_600],
  [2013, 159_900, 258_500, 203_800, 164_300],
  [2014, 163_000, 276_200, 228_000, 176_400],
  [2015, 165_400, 262_200, 240_200, 197_300],
  [2016, 165_900, 308_300, 254_200, 204_100],
  [2017, 166_700, 350_400, 265_500, 214_600],
  [2018, 168_500, 304_200, 263_100, 214_100],
  [2019, 170_100, 363_300, 285_600, 228_800],
  [2020, 172_000, 279_200, 276_900, 230_200],
  [2021, 172_200, 338_400, 288_200, 227_300],
  [2022, 176_200, 434_400, 277_500, 241_500],
  [2023, 204_100, 366_700, 314_300, 281_100],
];

const columns: Partial<Record<Structure, StandardCostColumn>> = { W: 'wood', SRC: 'SRC', RC: 'RC', S: 'steel', LGS: 'steel' };
const places: Record<StandardCostColumn, 1 | 2 | 3 | 4> = { wood: 1, SRC: 2, RC: 3, steel: 4 };

/** The column for a structure, or null where the table has none. */
export function standardCostColumn(structure: Structure): StandardCostColumn | null {
  return columns[structure] ?? null;
}

/** Whether the table has a row for the year of completion. */
export function hasStandardCost(year: number): boolean {
  return table.some((row) => row[0] === year);
}

/** Yen per m² for a building completed in the year. Throws {@link RuleNotInForce} for a year that the table does not hold. */
export function standardBuildingCost(column: StandardCostColumn, year: number): StandardCost {
  const row = table.find((entry) => entry[0] === year);
  if (!row) throw new RuleNotInForce(standardCostId, `${year}-01-01`);
  return { year, column, yenPerSqm: row[places[column]], confirmed: year <= 1981 || year === 2023 };
}
