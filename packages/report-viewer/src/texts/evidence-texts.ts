/** What the sources say and do not say. */
export const evidenceTexts = {
  title: 'Evidence',
  titleJa: '根拠',
  /** How much the sources state, whether they agree, and whether all of them were used. */
  lead: (stated: number, all: number, conflicts: number, unused: number) =>
    `The sources state ${stated} of ${all} facts${conflicts === 0 ? ' without contradiction' : ` and disagree on ${conflicts}`}.` +
    (unused === 0 ? '' : ` ${unused === 1 ? 'One source was' : `${unused} sources were`} not used.`),
  table: 'Facts and their evidence',
  fact: 'Fact',
  value: 'Value',
  asWritten: 'As written in source',
  disagree: 'Sources disagree',
  notStated: (labels: readonly string[]) => `${labels.length} not stated: ${labels.join('; ')}.`,
  remarks: 'Remarks, as written in source',
  followsFrom: (labels: readonly string[] | null) => `Follows from ${labels === null ? 'other facts' : labels.join(', ')}`,
  picturesLeftOut: (count: number, isOnline: boolean) =>
    `${count === 1 ? 'One more picture is' : `${count} more pictures are`} left out to keep ${isOnline ? 'the report fast' : 'this file small'}. `,
  pagesOnline: 'Document pages with marked values are in the online report, not in this file.',
  inPlaceOfRead: (given: string) => ` ${given}, in place of what was read.`,
  basement: (floor: number) => `Basement ${floor}`,
  byBus: (minutes: number) => `, ${minutes} min by bus`,
  onFoot: (minutes: number) => `, ${minutes} min walk`,
  away: (meters: number) => `, ${meters} m`,
} as const;

/** Where sources disagree. */
export const conflictTexts = {
  title: 'Source conflicts',
  someUsed:
    'The report uses the better documented value: documents before listing pages, newer before older, and the higher of two equal prices. The seller or a document would settle them.',
  noneUsed: 'The report treats these facts as not stated until the seller or a document settles them.',
  table: 'Conflicts between sources',
  fact: 'Fact',
  one: 'One source',
  another: 'Another',
  unnamed: 'Source not stated',
  used: ', used in this report',
} as const;

/** What was sent and not used. */
export const unusedTexts = {
  title: 'Sources not used',
  notUsed: 'Not used: ',
  /** What the reason is said of. */
  subject: 'It',
  others: 'The report uses the other sources. ',
  instead: 'See what to send instead',
} as const;

/** What the sources claim beside what their own figures give. */
export const claimTexts = {
  title: 'Claim check',
  titleJa: '表示の検算',
  differing: 'Claims that differ',
  agreeing: 'Claims that match',
  passed: (labels: readonly string[]) => `${labels.length} passed: ${labels.join('; ')}`,
  claim: 'Claim',
  stated: 'Stated',
  calculated: 'Calculated',
  difference: 'Difference',
  state: 'State',
  states: { differs: 'Flagged', agrees: 'Passed' },
  perMonth: ' (/mo)',
  perYear: ' (/yr)',
  lead: (count: number, differing: readonly string[]) => {
    if (differing.length > 0)
      return `${differing.length} of ${count} claims we can check ${differing.length === 1 ? 'differs' : 'differ'} from the source’s own figures: ${differing.join('; ')}.`;
    if (count === 1) return 'The one claim we can check matches the other figures of its source.';
    return `${count === 2 ? 'Both' : `All ${count}`} claims we can check match the other figures of their sources.`;
  },
} as const;

/** What is put in because no source states it. */
export const assumptionTexts = {
  title: 'Assumptions',
  titleJa: '前提',
  lead: (count: number) => `${count} inputs are assumed because no source states them. Documents can replace them.`,
  input: 'Input',
  used: 'Used',
  unit: 'Unit and origin',
  range: 'Range',
  why: 'Why',
} as const;

/** The pages of one source, each value marked. */
export const pageTexts = {
  lead: (places: number) =>
    `${places === 1 ? 'One place' : `${places} places`} used by the report. Each mark and its line in the list link to the value in the report.`,
  page: (page: number) => `Page ${page}`,
  withMarks: (page: number) => `Page ${page} with its marks`,
  pageOf: (page: number, source: string) => `Page ${page} of ${source}`,
  marks: (page: number) => `Marks on page ${page}`,
  values: (page: number) => `Values on page ${page}`,
  /** What a mark is read aloud as: `3: Price, Floor area`. */
  mark: (number: number, labels: readonly string[]) => `${number}: ${labels.join(', ')}. See its value in the report`,
} as const;
