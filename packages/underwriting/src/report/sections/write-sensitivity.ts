import { type SensitivityBar, sensitivityBars } from '../../analysis/sensitivity.ts';
import { inputsOf } from '../../case/input-change.ts';
import { inputEffects } from '../../case/input-effects.ts';
import { outcomeOf } from '../../case/metrics.ts';
import { changedCase } from '../../case/moved-cases.ts';
import { resettle } from '../../case/resettle.ts';
import { workOutCase } from '../../case/work-out-case.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import type { Unit } from '../../numbers/unit.ts';
import * as texts from '../../texts/sensitivity-texts.ts';
import type { InsightReport } from '../document/insight-report.ts';

const outcomes = { net_yield: 'returns.net_yield', btcf: 'returns.btcf', npv: 'returns.npv' } as const;

/** Tornado: each input at the ends of its range, the widest effect on net present value first. */
export function writeSensitivity(draft: ReportDraft): InsightReport['sensitivity'] {
  const { ledger, settings, settled, moved } = draft;
  const rentRange = draft.ranges['rent.monthly_full'] ?? null;
  const bars = sensitivityBars(settings, settled, moved, rentRange);
  const figures = ledger.figures();
  const width = (bar: SensitivityBar) => Math.abs(bar.atHigh.npv - bar.atLow.npv);
  return bars
    .sort((left, right) => width(right) - width(left))
    .map((bar) => {
      const source = bar.key === 'monthly_rent' ? 'rent.monthly_full' : `assumptions.${bar.key}`;
      const figure = figures[source];
      const label = figure?.label ?? bar.key;
      const inSentence = label.toLowerCase();
      const id = (part: string) => `sensitivity.${bar.key}.${part}`;
      const reason = bar.key === 'monthly_rent' && !rentRange ? texts.aroundStatedRent : texts.endOfRange;
      const input = (end: 'low' | 'high', value: number) =>
        ledger.assumed(id(`${end}_input`), value, `range/${bar.key}`, reason, null, {
          term: texts.input(label, end, figure?.unit ?? 'ratio', inputEffects[bar.key].note),
        });
      const lowInput = input('low', bar.lowInput);
      const highInput = input('high', bar.highInput);
      const ends = { low: bar.atLow, high: bar.atHigh };
      const write = (end: 'low' | 'high', key: keyof typeof outcomes) => {
        const base = figures[outcomes[key]];
        const value = outcomeOf[key](ends[end]);
        return ledger.computed(id(`${end}.${key}`), value, texts.outcomeFormula, [outcomes[key], end === 'low' ? lowInput : highInput], {
          term: texts.outcome(base?.label ?? key, inSentence, end, base?.label_ja ?? null, base?.unit ?? 'ratio', base?.definition ?? ''),
        });
      };
      return {
        id: bar.key,
        label,
        low_input: lowInput,
        high_input: highInput,
        low: { net_yield: write('low', 'net_yield'), btcf: write('low', 'btcf'), npv: write('low', 'npv') },
        high: { net_yield: write('high', 'net_yield'), btcf: write('high', 'btcf'), npv: write('high', 'npv') },
      };
    });
}

interface Axis {
  label: string;
  unit: Unit;
  values: number[];
}

/** Rent against interest rate, and price against vacancy. */
export function writeTwoWay(draft: ReportDraft): InsightReport['two_way'] {
  const { subject, settings, base } = draft;
  const rents: Axis = { label: texts.rentChange, unit: 'percent', values: [-20, -10, 0, 10, 20] };
  const rates: Axis = { label: texts.rateChange, unit: 'points', values: [-1, 0, 1, 2, 3] };
  const prices: Axis = { label: texts.priceChange, unit: 'percent', values: [-20, -10, 0, 5, 10] };
  const vacancies: Axis = { label: texts.vacancyChange, unit: 'points', values: [-3, 0, 5, 10, 15] };
  const about = { subject, settings };
  const cash = rents.values.map((rent) =>
    rates.values.map((rate) => {
      const change = inputsOf(settings, { rentFactor: 1 + rent / 100, ratePoints: rate });
      return outcomeOf.btcf(changedCase(about, base, change));
    }),
  );
  const yields = prices.values.map((price) => {
    const at = resettle(about, { price: Math.round(subject.price * (1 + price / 100)) });
    const priced = workOutCase(at.subject, at.settings);
    return vacancies.values.map((points) => outcomeOf.net_yield(changedCase(at, priced, inputsOf(at.settings, { vacancyPoints: points }))));
  });
  return [
    writeTable(
      draft,
      'rent_rate',
      texts.cashByRentAndRate,
      rents,
      rates,
      { label: texts.cash, unit: 'JPY/year', inputs: ['returns.btcf', 'rent.monthly_full', 'assumptions.loan_rate'] },
      cash,
    ),
    writeTable(
      draft,
      'price_vacancy',
      texts.yieldByPriceAndVacancy,
      prices,
      vacancies,
      { label: texts.netYield, unit: 'percent', inputs: ['returns.net_yield', 'facts.price', 'assumptions.vacancy'] },
      yields,
    ),
  ];
}

function writeTable(
  draft: ReportDraft,
  id: string,
  title: string,
  rows: Axis,
  columns: Axis,
  outcome: { label: string; unit: Unit; inputs: string[] },
  cells: (number | null)[][],
): InsightReport['two_way'][number] {
  const { ledger } = draft;
  const step = ledger.assumed(`two_way.${id}.steps`, 5, `two-way/${id}`, texts.stepsReason, null, {
    term: texts.steps(title),
  });
  const axis = (name: string, { label, unit, values }: Axis) =>
    ledger.series(`two_way.${id}.${name}`, values, texts.axisFormula, [step], texts.axis(label, unit));
  const rowAxis = axis('rows', rows);
  const columnAxis = axis('columns', columns);
  const lines = cells.map((values, index) =>
    ledger.series(
      `two_way.${id}.row_${index + 1}`,
      values,
      texts.rowFormula,
      [...outcome.inputs, rowAxis, columnAxis],
      texts.row(
        outcome.label,
        rows.label.toLowerCase(),
        String(rows.values[index] ?? 0).replace('-', '−'),
        outcome.unit,
        columns.label.toLowerCase(),
      ),
    ),
  );
  return { id, title, rows: rowAxis, columns: columnAxis, cells: lines };
}
