import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureRendererBuilt } from '../analyses/pipeline/build-renderer.ts';
import { botCheckPage, listingPage } from '../analyses/pipeline/testing/listing-page.ts';

const script = fileURLToPath(new URL('./analyze.ts', import.meta.url));
let folder: string;
beforeAll(async () => {
  await ensureRendererBuilt(() => undefined);
  folder = await mkdtemp(join(tmpdir(), 'rimawari-analyze-test-'));
  await mkdir(join(folder, 'temporary'));
  await writeFile(join(folder, 'listing.html'), listingPage);
  await writeFile(join(folder, 'check.html'), botCheckPage);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function analyze(...given: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, TMPDIR: join(folder, 'temporary') };
    const child = execFile(process.execPath, [script, ...given], { cwd: folder, env }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, stdout, stderr });
    });
  });
}

async function factsIn(out: string): Promise<unknown> {
  const facts: unknown = JSON.parse(await readFile(join(folder, out, 'facts.json'), 'utf8'));
  return facts;
}

describe('npm run analyze', () => {
  it('writes four files, prints a summary and leaves nothing else behind', async () => {
    const { code, stdout, stderr } = await analyze('--out', 'out', '--title', '浅草橋 1K', 'listing.html');
    expect(stderr).toContain('html_report took');
    expect(code).toBe(0);
    expect(stdout).toContain('浅草橋 1K');
    expect(stdout).toContain('¥24,800,000');
    expect((await readdir(join(folder, 'out'))).sort()).toEqual(['facts.json', 'report.html', 'report.json', 'report.pdf']);
    expect(await factsIn('out')).toMatchObject({
      kind: 'condominium_unit',
      values: { price_jpy: 24_800_000, municipality: '台東区' },
      conflicts: [],
    });
    const left = await readdir(join(folder, 'temporary'));
    expect(left.filter((name) => name.startsWith('rimawari'))).toEqual([]);
  });

  it('explains what was read for a fact and writes nothing', async () => {
    const { code, stdout } = await analyze('--out', 'explained', '--explain', 'price_jpy', 'listing.html');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^price_jpy: 24800000 \(confidence 0\.9\d*\)\n {2}used +24800000\n +rule label\.\w+\.price\/price_jpy \(/);
    expect(stdout).toContain('listing.html');
    expect(await readdir(folder)).not.toContain('explained');
  });

  it('ends with 1 and the reason when the input is not an offer', async () => {
    const { code, stderr } = await analyze('--out', 'refused', 'check.html');
    expect(code).toBe(1);
    expect(stderr).toContain('check.html');
    expect(await readdir(join(folder, 'refused'))).toEqual(['facts.json']);
    expect(await factsIn('refused')).toMatchObject({ kind: 'refuse', reason: 'blocked', message: expect.any(String) });
  });

  it('ends with 1 when the address is not public', async () => {
    const { code, stderr } = await analyze('--out', 'private', 'http://127.0.0.1/');
    expect(code).toBe(1);
    expect(stderr).toContain('does not lead to a public website');
  });

  it('ends with 2 and the usage when it is called wrongly', async () => {
    const { code, stderr } = await analyze('missing.pdf');
    expect(code).toBe(2);
    expect(stderr).toContain('Usage: npm run analyze');
  });
});
