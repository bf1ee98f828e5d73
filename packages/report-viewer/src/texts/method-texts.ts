import type { RuleState } from '@rimawari/underwriting';

export const methodTexts = {
  /** The name of the chapter; on a page of its own, where the sources stand elsewhere, it names what is there. */
  title: 'Method',
  pageTitle: 'Method and glossary',
  titleJa: '計算方法・用語集',
  summary: 'Sources, rules in force, working figures and glossary.',
  facts:
    'We read each source into facts and keep the original wording of each. Inputs no source states are assumed by a named rule, with a reason and a range, or shown as not stated. One engine calculates every figure from facts, rules in force and assumptions.',
  amounts:
    'Amounts are in whole yen; dollars are yen divided by the exchange rate at the top. Yields are annual. Results are before income tax unless labeled after tax. Values not stated are never counted as zero.',
  rentAccuracy: (accuracy: string) => `Market rent estimate: ${accuracy}`,
  madeBy: (engine: string, rules: string, format: number | string) =>
    `Made by engine ${engine} with rules of ${rules}, report format ${format}. `,
  allNotes: 'See all notes',
} as const;

export const glossaryTexts = {
  title: 'Glossary',
  term: 'Term',
  definition: 'Definition',
  origin: 'Origin',
  note: 'Scenarios, stress tests and range ends use the same terms for changed inputs.',
  others: 'Other terms',
  /** `Net yield`, `Loan to price; Loan, share of price`, or the first with how many more have the same meaning. */
  labels: (labels: readonly string[]) => (labels.length <= 3 ? labels.join('; ') : `${labels[0]} and ${labels.length - 1} more`),
} as const;

/** How exactly sources of a kind are read. */
export const accuracyTexts = {
  title: 'Reading accuracy',
  sources: {
    known_page: 'pages of supported sites',
    unseen_page: 'pages of other sites',
    pdf_text: 'PDF with text',
    sheet: 'rent rolls, by cell',
    picture: 'pictures of 200 dpi or more',
    coarse_picture: 'pictures of 100–150 dpi, GIF',
    photo: 'photographs',
  },
  line: (kind: {
    sources: string;
    exact: string;
    stated: string;
    exactShare: string;
    wrong: number;
    wrongShare: string;
    isFirstSight: boolean;
    measuredOn: string;
  }) =>
    `${kind.sources.replace(/^./, (first) => first.toUpperCase())}: ${kind.exact} of ${kind.stated} values read exactly (${kind.exactShare}), ` +
    `${kind.wrong === 0 ? 'none' : kind.wrong} wrong with high confidence${kind.wrong === 0 ? '' : ` (${kind.wrongShare})`}; ` +
    `${kind.isFirstSight ? 'sources not seen before' : 'our test sources'}, ${kind.measuredOn}.`,
  note: 'Measured against values recorded beforehand. Compare key values with the source.',
} as const;

/** Every dated rule of the engine. */
export const ruleTexts = {
  title: 'Rules in force',
  titleJa: '適用ルール',
  show: 'Show the rules',
  rule: 'Rule',
  state: 'State',
  source: 'Source and notes',
  states: {
    in_force: 'In force',
    relief_in_force: 'Relief in force',
    relief_ended: 'Relief ended; standard rule in force',
    not_in_force: 'No version known',
  } satisfies Record<RuleState['state'], string>,
  from: (date: string) => ` from ${date}`,
  until: (date: string) => ` until ${date}`,
  unverified: '. Not verified against a published source',
  relief: (until: string | null, value: string) => `Relief${until === null ? '' : ` until ${until}`}: ${value}`,
  table: 'Show the table',
  lead: (rules: number, date: string, reliefs: number, unverified: number) =>
    `${rules} dated rules in force on ${date}: ${reliefWords(reliefs)} ${verifiedWords(unverified)}`,
} as const;

function reliefWords(reliefs: number): string {
  if (reliefs === 0) return 'none of them is a relief with an end date.';
  return `${reliefs} of them ${reliefs === 1 ? 'is a relief' : 'are reliefs'} with an end date.`;
}

/** How many rules were not checked against a published source; the report says so here and in no other place. */
function verifiedWords(unverified: number): string {
  if (unverified === 0) return 'Each was checked against a published source.';
  const [were, those] = unverified === 1 ? ['One is', 'that rule'] : [`${unverified} are`, 'those rules'];
  return `${were} marked “not verified”: not checked against a published source. Figures based on ${those} may change.`;
}

/** Everything the report uses. */
export const sourceTexts = {
  title: 'Sources',
  titleJa: '出典',
  notUsed: ' (not used)',
  listing: 'Listing page: ',
  document: 'Document: ',
  exchangeRate: (source: string, date: string, yen: number, illustrative: boolean) =>
    `Exchange rate: ¥${yen} per dollar, ${date} (${source})${illustrative ? ', an illustration and not the rate of that day' : ''}.`,
  dataset: (source: string, vintage: string, license: string) => `. ${source}, ${vintage}. License: ${license}.`,
  notes: 'Notes',
} as const;

/** Figures that no section shows but that others are calculated from. */
export const workingTitle = 'Working figures';
export const workingLead = (count: number) => `${count} figures that the sections above are based on.`;
export const workingShow = 'Show working figures';
