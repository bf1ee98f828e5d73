import { assumptions } from '../../assumptions/defaults.ts';
import type { SettledInput } from '../../assumptions/settling-documents.ts';
import { assumptionId, present, type ReportDraft } from '../../draft/report-draft.ts';
import type { Figure } from '../../figures/figure.ts';
import type { DocumentReading, Measured } from '../../score/document-meter.ts';
import * as texts from '../../texts/evidence-texts.ts';
import type { InsightReport } from '../document/insight-report.ts';

type Meter = NonNullable<InsightReport['document_meter']>;

const inputWords = (input: SettledInput): string =>
  input === 'rent' ? texts.rent : input === 'split' ? texts.split : assumptions[input].label;

/** Figures of the report that an input stands for. */
const figuresOf = (input: SettledInput): string[] =>
  input === 'rent' ? ['rent.monthly_full'] : input === 'split' ? [] : [assumptionId(input)];

const settled = (value: number): number => Math.round(value * 1e6) / 1e6;

/**
 * What each document that is not there would settle, the widest effect in yen first. Each outcome is a figure of its own in
 * the meter: the base case with its range. They are not among the report's figures, since nothing else rests on them.
 */
export function writeDocumentMeter({ ledger }: ReportDraft, readings: readonly DocumentReading[]): Meter {
  const figures = ledger.figures();
  return readings.map(({ document, open, less, more, effect }) => {
    const { id, title, title_ja } = document;
    const from = present(ledger, [...new Set(open.flatMap(({ input }) => figuresOf(input)))]);
    const write = (name: string, of: string, pick: (measured: Measured) => number | null): Figure => {
      const base = figures[of];
      if (base === undefined) throw new Error(`The meter of missing evidence rests on ${of}, which is not in the report.`);
      const ends = [pick(less), pick(more), base.value].filter((value) => value !== null).map(settled);
      return {
        id: `documents.${id}.${name}`,
        label: base.label,
        label_ja: base.label_ja,
        unit: base.unit,
        value: base.value,
        range: ends.length > 1 ? [Math.min(...ends), Math.max(...ends)] : null,
        definition: texts.moved(base.definition),
        origin: {
          kind: 'computed',
          formula: texts.movedFormula,
          inputs: [of, ...from],
        },
        because: base.because,
      };
    };
    const cash = write('atcf', 'returns.atcf', (measured) => measured.cash);
    return {
      id,
      title,
      title_ja,
      settles: open.map(({ input }) => inputWords(input)),
      cash,
      net_yield: write('net_yield', 'returns.net_yield', (measured) => measured.netYield),
      score: write('score', 'score.scenario', (measured) => measured.score),
      effect: {
        ...cash,
        id: `documents.${id}.effect`,
        label: texts.swing,
        label_ja: null,
        value: settled(effect),
        range: null,
        definition: texts.swingDefinition,
        because: null,
      },
    };
  });
}
