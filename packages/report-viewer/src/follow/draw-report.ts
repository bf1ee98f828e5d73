import type { InsightReport, ScenarioInputs } from '@rimawari/underwriting';
import { packCards } from '../data/packed.ts';
import type { DrawnReport } from '../engine/engine-messages.ts';
import { type ChapterHtml, chaptersHtml, reportView, type Standing } from './report-parts.tsx';

/** Writes the report that a page has opened again, under a scenario and beside another one. */
export type DrawReport = (scenario: ScenarioInputs, against: ScenarioInputs) => DrawnReport;

/** `under` gives the report under a scenario; chapters that were sent before are not sent again. */
export function drawsReport(standing: Standing, first: InsightReport, under: (scenario: ScenarioInputs) => InsightReport): DrawReport {
  const sent = { chapters: new Map<string, string>(), against: new Map<string, string>() };
  let other: { name: string; chapters: ChapterHtml[] } | null = null;
  return (scenario, against) => {
    const report = under(scenario);
    const view = reportView(report, standing, first);
    const chapters = chaptersHtml(view);
    const name = JSON.stringify(against);
    if (other?.name !== name) other = { name, chapters: chaptersHtml(reportView(under(against), standing, first)) };
    const { cost_groups, loan_schedule, projection, exchange_rate } = report;
    return {
      ids: chapters.map(({ id }) => id),
      chapters: newOf(chapters, sent.chapters),
      against: newOf(other.chapters, sent.against),
      cards: JSON.stringify(packCards(view.cards)),
      charts: JSON.stringify({ cost_groups, loan_schedule, projection, exchange_rate }),
    };
  };
}

function newOf(chapters: ChapterHtml[], sent: Map<string, string>): ChapterHtml[] {
  return chapters.filter(({ id, sum, body }) => {
    const html = sum + body;
    if (sent.get(id) === html) return false;
    sent.set(id, html);
    return true;
  });
}
