import { assumptions } from '../../assumptions/defaults.ts';
import type { SettledInput } from '../../assumptions/settling-documents.ts';
import { assumptionId, present, type ReportDraft } from '../../draft/report-draft.ts';
import type { DocumentReading, Measured } from '../../score/document-meter.ts';
import { term } from '../../terms/term.ts';
import type { InsightReport } from '../document/insight-report.ts';

type Meter = NonNullable<InsightReport['document_meter']>;

const inputWords = (input: SettledInput): string =>
  input === 'rent' ? 'Rent' : input === 'split' ? 'Division of the price' : assumptions[input].label;

/** Figures that an input stands for in the report. */
const figuresOf = (input: SettledInput): string[] =>
  input === 'rent' ? ['rent.monthly_full'] : input === 'split' ? ['returns.atcf'] : [assumptionId(input)];

const formula =
  'base case worked out again with every input that the document settles at its less favourable, then at its more favourable end';

/** What each document that is not there would settle, as figures: the base case with its range, widest effect in yen first. */
export function writeDocumentMeter(draft: ReportDraft, readings: readonly DocumentReading[]): Meter {
  const { ledger } = draft;
  return readings.map(({ document, open, less, more, effect }) => {
    const { id, title, title_ja } = document;
    const from = present(ledger, [...new Set(open.flatMap(({ input }) => figuresOf(input)))]);
    const write = (name: string, of: string, pick: (measured: Measured) => number | null) => {
      const base = ledger.figures()[of];
      const ends = [pick(less), pick(more), base?.value ?? null].filter((value) => value !== null);
      const figure = `documents.${id}.${name}`;
      return ledger.computed(figure, base?.value ?? null, formula, [of, ...from], {
        range: ends.length > 1 ? [Math.min(...ends), Math.max(...ends)] : null,
        because: base?.because ?? null,
        term: term(
          `${base?.label ?? name} until there is: ${title.toLowerCase()}`,
          base?.label_ja ?? null,
          base?.unit ?? 'ratio',
          'The base case, and how low and how high it may lie while the inputs that this document settles stand at the ends of their ranges.',
        ),
      });
    };
    const cash = write('atcf', 'returns.atcf', (measured) => measured.cash);
    return {
      id,
      title,
      title_ja,
      settles: open.map(({ input }) => inputWords(input)),
      net_yield: write('net_yield', 'returns.net_yield', (measured) => measured.netYield),
      atcf: cash,
      score: write('score', 'score.scenario', (measured) => measured.score),
      effect: ledger.computed(
        `documents.${id}.effect`,
        effect,
        'cash after tax at the more favourable ends − at the less favourable ends',
        [cash],
        {
          term: term(
            `What is settled by: ${title.toLowerCase()}`,
            null,
            'JPY/year',
            'First-year cash flow after income tax between the less and the more favourable ends of the inputs that this document settles.',
          ),
        },
      ),
    };
  });
}
