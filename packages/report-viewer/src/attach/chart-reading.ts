import { costBars } from '../charts/charted/costs.ts';
import { type LiveReport, onFigures } from '../charts/live/figures-changed.ts';
import { formatNumber, isMoney, unitAfter } from '../format/format-value.ts';
import { type Currency, formatMoney } from '../format/money.ts';
import * as chartsTexts from '../texts/charts-texts.ts';
import * as partsTexts from '../texts/parts-texts.ts';
import { cardsOf } from './cards.ts';
import { reportData } from './report-root.ts';

/** What stands at one place of a chart: a name over words with their values. */
export interface Reading {
  title: string;
  entries: [label: string, value: string][];
}

/** What charts are read from: the report's own data, and whatever a host draws instead. */
export type ReadFrom = Pick<LiveReport, 'series' | 'figures' | 'cost_groups'>;

export function watchFigures(report: HTMLElement, signal: AbortSignal): () => ReadFrom | null {
  let drawn: ReadFrom | null = null;
  onFigures(report, (changed) => (drawn = changed), signal);
  return () => {
    const view = cardsOf(report);
    return (
      drawn ?? (view === null ? null : { series: view.series, figures: view.figures, cost_groups: reportData(report)?.cost_groups ?? [] })
    );
  };
}

/** The places of a plot from left to right, or from top to bottom, each with what it says; none where its data are missing. */
export function readingsOf(plot: HTMLElement, report: HTMLElement, from: ReadFrom): Reading[] {
  const currency: Currency = report.dataset.currency === 'USD' ? 'USD' : 'JPY';
  const rate = reportData(report)?.exchange_rate.jpy_per_usd ?? 0;
  const money = (yen: number) => formatMoney(yen, currency, rate);
  const ids = plot.dataset.read?.split(' ') ?? [];
  if (ids.length > 0) return byYear(ids, report, from, money);
  if (plot.closest<HTMLElement>('[data-drawn]')?.dataset.drawn === 'costs')
    return costBars(from).map((bar) => ({
      title: chartsTexts.costGroup(bar.title, bar.once ? chartsTexts.costOneTime : chartsTexts.costYearly, money(bar.yen)),
      entries: bar.parts.map(({ label, yen }) => [label, money(yen)]),
    }));
  return rowsOf(plot).map((row) => rowReading(row, money));
}

/** The rows of a chart of bars under each other. */
export function rowsOf(plot: HTMLElement): Element[] {
  return [...plot.querySelectorAll('.rv-drawn > g[data-key]')];
}

function byYear(ids: string[], report: HTMLElement, from: ReadFrom, money: (yen: number) => string): Reading[] {
  const lines = ids.flatMap((id) => from.series[id] ?? []);
  return yearsOf(ids, report, from).map((year, index) => ({
    title: year > 1000 ? `${year}` : chartsTexts.chartYear(year),
    entries: lines.map(({ label, unit, values }) => {
      const value = values[index] ?? null;
      if (value === null) return [label, partsTexts.notAvailable];
      return [label, isMoney(unit) ? money(value) : `${formatNumber(unit, value)}${unitAfter(unit, value)}`];
    }),
  }));
}

/** The years of a chart are those of the table with the same series. */
export function yearsOf(ids: string[], report: HTMLElement, from: ReadFrom): readonly number[] {
  const tables = Object.values(cardsOf(report)?.tables ?? {});
  const length = from.series[ids[0] ?? '']?.values.length;
  const years = (tables.find(({ columns }) => columns.includes(ids[0] ?? '')) ?? tables.find((table) => table.years.length === length))
    ?.years;
  return years ?? Array.from({ length: length ?? 0 }, (_, index) => index + 1);
}

/** Bars that name their amounts in short have them here in full. */
function rowReading(row: Element, money: (yen: number) => string): Reading {
  const name = row.querySelector('.rv-bar-name');
  const inName = [...row.querySelectorAll<SVGElement>('.rv-bar-name [data-jpy]')];
  const atEnds = [...row.querySelectorAll<SVGElement>(':scope > text[data-jpy]')];
  const [shown, words] = atEnds.length > 0 ? [atEnds, chartsTexts.readingEnds] : [inName, chartsTexts.readingLevel];
  return {
    title: (atEnds.length > 0 ? name?.textContent : name?.firstChild?.textContent)?.trim() ?? '',
    entries: shown.map((amount, place) => [words[place] ?? '', money(Number(amount.dataset.jpy))]),
  };
}
