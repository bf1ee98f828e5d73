import { confidenceOf, withAgreement } from '../facts/confidence.ts';
import type { ConfidenceTable, LabelKnown, SharesByForm } from '../facts/confidence-table.ts';
import { calibrationError, calibrationOf } from './calibration.ts';
import { confidentFrom } from './field-score.ts';
import type { FirstSights, Half, SightedValue } from './first-sight.ts';

/** What six earlier batches (634 values of them) gave for each class. Their values were not kept, so it counts as this many values each. */
const earlierWeight = 20;
const earlier: ConfidenceTable = {
  shares: {
    table: { listed: 0.98, likely: 0.96, form: 0.9, none: 0.75 },
    definition: { listed: 0.98, likely: 0.96, form: 0.9, none: 0.75 },
    cell: { listed: 0.97, likely: 0.95, form: 0.9, none: 0.75 },
    structured: { listed: 0.94, likely: 0.85, form: 0.8, none: 0.75 },
    siblings: { listed: 0.97, likely: 0.79, form: 0.85, none: 0.75 },
    inline: { listed: 0.97, likely: 0.79, form: 0.85, none: 0.75 },
    row: { listed: 0.97, likely: 0.79, form: 0.85, none: 0.75 },
    below: { listed: 0.94, likely: 0.78, form: 0.8, none: 0.75 },
    nested: { listed: 0.79, likely: 0.75, form: 0.75, none: 0.7 },
    sentence: { none: 0.78 },
    // A roll whose printed total its rooms add up to, one without a total, and one whose total says something else.
    'proved roll': { listed: 0.98, none: 0.98 },
    'total of a roll': { listed: 0.8, none: 0.75 },
    roll: { listed: 0.95, none: 0.95 },
    'roll that differs': { listed: 0.75, none: 0.75 },
    line: { none: 0.7 },
    title: { none: 0.65 },
  },
  weakness: 0.85,
  doubtLeft: 0.7,
};
const most = 0.98;
/** Of a class with so many values more than one in twenty wrong keeps it below the confident ones, and fewer values lift none above. */
const enoughToLower = 10;
const enoughToLift = 40;
const wrongAtMost = 0.05;
const belowConfident = confidentFrom - 0.01;

const rounded = (value: number): number => Math.round(value * 100) / 100;

function shareOf(values: readonly SightedValue[], before: number): number {
  const right = values.filter((value) => value.right).length;
  const pooled = Math.min(most, (right + earlierWeight * before) / (values.length + earlierWeight));
  const low = values.length >= enoughToLower && 1 - right / values.length > wrongAtMost;
  const unproved = before < confidentFrom && values.length < enoughToLift;
  return rounded(low || unproved ? Math.min(belowConfident, pooled) : pooled);
}

/** The confidence of each class of values from those given, with what earlier batches gave. */
export function fitConfidence(values: readonly SightedValue[]): ConfidenceTable {
  const single = values.filter(({ places, weak }) => places === 1 && !weak);
  const shares: SharesByForm = Object.fromEntries(
    Object.entries(earlier.shares).map(([form, known]) => [
      form,
      Object.fromEntries(
        (Object.entries(known) as [LabelKnown, number][]).map(([name, before]) => [
          name,
          shareOf(
            single.filter((value) => value.form === form && value.known === name),
            before,
          ),
        ]),
      ),
    ]),
  );
  const plain = { shares, weakness: 1, doubtLeft: 1 };
  const expected = (value: SightedValue): number => confidenceOf({ ...value, weak: false, unsure: false }, plain);
  const weak = values.filter((value) => value.weak && value.places === 1);
  const weakExpected = weak.reduce((sum, value) => sum + expected(value), 0);
  const weakRight = weak.filter(({ right }) => right).length;
  const several = values.filter(({ places, weak: isWeak }) => places > 1 && !isWeak);
  const doubt = several.reduce((sum, value) => sum + 1 - expected(value), 0);
  const wrong = several.filter(({ right }) => !right).length;
  return {
    shares,
    weakness: rounded(Math.min(1, (weakRight + earlierWeight * earlier.weakness) / (weakExpected + earlierWeight))),
    doubtLeft: rounded(Math.min(1, (wrong + earlierWeight * earlier.doubtLeft * 0.1) / (doubt + earlierWeight * 0.1))),
  };
}

/** Mean distance of the stated confidence from the share that was right, and the bins it comes from. */
function measured(values: readonly SightedValue[], table: ConfidenceTable) {
  const bins = calibrationOf(
    values.map((value) => ({
      confidence: withAgreement(confidenceOf({ ...value, unsure: false }, table), value.places, table),
      right: value.right,
    })),
  );
  return { bins, error: calibrationError(bins) };
}

/** Fits on one half of the cases, reports on the other, and says whether the table in use is the fitted one. */
export function calibrationReport({ cases, values }: FirstSights, inUse: ConfidenceTable): { text: string; same: boolean } {
  const table = fitConfidence(values.filter(({ half }) => half === 'fitted'));
  const same = JSON.stringify(table) === JSON.stringify(inUse);
  const reportOf = (name: Half): string[] => {
    const part = values.filter(({ half }) => half === name);
    const { bins, error } = measured(part, table);
    return [
      `${name} half: ${part.length} values of ${cases[name]} cases, mean distance ${error ?? '-'}`,
      ...bins.map(
        (bin) =>
          `  ${bin.from.toFixed(2)}-${bin.to.toFixed(2)} ${String(bin.values).padStart(6)} values, mean ${bin.confidence.toFixed(3)}, right ${bin.right.toFixed(3)}`,
      ),
    ];
  };
  const text = [
    ...reportOf('fitted'),
    ...reportOf('other'),
    'confidence by form and label:',
    ...Object.entries(table.shares).map(([form, known]) => `  ${form}: ${JSON.stringify(known)}`),
    `weak label × ${table.weakness}; doubt left where several places agree: ${table.doubtLeft}`,
    same ? 'The confidence in use is the fitted one.' : 'The confidence in use is NOT the fitted one: facts/confidence-table.ts.',
  ].join('\n');
  return { text, same };
}
