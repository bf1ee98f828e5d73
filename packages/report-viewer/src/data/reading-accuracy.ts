/** Kinds of sources whose reading is measured apart. */
export type SourceKind = 'known_page' | 'unseen_page' | 'pdf_text' | 'sheet' | 'picture' | 'coarse_picture' | 'photo';

/** What the reader makes of sources of one kind, counted over values that a person wrote down before anything was read. */
export interface ReadingAccuracy {
  kind: SourceKind;
  /** Stated values that were read exactly. */
  exact: number;
  /** Stated values in all. */
  stated: number;
  /** Values read wrong, or read where none is stated, at a confidence of 0.8 or more. */
  wrongAndSure: number;
  /** Whether the sources were new to the reader, none of its rules made with them. */
  isFirstSight: boolean;
  /** Day of the last measure, ISO 8601. */
  measuredOn: string;
}

/** The last figures of `docs/quality.tsv` whose metric begins with `method.`; `tests/repository/quality.test.ts` holds both together. */
export const readingAccuracy: readonly ReadingAccuracy[] = [
  {
    kind: 'known_page',
    exact: 320,
    stated: 321,
    wrongAndSure: 0,
    isFirstSight: true,
    measuredOn: '2026-11-24',
  },
  {
    kind: 'unseen_page',
    exact: 4971,
    stated: 5443,
    wrongAndSure: 50,
    isFirstSight: true,
    measuredOn: '2026-11-24',
  },
  { kind: 'pdf_text', exact: 5473, stated: 5788, wrongAndSure: 69, isFirstSight: true, measuredOn: '2026-11-24' },
  {
    kind: 'sheet',
    exact: 10264,
    stated: 10793,
    wrongAndSure: 28,
    isFirstSight: true,
    measuredOn: '2026-11-24',
  },
  {
    kind: 'picture',
    exact: 3032,
    stated: 3318,
    wrongAndSure: 39,
    isFirstSight: true,
    measuredOn: '2026-11-24',
  },
  {
    kind: 'coarse_picture',
    exact: 305,
    stated: 322,
    wrongAndSure: 0,
    isFirstSight: false,
    measuredOn: '2026-11-23',
  },
  { kind: 'photo', exact: 129, stated: 132, wrongAndSure: 0, isFirstSight: false, measuredOn: '2026-11-23' },
];
