import { coverageDigits, type InsightReport } from '@rimawari/underwriting';
import { fixed } from '../format/group-digits.ts';
import { lowerFirst } from '../format/lower-first.ts';
import { priceName } from '../sections/report-title.ts';
import { glanceTexts } from '../texts/glance-texts.ts';
import { percentText } from './percent-text.ts';
import { lenderCoverage, verdictOf } from './verdict.ts';
import type { Words } from './words.ts';

export interface KeyFinding {
  id: string;
  metric: string;
  /** Value and benchmark, after the metric. */
  words: Words;
  /** Figure whose card and place it leads to. */
  figure: string;
}

const texts = glanceTexts.findings;

interface Seen {
  report: InsightReport;
  value: (id: string) => number | null;
}

const side = (value: number, benchmark: number) => (value < benchmark ? 'below' : value > benchmark ? 'above' : 'at');

/** In order of weight for the decision; each says nothing where the report lacks a number for it. */
const findings: readonly { id: string; find: (seen: Seen) => Omit<KeyFinding, 'id'> | null }[] = [
  {
    id: 'score_cap',
    find: ({ report }) => {
      const score = report.headline.scenario_score ?? 10;
      const gate = report.score_gates.find(({ applied, cap }) => applied && cap !== null && cap <= score + 0.05);
      if (gate?.cap == null) return null;
      const { metric, words } = texts.scoreCap;
      return { metric, words: words(fixed(gate.cap, 1), lowerFirst(gate.label)), figure: 'score.scenario' };
    },
  },
  {
    id: 'coverage',
    find: ({ report, value }) => {
      const [first, loan] = [value('returns.dscr'), value('loan.amount') ?? 0];
      if (first === null || loan <= 0) return null;
      // With an estimated rent one number would say more than is known.
      const range = report.headline.net_rental_yield_range == null ? null : (report.figures['returns.dscr']?.range ?? null);
      // Payments that rise later count at their highest, with the figure of that year.
      const later = value('check.coverage.heaviest_year') ?? first;
      const isLater = range === null && later < first;
      const dscr = isLater ? later : first;
      const [low, high] = range ?? [dscr, dscr];
      const place = low < lenderCoverage && high >= lenderCoverage ? null : side(low, lenderCoverage);
      const said = [...new Set([low, high])].map((end) => `${coverageDigits(end)}×`).join('–');
      return {
        metric: isLater ? texts.coverage.laterMetric : texts.coverage.metric,
        words: texts.coverage.words(said, place, `${lenderCoverage.toFixed(2)}×`),
        figure: isLater ? 'check.coverage.heaviest_year' : 'returns.dscr',
      };
    },
  },
  {
    id: 'rent_level',
    find: ({ value, report }) => {
      const [own, level] = [value('market.own_rent'), value('market.rent_level')];
      if (own === null || level === null || level <= 0 || report.headline.rent_basis === 'assumed') return null;
      const share = Math.round((own / level - 1) * 100);
      // The level is one unit's: of a building the rent beside it is that of an average unit.
      const isBuilding = !['condominium_unit', 'detached_house'].includes(report.inputs.facts.kind);
      return { metric: texts.rent.metric(isBuilding), words: texts.rent.words(share, level), figure: 'market.rent_level' };
    },
  },
  {
    id: 'all_cash_return',
    find: ({ value }) => {
      const rate = value('cash_purchase.irr') ?? ((value('loan.amount') ?? 0) > 0 ? null : value('returns.irr'));
      const asked = value('assumptions.discount_rate');
      if (rate === null || asked === null) return null;
      return {
        metric: texts.allCashReturn.metric,
        words: texts.allCashReturn.words(percentText(rate), side(rate, asked), percentText(asked)),
        figure: value('cash_purchase.irr') === null ? 'returns.irr' : 'cash_purchase.irr',
      };
    },
  },
  {
    id: 'score_target',
    find: ({ value }) => {
      const price = value('score.best_fifth_price');
      const asked = value('facts.price');
      if (price === null || asked === null || price >= asked) return null;
      return {
        metric: texts.scoreTarget.metric,
        words: texts.scoreTarget.words(price),
        figure: 'score.best_fifth_price',
      };
    },
  },
  {
    id: 'cash_target',
    find: ({ value, report }) => {
      const price = value('threshold.cash.price');
      const asked = value('facts.price');
      if (price === null || asked === null || (value('loan.amount') ?? 0) <= 0) return null;
      return {
        metric: texts.cashTarget.metric,
        words: texts.cashTarget.words(price, side(price, asked), lowerFirst(priceName(report))),
        figure: 'threshold.cash.price',
      };
    },
  },
  {
    id: 'loan_and_life',
    find: ({ value }) => {
      const [term, life] = [value('assumptions.loan_years'), value('facts.life_left')];
      if (term === null || life === null || (value('loan.amount') ?? 0) <= 0 || term <= life) return null;
      return {
        metric: texts.loanAndLife.metric,
        words: texts.loanAndLife.words(fixed(term, 0), life > 0 ? fixed(life, 0) : null),
        figure: 'facts.life_left',
      };
    },
  },
  {
    id: 'population',
    find: ({ value }) => {
      const index = value('place.population_index');
      if (index === null || index > 0.9) return null;
      return {
        metric: texts.population.metric,
        words: texts.population.words(percentText(index * 100, 0)),
        figure: 'place.population_index',
      };
    },
  },
];

/** What the report found that matters most, at most `most`: what the verdict says already is left out. */
export function keyFindings(report: InsightReport, most = 5): KeyFinding[] {
  const seen: Seen = { report, value: (id) => report.figures[id]?.value ?? null };
  const { rule } = verdictOf(report);
  return findings
    .filter(({ id }) => !(id === 'score_cap' && (rule === 'not_rebuildable' || rule === 'lodging_revenue')))
    .flatMap(({ id, find }) => {
      const found = find(seen);
      return found === null ? [] : [{ id, ...found }];
    })
    .slice(0, most);
}
