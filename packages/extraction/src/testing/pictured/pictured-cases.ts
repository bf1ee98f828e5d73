import { layoutSets } from './layout-sets.ts';

/** What is done to a printed flyer before it is read. */
export type Treatment =
  | { as: 'png' | 'gif' | 'jpeg' | 'one-bit' | 'noisy'; dpi: number }
  | { as: 'skewed'; dpi: number; degrees: number }
  | { as: 'turned'; dpi: number; quarters: 1 | 2 | 3 }
  | { as: 'exif'; dpi: number; orientation: 3 | 6 | 8 }
  | { as: 'photo'; strength: 'mild' | 'strong' };

export interface PicturedCase {
  layout: string;
  treatment: Treatment;
  /** Kind of input for the table of the bench. */
  kind: string;
  /** Name of the picture without its ending. */
  name: string;
}

const kinds = {
  rendered: 'rendered, 200 to 300 dpi',
  small: '150 dpi, screens, GIF',
  photos: 'photos',
  scans: 'scans: skewed, noisy, 1-bit',
} as const;

function nameOf(layout: string, treatment: Treatment): string {
  const { as } = treatment;
  const detail =
    as === 'photo'
      ? treatment.strength
      : as === 'skewed'
        ? `${treatment.dpi}-${String(treatment.degrees).replace('-', 'left-').replace('.', '_')}`
        : as === 'turned'
          ? `${treatment.dpi}-${treatment.quarters * 90}`
          : as === 'exif'
            ? `${treatment.dpi}-${treatment.orientation}`
            : String(treatment.dpi);
  return `${layout}-${as}-${detail}`;
}

const cases = (kind: string, layouts: readonly string[], treatments: readonly Treatment[]): PicturedCase[] =>
  layouts.flatMap((layout) => treatments.map((treatment) => ({ layout, treatment, kind, name: nameOf(layout, treatment) })));

/** Every second one, beginning with the first or the second. */
const half = (layouts: readonly string[], from: 0 | 1): string[] => layouts.filter((_, index) => index % 2 === from);

/** All pictures of the bench: seven layouts in many states, eight more in one, and thirty that were kept out of all tuning when they were first read. */
export const picturedCases: readonly PicturedCase[] = [
  ...cases(kinds.rendered, layoutSets.tuned, [
    { as: 'png', dpi: 200 },
    { as: 'png', dpi: 300 },
  ]),
  ...cases(kinds.rendered, half(layoutSets.tuned, 0), [{ as: 'jpeg', dpi: 200 }]),
  ...cases(kinds.rendered, ['table-at-right'], [{ as: 'turned', dpi: 200, quarters: 1 }]),
  ...cases(kinds.rendered, ['two-columns'], [{ as: 'turned', dpi: 200, quarters: 2 }]),
  ...cases(kinds.rendered, ['vertical-groups'], [{ as: 'turned', dpi: 200, quarters: 3 }]),
  ...cases(kinds.rendered, ['roll-inside'], [{ as: 'exif', dpi: 200, orientation: 6 }]),
  ...cases(kinds.rendered, ['english-mix'], [{ as: 'exif', dpi: 200, orientation: 3 }]),
  ...cases(kinds.small, layoutSets.tuned, [
    { as: 'png', dpi: 150 },
    { as: 'png', dpi: 100 },
  ]),
  ...cases(kinds.small, half(layoutSets.tuned, 1), [{ as: 'gif', dpi: 120 }]),
  ...cases(kinds.scans, half(layoutSets.tuned, 0), [
    { as: 'one-bit', dpi: 200 },
    { as: 'skewed', dpi: 200, degrees: 1.4 },
  ]),
  ...cases(kinds.scans, half(layoutSets.tuned, 1), [
    { as: 'noisy', dpi: 150 },
    { as: 'skewed', dpi: 200, degrees: -2.3 },
  ]),
  ...cases(kinds.photos, half(layoutSets.tuned, 0), [{ as: 'photo', strength: 'mild' }]),
  ...cases(kinds.photos, half(layoutSets.tuned, 1), [{ as: 'photo', strength: 'strong' }]),
  ...cases(`kept out: 200 dpi`, layoutSets.keptOut, [{ as: 'png', dpi: 200 }]),
  ...cases(`kept out: ${kinds.small}`, half(layoutSets.keptOut, 0), [{ as: 'png', dpi: 150 }]),
  ...cases(`kept out: ${kinds.small}`, half(layoutSets.keptOut, 1), [{ as: 'gif', dpi: 120 }]),
  ...cases(`kept out: ${kinds.photos}`, half(layoutSets.keptOut, 1), [{ as: 'photo', strength: 'mild' }]),
  ...cases(`kept out: ${kinds.photos}`, half(layoutSets.keptOut, 0), [{ as: 'photo', strength: 'strong' }]),
  ...cases('tuned since, second set: 200 dpi', layoutSets.tunedLater, [{ as: 'png', dpi: 200 }]),
  ...cases('kept out, third set: 200 dpi', layoutSets.keptOutLater, [{ as: 'png', dpi: 200 }]),
  ...cases(`kept out, third set: ${kinds.small}`, layoutSets.keptOutLater, [{ as: 'png', dpi: 150 }]),
  ...cases('fourth set: 200 dpi', layoutSets.fourth, [{ as: 'png', dpi: 200 }]),
  ...cases(`fourth set: ${kinds.small}`, half(layoutSets.fourth, 0), [{ as: 'png', dpi: 150 }]),
  ...cases(`fourth set: ${kinds.small}`, half(layoutSets.fourth, 1), [{ as: 'gif', dpi: 120 }]),
  ...cases('fifth set: 200 dpi', layoutSets.fifth, [{ as: 'png', dpi: 200 }]),
  ...cases(`fifth set: ${kinds.small}`, half(layoutSets.fifth, 0), [{ as: 'gif', dpi: 120 }]),
  ...cases(`fifth set: ${kinds.small}`, half(layoutSets.fifth, 1), [{ as: 'png', dpi: 150 }]),
  ...cases('sixth set: 200 dpi', layoutSets.sixth, [{ as: 'png', dpi: 200 }]),
  ...cases('seventh set: 200 dpi', layoutSets.seventh, [{ as: 'png', dpi: 200 }]),
  ...cases('eighth set: 200 dpi', layoutSets.eighth, [{ as: 'png', dpi: 200 }]),
  ...cases('ninth set: 200 dpi', layoutSets.ninth, [{ as: 'png', dpi: 200 }]),
  ...cases(`ninth set: ${kinds.photos}`, half(layoutSets.ninth, 0), [{ as: 'photo', strength: 'mild' }]),
  ...cases(`ninth set: ${kinds.photos}`, half(layoutSets.ninth, 1), [{ as: 'photo', strength: 'strong' }]),
  ...cases('tenth set: 200 dpi', layoutSets.tenth, [{ as: 'png', dpi: 200 }]),
  ...cases(`tenth set: ${kinds.small}`, half(layoutSets.tenth, 0), [{ as: 'gif', dpi: 120 }]),
  ...cases(`tenth set: ${kinds.small}`, half(layoutSets.tenth, 1), [{ as: 'png', dpi: 150 }]),
  ...cases(`tenth set: ${kinds.photos}`, half(layoutSets.tenth, 1), [{ as: 'photo', strength: 'mild' }]),
  ...cases(`tenth set: ${kinds.photos}`, half(layoutSets.tenth, 0), [{ as: 'photo', strength: 'strong' }]),
  ...cases('eleventh set: 200 dpi', layoutSets.eleventh, [{ as: 'png', dpi: 200 }]),
  ...cases('twelfth set: 200 dpi', layoutSets.twelfth, [{ as: 'png', dpi: 200 }]),
  ...cases('thirteenth set: 200 dpi', layoutSets.thirteenth, [{ as: 'png', dpi: 200 }]),
  ...cases('fourteenth set: 200 dpi', layoutSets.fourteenth, [{ as: 'png', dpi: 200 }]),
  ...cases('fifteenth set: 200 dpi', layoutSets.fifteenth, [{ as: 'png', dpi: 200 }]),
  ...cases('sixteenth set: 200 dpi', layoutSets.sixteenth, [{ as: 'png', dpi: 200 }]),
  ...cases('seventeenth set: 200 dpi', layoutSets.seventeenth, [{ as: 'png', dpi: 200 }]),
  ...cases('eighteenth set: 200 dpi', layoutSets.eighteenth, [{ as: 'png', dpi: 200 }]),
  ...cases('nineteenth set: 200 dpi', layoutSets.nineteenth, [{ as: 'png', dpi: 200 }]),
  ...cases('twentieth set: 200 dpi', layoutSets.twentieth, [{ as: 'png', dpi: 200 }]),
  ...cases('twenty-first set: 200 dpi', layoutSets.twentyFirst, [{ as: 'png', dpi: 200 }]),
  ...cases('twenty-second set: 200 dpi', layoutSets.twentySecond, [{ as: 'png', dpi: 200 }]),
  ...cases('twenty-third set: 200 dpi', layoutSets.twentyThird, [{ as: 'png', dpi: 200 }]),
  ...cases('twenty-fourth set: 200 dpi', layoutSets.twentyFourth, [{ as: 'png', dpi: 200 }]),
  ...cases('twenty-fifth set: 200 dpi', layoutSets.twentyFifth, [{ as: 'png', dpi: 200 }]),
  ...cases('twenty-sixth set: 200 dpi', layoutSets.twentySixth, [{ as: 'png', dpi: 200 }]),
  ...cases('twenty-seventh set: 200 dpi', layoutSets.twentySeventh, [{ as: 'png', dpi: 200 }]),
  ...cases('twenty-eighth set: 200 dpi', layoutSets.twentyEighth, [{ as: 'png', dpi: 200 }]),
  ...cases('twenty-ninth set: 200 dpi', layoutSets.twentyNinth, [{ as: 'png', dpi: 200 }]),
];
