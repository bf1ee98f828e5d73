import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from '../../platform/storage/folder-store.ts';
import { ObjectMissing, type ObjectStore } from '../../platform/storage/object-store.ts';
import { ArtefactMissing } from './artefact-problems.ts';
import { newSessionId, openSession, sessionPrefix } from './session-folder.ts';
import { type StepName, stepNames } from './step.ts';

let root: string;
let store: ObjectStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rimawari-session-'));
  store = folderStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('newSessionId', () => {
  it('sorts by time and is never the same twice', () => {
    const earlier = newSessionId(new Date('2026-11-20T17:52:09.123Z'));
    const later = newSessionId(new Date('2026-11-20T17:52:09.124Z'));
    expect(earlier).toMatch(/^20261120T175209123Z-[0-9a-f]{4}$/);
    expect(earlier < later).toBe(true);
  });
});

const read = async (session: ReturnType<typeof openSession>, step: StepName): Promise<unknown> =>
  JSON.parse((await session.findArtefact(step)).text);

describe('openSession', () => {
  it('keeps artefacts and files of one session apart from those of another', async () => {
    const one = openSession(store, 'a1', 's1');
    const other = openSession(store, 'a1', 's2');
    await one.writeArtefact('enrichments', { place: '千代田区' });
    await one.writeFile('sources/listing', '<p>価格');
    const found = await one.findArtefact('enrichments');
    expect(JSON.parse(found.text)).toEqual({ place: '千代田区' });
    expect(new TextDecoder().decode(await found.readFile('sources/listing'))).toBe('<p>価格');
    expect(await other.hasArtefact('enrichments')).toBe(false);
    await expect(other.findArtefact('enrichments')).rejects.toThrow(ArtefactMissing);
    expect((await store.list(sessionPrefix('a1', 's1'))).map(({ key }) => key)).toEqual([
      'analyses/a1/sessions/s1/enrichments.json',
      'analyses/a1/sessions/s1/sources/listing',
    ]);
  });

  it('never changes an artefact that was written', async () => {
    const session = openSession(store, 'a1', 's1');
    await session.writeArtefact('enrichments', { attempt: 1 });
    await session.writeArtefact('enrichments', { attempt: 2 });
    expect(await read(session, 'enrichments')).toEqual({ attempt: 1 });
  });

  it('reads the files of an artefact from the run that wrote it, also where its own run has a file of that name', async () => {
    const base = openSession(store, 'a1', 's1');
    await base.writeFile('sources/listing.html', 'of the base');
    await base.writeArtefact('pdf_generation', {});
    const partial = openSession(store, 'a1', 's2', ['s1']);
    await partial.writeFile('sources/listing.html', 'left by a step that died');
    const found = await partial.findArtefact('pdf_generation');
    expect(found.sessionId).toBe('s1');
    expect(new TextDecoder().decode(await found.readFile('sources/listing.html'))).toBe('of the base');
    await expect(found.readFile('sources/other.html')).rejects.toThrow(ObjectMissing);
  });

  it.each(['../escape', '/etc/passwd', 'a//b', 'a/../b', '.hidden', ''])('refuses the path %j', async (path) => {
    const session = openSession(store, 'a1', 's1');
    await session.writeArtefact('pdf_generation', {});
    const found = await session.findArtefact('pdf_generation');
    await expect(found.readFile(path)).rejects.toThrow('not a path inside a session');
    await expect(session.writeFile(path, 'x')).rejects.toThrow('not a path inside a session');
  });

  it('resolves every artefact to the nearest run of the line that wrote it, and writes only into its own folder', async () => {
    // A line of runs, each resting on the one before it, and the steps that each of them ran.
    const line = fc.array(fc.subarray([...stepNames]), { minLength: 1, maxLength: 5 });
    let round = 0;
    await fc.assert(
      fc.asyncProperty(line, async (runs) => {
        round += 1;
        const analysis = `a${round}`;
        const ids = runs.map((_, index) => `s${index}`);
        const basesOf = (index: number) => ids.slice(0, index).reverse();
        for (const [index, steps] of runs.entries()) {
          const session = openSession(store, analysis, `s${index}`, basesOf(index));
          for (const step of steps) await session.writeArtefact(step, { of: index });
        }
        for (const index of runs.keys()) {
          const session = openSession(store, analysis, `s${index}`, basesOf(index));
          for (const step of stepNames) {
            const nearest = runs.findLastIndex((steps, at) => at <= index && steps.includes(step));
            if (nearest === -1) await expect(session.findArtefact(step)).rejects.toThrow(ArtefactMissing);
            else
              expect([(await session.findArtefact(step)).sessionId, await read(session, step)]).toEqual([`s${nearest}`, { of: nearest }]);
            expect(await session.hasArtefact(step)).toBe(runs[index]?.includes(step));
          }
          const keys = (await store.list(sessionPrefix(analysis, `s${index}`))).map(({ key }) => key.split('/').at(-1) ?? '');
          expect(keys.sort()).toEqual((runs[index] ?? []).map((step) => `${step}.json`).sort());
        }
      }),
      { numRuns: 40 },
    );
  });
});
