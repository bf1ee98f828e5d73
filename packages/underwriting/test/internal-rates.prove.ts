import assert from 'node:assert/strict';
import { randomRates } from '../src/testing/random-rates.ts';

/** Flows are made by multiplying factors with known roots: degree at most six, at most one pair of rates closer than a point. */
export default {
  title: 'Every internal rate of flows with known rates is found, and none is invented',
  run: async (scale: 'suite' | 'full'): Promise<string> => {
    const count = scale === 'full' ? 10_000 : 500;
    const { missed, extra } = randomRates(count, 1);
    assert.deepEqual({ missed, extra }, { missed: [], extra: [] });
    return `${count} sets of rates, none missed, none extra`;
  },
};
