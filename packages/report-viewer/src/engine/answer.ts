import { engineVersion, rulesVersion, underwrite } from '@rimawari/underwriting';
import { createReportView } from '../context/report-context.ts';
import { packCards } from '../data/packed.ts';
import { plainTexts } from '../format/plain-text.ts';
import type { EngineAnswer, EngineRequest } from './engine-messages.ts';

/** Works a report out again. Whatever the engine refuses comes back as a sentence. */
export function answer({ id, inputs, only }: EngineRequest): EngineAnswer {
  try {
    const report = underwrite(inputs.facts, inputs.context, inputs.overrides, inputs.asOf);
    if (only !== undefined)
      return { id, done: true, values: Object.fromEntries(only.map((one) => [one, report.figures[one]?.value ?? null])) };
    const { cards } = createReportView(plainTexts(report), 'standalone', (path) => path);
    return { id, done: true, engine: engineVersion, rules: rulesVersion, cards: packCards(cards) };
  } catch (error) {
    return { id, done: false, message: error instanceof Error ? error.message : String(error) };
  }
}
