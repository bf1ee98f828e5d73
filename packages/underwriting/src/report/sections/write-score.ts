import { isAssumed } from '../../case/settings.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { decimals } from '../../numbers/number-text.ts';
import type { ScenarioScore } from '../../score/scenario-score.ts';
import { bindingCap } from '../../score/score-caps.ts';
import { type ScoreMeasure, scoreMeasureNames, scoreVersion } from '../../score/score-version.ts';
import * as texts from '../../texts/score-texts.ts';
import type { InsightReport } from '../document/insight-report.ts';

const { version, measures, flatMarket } = scoreVersion;

const inputsOf: Record<ScoreMeasure, string[]> = {
  income_yield: ['value_today.noi', 'financial_analysis.maintenance_reserves.capital_reserve', 'facts.price'],
  flat_return: ['value_today.noi', 'exit.day_one', 'facts.price', 'assumptions.market_cap_rate'],
  value_to_price: ['exit.day_one', 'facts.price'],
  ncf_margin: ['value_today.noi', 'financial_analysis.maintenance_reserves.capital_reserve', 'rent.monthly_full'],
  working_life: ['facts.age_years', 'assumptions.building_age'],
  walk: ['facts.walk_minutes', 'facts.price'],
  population: ['place.population_index', 'facts.price'],
  vacancy: ['assumptions.vacancy'],
  legal: ['facts.built_year', 'facts.built_month', 'facts.price'],
};

/** `0 → 0, 1.4 → 2.5, …`: the curve as it is published. */
function curveText(name: ScoreMeasure): string {
  const { curve } = measures[name];
  const shown = (value: number) => decimals(value, Number.isInteger(value) ? 0 : value * 10 === Math.round(value * 10) ? 1 : 2);
  return curve.length === 0 ? '' : texts.curve(curve.map(([value, mark]) => `${shown(value)} → ${mark}`).join(', '));
}

/** Measures with their marks and weights, the score, its caps and the loan beside it. */
export function writeScore(
  draft: ReportDraft,
  score: ScenarioScore,
  range: [number, number],
  bestFifthPrice: number | null,
): Pick<InsightReport, 'score_parts' | 'score_gates'> {
  const { ledger } = draft;
  const list = scoreMeasureNames.map((name) => {
    const { label, definition, weight } = measures[name];
    const weightId = ledger.assumed(`score.${name}.weight`, weight, `score@${version}`, texts.weightReason(version), null, {
      term: texts.weight(label),
    });
    const mark = ledger.computed(`score.${name}`, score.marks[name], texts.markFormula(version), present(ledger, inputsOf[name]), {
      term: texts.mark(label, definition, curveText(name)),
    });
    return { id: name, label, score: mark, weight: weightId, reading: readingOf(name, score) };
  });
  const before = ledger.computed(
    'score.before_gates',
    score.beforeCaps,
    texts.beforeGatesFormula,
    list.flatMap((entry) => [entry.score, entry.weight]),
    {
      term: texts.beforeGates(scoreVersion.scale.map(([mean, mark]) => `${mean} → ${mark}`).join(', ')),
    },
  );
  ledger.computed('score.scenario', score.score, texts.scenarioFormula, [before], {
    range,
    term: texts.scenario(version),
  });
  const binding = bindingCap(score.caps);
  const { bestFifth } = scoreVersion.meaning;
  ledger.computed('score.best_fifth_price', binding < bestFifth ? null : bestFifthPrice, texts.bestFifthPriceFormula(bestFifth), [before], {
    term: texts.bestFifthPrice(bestFifth),
    because: binding < bestFifth ? texts.cappedAtAnyPrice(binding.toFixed(1)) : texts.noPriceGivesIt(bestFifth),
  });
  writeLoanMark(draft, score);
  writeFlatReturn(draft, score);
  return { score_parts: list, score_gates: score.caps.map(({ id, label, cap, applied, reason }) => ({ id, label, cap, applied, reason })) };
}

/** Which facts the score counts at their bad end, because no source states them: its marks then stand below the report's own figures. */
export function noteSilence({ subject, settings }: ReportDraft): string[] {
  const rights = subject.tenure === 'unknown' ? [texts.rightsNotStated] : [];
  const silent = [
    ...(['management_fee_per_m2', 'reserve_per_m2', 'building_age'] as const).flatMap((key) =>
      isAssumed(settings, key) ? [texts.silentNames[key]] : [],
    ),
    ...(subject.plausibleStructures.length > 1 ? [texts.silentNames.structure] : []),
  ];
  if (silent.length === 0) return rights;
  return [...rights, texts.silent(silent.join(', '))];
}

/** How a measure is told: decimals, unit, and a factor. */
const shownAs: Partial<Record<ScoreMeasure, readonly [digits: number, unit: string, times?: number]>> = {
  income_yield: [1, '%'],
  flat_return: [1, '%'],
  value_to_price: [2, '×'],
  ncf_margin: [0, '%'],
  working_life: [0, texts.years],
  walk: [0, texts.minutes],
  population: [0, '%', 100],
  vacancy: [1, '%'],
};

/** `Income yield is 3.1%: 5.1 of 10.` */
function readingOf(name: ScoreMeasure, { marks, measured }: ScenarioScore): string {
  const mark = texts.ofTen(marks[name].toFixed(1));
  const { label } = measures[name];
  const value = name === 'legal' ? null : measured[name];
  const shown = shownAs[name];
  if (value === null || shown === undefined) return texts.measureWithout(label, mark, name === 'legal' ? '' : texts.becauseNotStated);
  const [digits, unit, times = 1] = shown;
  return texts.measureIs(label, decimals(value * times, digits), unit, mark);
}

/** The loan's own mark, and the score with what the loan costs of it. */
function writeLoanMark({ ledger }: ReportDraft, { loan, withLoan, score }: ScenarioScore): void {
  if (loan === null) return;
  const { cost, words } = scoreVersion.loan;
  const word = loan.mark >= words.covers ? texts.covered : loan.mark >= words.tight ? texts.tight : texts.notCovered;
  const mark = ledger.computed(
    'score.loan',
    loan.mark,
    texts.loanFormula,
    present(ledger, ['returns.dscr', 'scenario.cautious.dscr', 'assumptions.loan_years']),
    {
      term: texts.loanMark(word, words.covers, words.tight),
    },
  );
  ledger.computed('score.with_loan', withLoan, texts.withLoanFormula(cost.factor, cost.from), ['score.scenario', mark], {
    term: texts.withLoan(score === withLoan),
  });
}

/** The return of the flat-market case, which the score marks. */
function writeFlatReturn({ ledger }: ReportDraft, { market }: ScenarioScore): void {
  const { irr } = market.result.ratios;
  ledger.computed(
    'flat_market.return',
    irr.value === null ? null : irr.value * 100,
    texts.flatReturnFormula,
    present(ledger, [
      'value_today.noi',
      'exit.day_one',
      'facts.price',
      'assumptions.market_cap_rate',
      'financial_analysis.acquisition_costs.total',
    ]),
    {
      term: texts.flatReturn(flatMarket.years, decimals(flatMarket.rent_change, 1)),
      because: irr.because,
    },
  );
}
