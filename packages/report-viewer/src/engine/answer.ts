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
import type { DrawReport, drawsReport } from '../follow/draw-report.ts';
import { plainTexts } from '../format/plain-text.ts';
import * as texts from '../texts/lab-texts.ts';
import type { EngineAnswer, EngineRequest } from './engine-messages.ts';

/** The report that a page has opened. */
interface Opened {
  under: (scenario: ScenarioInputs) => InsightReport;
  draw: DrawReport | null;
}

/** Answers for one page; with `draws`, also with the report itself. Whatever the engine refuses comes back as a sentence. */
export function createAnswers(draws: typeof drawsReport | null): (request: EngineRequest) => EngineAnswer {
  let opened: Opened | null = null;
  return (request) => {
    const { id } = request;
    try {
      if (request.ask === 'proof') return { id, done: true, ...proof(request.inputs) };
      if (request.ask === 'open') {
        const { first, under } = scenariosOf(request.inputs);
        opened = { under, draw: draws?.(request.standing, first, under) ?? null };
        return { id, done: true, opened: true, draws: draws !== null };
      }
      if (opened === null) throw new Error('No report was opened.');
      if (request.ask === 'draw') {
        if (opened.draw === null) throw new Error('No renderer is available here.');
        return { id, done: true, drawn: opened.draw(request.scenario, request.against) };
      }
      const { figures } = opened.under(request.scenario);
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

/** Beside the report itself: one that is shown and one that it is compared with. */
const keptReports = 3;
const itself = '{}';

/** The report under scenarios; the newest are kept. */
function scenariosOf(inputs: ReportInputs): { first: InsightReport; under: Opened['under'] } {
  const first = workOut(inputs);
  const made = new Map([[itself, first]]);
  return {
    first,
    under: (scenario) => {
      const name = JSON.stringify(scenario);
      const known = made.get(name);
      if (known !== undefined) return known;
      const report = workOut(withScenario(inputs, withReasons(scenario)));
      made.set(name, report);
      for (const oldest of made.keys()) if (made.size > keptReports && oldest !== itself) made.delete(oldest);
      return report;
    },
  };
}

const reason = texts.enteredReason;

function withReasons({ price_jpy, assumptions = {} }: ScenarioInputs): ScenarioInputs {
  const given = Object.entries(assumptions).map(([name, value]) => [name, typeof value === 'number' ? { value, reason } : value]);
  return { ...(price_jpy !== undefined && { price_jpy }), assumptions: Object.fromEntries(given) as AssumptionOverrides };
}
