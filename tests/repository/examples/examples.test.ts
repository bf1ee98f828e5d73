import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../../apps/server/src/testing/databases.ts';
import { type Answers, answersOfJourney } from '../../../apps/server/src/testing/journey.ts';
import { notServedYet } from '../not-served-yet.ts';
import { examplesOf } from './contract-examples.ts';

/** Answers of operations that are served which the journey does not reach, each with its reason. The list may only shrink. */
const notReached: Record<string, string> = {
  '/login post 202 application/json otherChannel': 'codes come by mail only; clients are ready for another way',
  'Unavailable application/json restarting': 'said only while the server stops',
  'Unavailable application/json busy': 'said only when more passwords wait than are taken in hand',
};

const served = examplesOf((id) => !(notServedYet as readonly string[]).includes(id));

describe('the examples of answers', () => {
  let answers: Answers;
  beforeAll(async () => {
    answers = await answersOfJourney(await testDatabases('embedded database')[0].create());
  });

  it('are all taken from the journey, but for the listed ones', () => {
    expect([...served.keys()].filter((name) => !answers.has(name)).sort()).toEqual(Object.keys(notReached).sort());
    expect([...answers.keys()].filter((name) => !served.has(name))).toEqual([]);
  });

  it.each([...served.keys()].filter((name) => !(name in notReached)))('are what the server answers: %s', (name) => {
    const answer = answers.get(name);
    // To write real answers into the contract: npm run examples
    expect(answer?.body).toEqual(served.get(name)?.value);
    const place = /(?<status>\d{3}) (?<type>\S+) \S+$/.exec(name)?.groups;
    if (place?.status !== undefined) expect(String(answer?.status)).toBe(place.status);
    // A document comes with its own type.
    if (place?.type !== undefined && place.type !== 'application/octet-stream') expect(answer?.type).toContain(place.type);
  });
});
