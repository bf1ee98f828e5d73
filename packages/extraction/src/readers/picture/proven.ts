import { yen } from '../../facts/values/read-amount.ts';
import type { ReadingName } from '../../lexicon/reading-names.ts';
import { thresholds } from '../../lexicon/thresholds.ts';
import { yieldOf } from '../../normalise/percent.ts';
import type { Block, PairBlock } from '../../reading/source-reading.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { isMisshapen } from './expected-value.ts';

/** Quantities of a flyer that arithmetic ties together, and the labels that announce them. */
const announced = {
  price: ['price'],
  month: ['rent_monthly', 'rent_monthly_full', 'rent_monthly_current'],
  year: ['rent_annual', 'rent_annual_full', 'rent_annual_current'],
  yield: ['yield_full', 'yield_current'],
  fee: ['management_fee'],
  reserve: ['repair_reserve'],
  total: ['cost_total', 'fee_and_reserve'],
} as const satisfies Record<string, readonly ReadingName[]>;
type Quantity = keyof typeof announced;

/** Rent, price and yield that are further apart than this, as a ratio, are not those of one offer: one of them was misread. */
const mostApart = 1.4;

interface Found {
  block: PairBlock;
  value: number;
}

function quantitiesOf(blocks: readonly Block[]): Map<Quantity, Found> {
  const found = new Map<Quantity, Found>();
  const twice = new Set<Quantity>();
  for (const block of blocks) {
    if (block.type !== 'pair' || block.aside !== null) continue;
    const reading = meaningOf(block.label.replace(/\s+/g, ''))?.reading;
    for (const [quantity, readings] of Object.entries(announced) as [Quantity, readonly ReadingName[]][]) {
      if (reading === undefined || !readings.includes(reading)) continue;
      const value = quantity === 'yield' ? yieldOf(block.value) : yen(block.value, block.label);
      if (value === null || value <= 0) continue;
      const before = found.get(quantity);
      if (before && before.value !== value) twice.add(quantity);
      if (!before || before.block.at.recognised === 'unsure') found.set(quantity, { block, value });
    }
  }
  for (const quantity of twice) found.delete(quantity);
  return found;
}

/** Blocks of a page, those among them that arithmetic proves or refutes. */
function judged(blocks: readonly Block[]): Map<PairBlock, 'sure' | 'unsure'> {
  const {
    price,
    month,
    year,
    yield: rate,
    fee,
    reserve,
    total,
  } = Object.fromEntries(quantitiesOf(blocks)) as Partial<Record<Quantity, Found>>;
  const verdicts = new Map<PairBlock, 'sure' | 'unsure'>();
  // What holds together by three misreadings is not to be expected: all parts of an equation that holds are read right.
  const prove = (holds: boolean, ...parts: Found[]): void => {
    const doubtful = parts.filter(({ block }) => block.at.recognised === 'unsure');
    const wellFormed = parts.every(({ block }) => !isMisshapen(block.label, block.value));
    if (holds && wellFormed && doubtful.length === 1) for (const { block } of doubtful) verdicts.set(block, 'sure');
  };
  if (month && year) prove(month.value * 12 === year.value, month, year);
  if (fee && reserve && total) prove(fee.value + reserve.value === total.value, fee, reserve, total);
  const rent = year ?? (month && { block: month.block, value: month.value * 12 });
  if (price && rent && rate) {
    const worked = (rent.value / price.value) * 100;
    prove(Math.abs(worked - rate.value) < thresholds.yieldStep.value, price, rent, rate);
    const apart = Math.max(worked / rate.value, rate.value / worked);
    if (apart > mostApart) for (const { block } of [price, rent, rate]) verdicts.set(block, 'unsure');
  }
  return verdicts;
}

/**
 * The blocks of a page that was read from a picture, after what arithmetic says of them: rent × 12 = a year's rent, a year's
 * rent ÷ price = yield, fee + reserve = total. A doubtful amount that the others prove is sure; amounts that contradict each
 * other plainly are all to be confirmed.
 */
export function provenBlocks(blocks: readonly Block[]): Block[] {
  const verdicts = judged(blocks);
  return blocks.map((block) => {
    const verdict = block.type === 'pair' ? verdicts.get(block) : undefined;
    return block.type === 'pair' && verdict ? { ...block, at: { ...block.at, recognised: verdict } } : block;
  });
}
