import { type ComputedReport, type ScenarioInputs, underwrite, withScenario } from '@rimawari/underwriting';
import { sampleKinds, sampleReport } from '@rimawari/underwriting/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DrawnReport } from '../engine/engine-messages.ts';
import { builtRenderer, renderOptions } from '../testing/built-renderer.ts';
import { engineWorker } from '../testing/engine-worker.ts';
import type { Standing } from './report-parts.tsx';

const standing: Standing = { medium: 'fragment', idPrefix: '', filesBase: renderOptions.filesBase, scorePage: renderOptions.scorePage };
const cash: ScenarioInputs = { price_jpy: 20_000_000, assumptions: { loan_to_price: 0, owner: 'company', vacancy: 12 } };
let ask: Awaited<ReturnType<typeof engineWorker>>;
let renderer: Awaited<ReturnType<typeof builtRenderer>>;

beforeAll(async () => {
  renderer = await builtRenderer();
  ask = await engineWorker();
});

function drawn(report: ComputedReport, scenario: ScenarioInputs, against: ScenarioInputs = {}): DrawnReport {
  ask({ id: 1, ask: 'open', inputs: report.inputs, standing });
  return drawnNext(scenario, against);
}

function drawnNext(scenario: ScenarioInputs, against: ScenarioInputs = {}): DrawnReport {
  const answer = ask({ id: 2, ask: 'draw', scenario, against });
  if (!answer.done || !('drawn' in answer)) throw new Error(`It was not drawn: ${JSON.stringify(answer)}`);
  return answer.drawn;
}

/** Without the sliders of the first screen, which stay as the reader left them. */
const withoutControls = (html: string) => html.replace(/<section class="rv-quick".*?<\/section>/s, '');

/** What the reader's worker is given for a value stands in the report with this reason. */
function underNode(report: ComputedReport, { price_jpy, assumptions = {} }: ScenarioInputs): ComputedReport {
  const reason = 'Entered by you in the calculator';
  const given = Object.entries(assumptions).map(([name, value]) => [name, typeof value === 'number' ? { value, reason } : value]);
  const { facts, context, overrides, asOf } = withScenario(report.inputs, {
    ...(price_jpy !== undefined && { price_jpy }),
    assumptions: Object.fromEntries(given),
  });
  return underwrite(facts, context, overrides, asOf);
}

/** Figures that a scenario adds or leaves out shift the numbers of cards and places: the words and numbers around them stay. */
const withoutNumbers = (html: string) => html.replace(/(data-card|id|href)="[^"]*"/g, '$1');

describe('the report as the worker writes it', () => {
  it.each(sampleKinds)('is what the server wrote, chapter by chapter: %s', (kind) => {
    const report = sampleReport(kind);
    const fragment = withoutControls(renderer.renderFragment(report, renderOptions));
    const { chapters, ids } = drawn(report, {});
    expect(ids).toHaveLength(12);
    expect(chapters.map(({ id }) => id)).toEqual(ids);
    for (const { id, sum, body } of chapters) {
      expect([id, fragment.includes(body) && body.length > 500]).toEqual([id, true]);
      expect([id, fragment.includes(sum)]).toEqual([id, true]);
    }
  });

  it('is what the server would write under other values: price, owner and cash', () => {
    const report = sampleReport('condominium_unit');
    const fragment = withoutNumbers(withoutControls(renderer.renderFragment(underNode(report, cash), renderOptions)));
    for (const { id, body } of drawn(report, cash).chapters) expect([id, fragment.includes(withoutNumbers(body))]).toEqual([id, true]);
  });

  it('keeps the number of every card that was there before', () => {
    const report = sampleReport('condominium_unit');
    const numbersOf = (html: string) =>
      new Map(
        [...html.matchAll(/id="(n\d+)"><th scope="row"><details class="rv-note" data-card="(\d+)"/g)].map(([, id, card]) => [id, card]),
      );
    const [before, after] = [drawn(report, {}), drawn(report, cash)].map(({ chapters }) =>
      numbersOf(chapters.find(({ id }) => id === 'income')?.body ?? ''),
    );
    expect(after?.size).toBeGreaterThan(3);
    for (const [id, card] of after ?? []) expect([id, before?.get(id)]).toEqual([id, card]);
  });

  it('sends only the chapters that are other ones than before', () => {
    drawn(sampleReport('condominium_unit'), {});
    expect(drawnNext({}).chapters).toEqual([]);
    const rate = drawnNext({ assumptions: { loan_rate: 3 } });
    expect(rate.chapters.map(({ id }) => id)).not.toContain('costs');
    expect(rate.chapters.map(({ id }) => id)).toContain('financing');
    expect(rate.against).toEqual([]);
    expect(drawnNext({ assumptions: { loan_rate: 3 } }, { assumptions: { vacancy: 20 } }).against.length).toBeGreaterThan(3);
  });

  it('says in words what the engine refuses, and goes on', () => {
    const report = sampleReport('condominium_unit');
    ask({ id: 1, ask: 'open', inputs: report.inputs, standing });
    const refused = ask({ id: 3, ask: 'values', scenario: { assumptions: { loan_rate: 400 } }, only: [] });
    expect(refused).toEqual({ id: 3, done: false, message: 'Interest rate must lie between 0 and 15, not 400.' });
    expect(ask({ id: 4, ask: 'values', scenario: {}, only: ['returns.btcf'] })).toMatchObject({
      done: true,
      values: { 'returns.btcf': report.figures['returns.btcf']?.value },
    });
  });
});
