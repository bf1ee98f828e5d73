import { addressOf } from '../normalise/address.ts';
import { storeysOf } from '../normalise/construction.ts';
import { layoutOf } from '../normalise/layout.ts';
import { moneyAmounts } from '../normalise/money.ts';
import { stationsOf } from '../normalise/stations.ts';
import { plainText } from '../normalise/text.ts';
import type { GridBlock, PairBlock, SourceReading } from '../reading/source-reading.ts';
import { type Candidate, candidatesFrom, mainBlocks, type Read } from './candidate.ts';
import { cellName } from './read-grid.ts';

export function titleCandidates(reading: SourceReading, heading: string): Candidate[] {
  const reads: Read[] = [];
  const plain = plainText(heading);
  const sale = /賃料|家賃|月額/.test(plain) ? [] : moneyAmounts(plain).filter((yen) => yen >= 1_000_000);
  if (new Set(sale).size === 1) reads.push({ field: 'price_jpy', value: sale[0] });
  const layout = layoutOf(plain);
  if (layout) reads.push({ field: 'layout', value: layout });
  const { total } = storeysOf(plain);
  if (total !== null) reads.push({ field: 'floors_total', value: total });
  return candidatesFrom(reads, { reading, label: null, raw: plain, form: 'title', weak: false, rank: 1, group: 0, at: {} });
}

/** What a flyer prints without a label: stations, and the price as a large figure. */
export function lineCandidates(reading: SourceReading): Candidate[] {
  const found: Candidate[] = [];
  let largest: { size: number; yen: number; raw: string; at: PairBlock['at'] } | null = null;
  for (const block of mainBlocks(reading)) {
    if (block.type !== 'line') continue;
    const from = { reading, label: null, raw: block.text, form: 'line', weak: false, rank: 1, group: block.group, at: block.at };
    if (/駅/.test(block.text) && /(?:徒歩|歩|バス)\s*約?\s*[\d０-９]/.test(block.text) && block.text.length < 120) {
      const stations = stationsOf(block.text.replace(/^.*(?:交通|沿線|アクセス|最寄り?駅)[^\s「]*?\s*[:：／/]\s*/, '')).filter(
        (station) => station.line !== null,
      );
      if (stations.length > 0) found.push(...candidatesFrom([{ field: 'stations', value: stations }], from));
    }
    const amounts = moneyAmounts(block.text).filter((yen) => yen >= 1_000_000);
    const [yen] = amounts;
    if (
      yen !== undefined &&
      amounts.length === 1 &&
      block.size !== null &&
      block.size > (largest?.size ?? 11) &&
      !/保険|融資|借入|ローン|賃料|収入|返済|頭金|リフォーム|売上/.test(block.text)
    ) {
      largest = { size: block.size, yen, raw: block.text, at: block.at };
    }
    if (/オーナーチェンジ/.test(block.text)) found.push(...candidatesFrom([{ field: 'occupancy', value: 'tenanted' }], from));
  }
  if (largest)
    found.push(
      ...candidatesFrom([{ field: 'price_jpy', value: largest.yen }], {
        reading,
        label: null,
        raw: largest.raw,
        form: 'line',
        weak: false,
        rank: 1,
        group: 0,
        at: largest.at,
      }),
    );
  return found;
}

/** File number of a court auction, `東京地方裁判所立川支部 令和08年(ケ)第42号`. */
export function courtCase(reading: SourceReading, lines: readonly string[]): Candidate[] {
  const line = lines.map(plainText).find((text) => /地方裁判所.*第\d+号$/.test(text) && text.length < 60);
  return line
    ? candidatesFrom([{ field: 'extra.case', value: line }], {
        reading,
        label: null,
        raw: line,
        form: 'line',
        weak: false,
        rank: 1,
        group: 0,
        at: {},
      })
    : [];
}

/** An address printed above a rent roll without a label. */
export function looseAddress(reading: SourceReading, grid: GridBlock): Candidate[] {
  for (const [row, cells] of grid.rows.slice(0, 8).entries()) {
    const column = cells.findIndex((cell) => /^(?:東京都|北海道|京都府|大阪府|[^\s\d]{2,3}県).+[市区町村郡]/.test(plainText(cell)));
    const text = cells[column];
    const value = text === undefined ? null : addressOf(text);
    if (value === null) continue;
    const at = { ...(grid.sheet !== null && { sheet: grid.sheet }), cell: cellName(column, grid.first_row + row) };
    return candidatesFrom([{ field: 'address', value }], {
      reading,
      label: null,
      raw: text ?? '',
      form: 'line',
      weak: false,
      rank: 1,
      group: grid.group,
      at,
    });
  }
  return [];
}

/** A number of rooms printed above a rent roll (`全8室`, `総戸数：8戸`). */
export function looseUnits(reading: SourceReading, grid: GridBlock): Candidate[] {
  for (const [row, cells] of grid.rows.slice(0, 8).entries()) {
    for (const [column, cell] of cells.entries()) {
      const said = /(?:全|総戸数\s*:?\s*|総室数\s*:?\s*)(\d+)\s*(?:室|戸)/.exec(plainText(cell))?.[1];
      if (!said) continue;
      const at = { ...(grid.sheet !== null && { sheet: grid.sheet }), cell: cellName(column, grid.first_row + row) };
      return candidatesFrom([{ field: 'units', value: Number(said) }], {
        reading,
        label: null,
        raw: cell,
        form: 'line',
        weak: false,
        rank: 1,
        group: grid.group,
        at,
      });
    }
  }
  return [];
}
