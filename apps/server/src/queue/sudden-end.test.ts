import { describe, expect, it } from 'vitest';
import type { StepName } from '../pipeline/step.ts';
import { testDatabases } from '../testing/databases.ts';
import { proveKills } from './sudden-end.prove.ts';

/** Every step, and many more kills, are in the long proof. */
const killedIn: StepName[] = ['pdf_generation', 'enrichments', 'html_report'];

describe.each(testDatabases())('workers that end without warning, on $name', ({ create }) => {
  it('have their runs completed by the next ones, customer and partial, each step once', async () => {
    const { runs } = await proveKills(create, killedIn);
    // In each worker that was killed an analysis had begun.
    expect(runs).toBeGreaterThanOrEqual(killedIn.length);
  }, 180_000);
});
