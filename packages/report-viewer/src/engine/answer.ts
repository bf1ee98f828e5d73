import {
  type AssumptionOverrides,
  engineVersion,
  type InsightReport,
  type ReportInputs,
  rulesVersion,
  type ScenarioInputs,
  underwrite,
  withScenario,
} from '@rimawari/underwriting';
import { createReportView } from '../context/report-context.ts';
import { packCards } from '../data/packed.ts';
import { type ChapterHtml, chaptersHtml, reportView, type Standing } from '../follow/report-parts.tsx';
import { plainTexts } from '../format/plain-text.ts';
import type { DrawnReport, EngineAnswer, EngineRequest } from './engine-messages.ts';

/** The report that a page has opened, and what was last made of it. */
interface Opened {
  inputs: ReportInputs;
  standing: Standing;
  first: InsightReport;
  /** The report under the newest scenarios, by their JSON. */
  made: Map<string, InsightReport>;
  /** The chapters of the report that was compared with last. */
  against: { name: string; chapters: ChapterHtml[] } | null;
  sent: Record<'chapters' | 'against', Map<string, string>>;
}

/** Answers for one page. Whatever the engine refuses comes back as a sentence. */
export function createAnswers(): (request: EngineRequest) => EngineAnswer {
  let opened: Opened | null = null;
  return (request) => {
    const { id } = request;
    try {
      if (request.ask === 'proof') return { id, done: true, ...proof(request.inputs) };
      if (request.ask === 'open') {
        opened = open(request.inputs, request.standing);
        return { id, done: true, opened: true };
      }
      if (opened === null) throw new Error('No report was opened.');
      if (request.ask === 'draw') return { id, done: true, drawn: draw(opened, request.scenario, request.against) };
      const { figures } = under(opened, request.scenario);
      return { id, done: true, values: Object.fromEntries(request.only.map((one) => [one, figures[one]?.value ?? null])) };
    } catch (error) {
      return { id, done: false, message: error instanceof Error ? error.message : String(error) };
    }
  };
}

function proof(inputs: ReportInputs) {
  const report = workOut(inputs);
  const { cards } = createReportView(plainTexts(report), 'standalone', (path) => path);
  return { engine: engineVersion, rules: rulesVersion, cards: packCards(cards) };
}

function workOut({ facts, context, overrides, asOf }: ReportInputs): InsightReport {
  return underwrite(facts, context, overrides, asOf);
}

function open(inputs: ReportInputs, standing: Standing): Opened {
  const first = workOut(inputs);
  return { inputs, standing, first, made: new Map([['{}', first]]), against: null, sent: { chapters: new Map(), against: new Map() } };
}

/** Two that are compared, and the one before. */
const keptReports = 3;

function under({ inputs, made }: Opened, scenario: ScenarioInputs): InsightReport {
  const name = JSON.stringify(scenario);
  const known = made.get(name);
  if (known !== undefined) return known;
  const report = workOut(withScenario(inputs, withReasons(scenario)));
  made.set(name, report);
  for (const oldest of made.keys()) if (made.size > keptReports && oldest !== '{}') made.delete(oldest);
  return report;
}

const reason = 'Tried by the reader of the report';

function withReasons({ price_jpy, assumptions = {} }: ScenarioInputs): ScenarioInputs {
  const given = Object.entries(assumptions).map(([name, value]) => [name, typeof value === 'number' ? { value, reason } : value]);
  return { ...(price_jpy !== undefined && { price_jpy }), assumptions: Object.fromEntries(given) as AssumptionOverrides };
}

function draw(opened: Opened, scenario: ScenarioInputs, against: ScenarioInputs): DrawnReport {
  const report = under(opened, scenario);
  const view = reportView(report, opened.standing, opened.first);
  const chapters = chaptersHtml(view);
  const name = JSON.stringify(against);
  if (opened.against?.name !== name)
    opened.against = { name, chapters: chaptersHtml(reportView(under(opened, against), opened.standing, opened.first)) };
  const { cost_groups, loan_schedule, projection, exchange_rate } = report;
  return {
    ids: chapters.map(({ id }) => id),
    chapters: newOf(chapters, opened.sent.chapters),
    against: newOf(opened.against.chapters, opened.sent.against),
    cards: JSON.stringify(packCards(view.cards)),
    charts: JSON.stringify({ cost_groups, loan_schedule, projection, exchange_rate }),
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
