import { isAssumed } from '../../case/settings.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { decimals } from '../../numbers/number-text.ts';
import type { ScenarioScore } from '../../score/scenario-score.ts';
import { bindingCap } from '../../score/score-caps.ts';
import { type ScoreMeasure, scoreMeasureNames, scoreVersion } from '../../score/score-version.ts';
import { term } from '../../terms/term.ts';
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
  return curve.length === 0 ? '' : `: ${curve.map(([value, mark]) => `${shown(value)} → ${mark}`).join(', ')}, linear in between`;
}

/** How the flat-market case differs from the base case, in words. */
const flatMarketText = `All cash, sold after ${flatMarket.years} years; rent ${decimals(flatMarket.rent_change, 1)}% a year, operating expenses and price level unchanged, aging only.`;

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
    const weightId = ledger.assumed(
      `score.${name}.weight`,
      weight,
      `score@${version}`,
      `Weight of version ${version} of the score, published with its curves, scale and caps.`,
      null,
      { term: { label: `${label}, weight`, label_ja: null, unit: 'percent', definition: 'Share of the Scenario Score.' } },
    );
    const mark = ledger.computed(`score.${name}`, score.marks[name], `curve of score version ${version}`, present(ledger, inputsOf[name]), {
      term: { label, label_ja: null, unit: 'score', definition: `${definition}${curveText(name)}.` },
    });
    return { id: name, label, score: mark, weight: weightId, reading: readingOf(name, score) };
  });
  const before = ledger.computed(
    'score.before_gates',
    score.beforeCaps,
    'weighted average of the marks, on the published scale',
    list.flatMap((entry) => [entry.score, entry.weight]),
    {
      term: term(
        'Score before caps',
        null,
        'score',
        `Weighted average of the nine marks, on the scale ${scoreVersion.scale.map(([mean, mark]) => `${mean} → ${mark}`).join(', ')}.`,
      ),
    },
  );
  ledger.computed('score.scenario', score.score, 'score before caps, limited by the caps that apply', [before], {
    range,
    term: {
      label: 'Scenario Score',
      label_ja: null,
      unit: 'score',
      definition: `Summary of the model’s results on a scale of 0–10, version ${version}: the property at this price, all cash, in a flat market. 5 is a typical asking price, 6.5 the best fifth of listings, 8 needs documents. The range moves each estimated input to its ends. Not advice or an appraisal.`,
    },
  });
  const binding = bindingCap(score.caps);
  const { bestFifth } = scoreVersion.meaning;
  ledger.computed(
    'score.best_fifth_price',
    binding < bestFifth ? null : bestFifthPrice,
    `highest price at which the score before caps is ${bestFifth}`,
    [before],
    {
      term: term(
        `Price for a score of ${bestFifth}`,
        null,
        'JPY',
        'A break-even target with every other input unchanged; not an offer to make.',
      ),
      because:
        binding < bestFifth
          ? `Not available: a score cap of ${binding.toFixed(1)} applies at any price.`
          : `Not available: no price between 20% and 200% of the asking price gives ${bestFifth}.`,
    },
  );
  writeLoanMark(draft, score);
  writeFlatReturn(draft, score);
  return { score_parts: list, score_gates: score.caps.map(({ id, label, cap, applied, reason }) => ({ id, label, cap, applied, reason })) };
}

/** Which facts the score counts at their bad end, because no source states them: its marks then stand below the report's own figures. */
export function noteSilence({ subject, settings }: ReportDraft): string[] {
  const rights =
    subject.tenure === 'unknown'
      ? ['Land rights are not stated: the Scenario Score counts the land as leased (借地権), the rest of the report as freehold.']
      : [];
  const silent = [
    ...(['management_fee_per_m2', 'reserve_per_m2', 'building_age'] as const).flatMap((key) =>
      isAssumed(settings, key) ? [silentNames[key]] : [],
    ),
    ...(subject.plausibleStructures.length > 1 ? ['structure'] : []),
  ];
  if (silent.length === 0) return rights;
  return [
    ...rights,
    `Not stated: ${silent.join(', ')}. The Scenario Score uses the worst fifth of the usual range, the rest of the report the middle.`,
  ];
}

const silentNames = { management_fee_per_m2: 'management fee', reserve_per_m2: 'repair reserve fee', building_age: 'year built' };

/** How a measure is told: decimals, unit, and a factor. */
const shownAs: Partial<Record<ScoreMeasure, readonly [digits: number, unit: string, times?: number]>> = {
  income_yield: [1, '%'],
  flat_return: [1, '%'],
  value_to_price: [2, '×'],
  ncf_margin: [0, '%'],
  working_life: [0, ' years'],
  walk: [0, ' minutes'],
  population: [0, '%', 100],
  vacancy: [1, '%'],
};

/** `Income yield is 3.1%: 5.1 of 10.` */
function readingOf(name: ScoreMeasure, { marks, measured }: ScenarioScore): string {
  const mark = `${marks[name].toFixed(1)} / 10`;
  const { label } = measures[name];
  const value = name === 'legal' ? null : measured[name];
  const shown = shownAs[name];
  if (value === null || shown === undefined) return `${label}: ${mark}${name === 'legal' ? '' : ' because it is not stated'}.`;
  const [digits, unit, times = 1] = shown;
  return `${label} is ${decimals(value * times, digits)}${unit}: ${mark}.`;
}

/** The loan's own mark, and the score with what the loan costs of it. */
function writeLoanMark({ ledger }: ReportDraft, { loan, withLoan, score }: ScenarioScore): void {
  if (loan === null) return;
  const { cost, words } = scoreVersion.loan;
  const word = loan.mark >= words.covers ? 'covered' : loan.mark >= words.tight ? 'tight' : 'not covered';
  const mark = ledger.computed(
    'score.loan',
    loan.mark,
    '0.6 × mark of DSCR + 0.4 × mark of cautious DSCR',
    present(ledger, ['returns.dscr', 'scenario.cautious.dscr', 'assumptions.loan_years']),
    {
      term: term(
        'Loan mark',
        null,
        'score',
        `NOI ÷ the highest annual debt service, in the base case and the cautious scenario: ${word}. A mark of ${words.covers} or more means covered, ${words.tight} or more tight.`,
      ),
    },
  );
  ledger.computed('score.with_loan', withLoan, `score − ${cost.factor} × max(0, ${cost.from} − loan mark)`, ['score.scenario', mark], {
    term: term(
      'Scenario Score with the loan',
      null,
      'score',
      score === withLoan ? 'The loan does not lower the score.' : 'A weak loan lowers the score by up to 1.5; no loan raises it.',
    ),
  });
}

/** The return of the flat-market case, which the score marks. */
function writeFlatReturn({ ledger }: ReportDraft, { market }: ScenarioScore): void {
  const { irr } = market.result.ratios;
  ledger.computed(
    'flat_market.return',
    irr.value === null ? null : irr.value * 100,
    'IRR of the flat-market case before tax',
    present(ledger, [
      'value_today.noi',
      'exit.day_one',
      'facts.price',
      'assumptions.market_cap_rate',
      'financial_analysis.acquisition_costs.total',
    ]),
    {
      term: term('Ten-year return, flat market', '横ばい市場の内部収益率', 'percent', flatMarketText),
      because: irr.because,
    },
  );
}
