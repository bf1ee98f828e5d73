import type { InsightReport } from '@rimawari/underwriting';
import { fixed } from '../format/group-digits.ts';
import { formatMoney } from '../format/money.ts';
import { reportTitle } from '../sections/report-title.ts';
import { previewTexts as texts } from '../texts/glance-texts.ts';
import { percentRange, percentText } from './percent-text.ts';
import { verdictOf } from './verdict.ts';
import { textOf } from './words.ts';

/** What a link to a report shows where it is posted: the answer, never a picture, since those are the source's. */
export interface ReportPreview {
  title: string;
  /** The verdict and the five results, in one line. */
  text: string;
}

/** Verdict and results of a report as plain text, amounts in yen. */
export function previewOf(report: InsightReport): ReportPreview {
  const results = [cash(report), netYield(report), price(report), texts.risk(report.headline.risk_level), score(report)];
  const text = texts.line(
    textOf(verdictOf(report).line),
    results.filter((result) => result !== null),
  );
  return { title: reportTitle(report).title, text };
}

function cash({ figures }: InsightReport): string | null {
  const figure = figures['returns.atcf'] ?? figures['returns.btcf'];
  if (figure?.value == null) return null;
  const amount = formatMoney(Math.round(figure.value / 12), 'JPY', 0);
  return texts.cash(amount, figure.id === 'returns.atcf', (figures['loan.amount']?.value ?? 0) > 0);
}

function netYield({ headline: { net_rental_yield: value, net_rental_yield_range: ends } }: InsightReport): string | null {
  if (value === null) return null;
  return texts.netYield(ends == null ? percentText(value) : percentRange(ends));
}

function price({ figures }: InsightReport): string | null {
  const share = figures['value_today.price_difference_share']?.value ?? null;
  return share === null ? null : texts.price(Math.round(share));
}

function score({
  headline: { scenario_score: value, scenario_score_range: range, net_rental_yield_range: ends },
}: InsightReport): string | null {
  if (value === null) return null;
  const text = ends != null && range !== null ? `${fixed(range[0], 1)}–${fixed(range[1], 1)}` : fixed(value, 1);
  return texts.score(text);
}
