import { layoutSets } from './layout-sets.ts';

/** Pages that are recorded as the readers left them: every layout that was looked at, printed at 200 dots an inch, and some at others. */
export const recordedPages: readonly { layout: string; dpi: number; name: string }[] = [
  ...[
    layoutSets.tuned,
    layoutSets.tunedLater,
    layoutSets.keptOutLater,
    layoutSets.fourth,
    layoutSets.fifth,
    layoutSets.sixth,
    layoutSets.seventh,
    layoutSets.eighth,
    layoutSets.ninth,
    layoutSets.tenth,
    layoutSets.eleventh,
    layoutSets.twelfth,
    layoutSets.thirteenth,
    layoutSets.fourteenth,
    layoutSets.fifteenth,
    layoutSets.sixteenth,
    layoutSets.eighteenth,
    layoutSets.nineteenth,
    layoutSets.twentieth,
    layoutSets.twentyFirst,
    layoutSets.twentySecond,
    layoutSets.twentyThird,
    layoutSets.twentyFourth,
    layoutSets.twentyFifth,
  ].flatMap((set) => set.map((layout) => ({ layout, dpi: 200 }))),
  { layout: 'vertical-groups', dpi: 300 },
  { layout: 'roll-inside', dpi: 150 },
  { layout: 'table-at-right', dpi: 150 },
].map(({ layout, dpi }) => ({ layout, dpi, name: `${layout}-${dpi}` }));
