import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFolder } from '../package.run.ts';
import { embeddedStyles, themeNames } from '../src/embed/sheet.ts';
import { type Installed, installTarball } from './host-pages.ts';

let installed: Installed;
beforeAll(async () => {
  installed = await installTarball();
});
afterAll(() => installed?.remove());

const built = (name: string) => readFile(join(packageFolder, name), 'utf8');

describe('the package as it is published', () => {
  it('has nothing that publint finds', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed.package, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that are found and true wherever ES modules are imported', async () => {
    const checked = await checkPackage(createPackageFromTarballData(await readFile(installed.tarball)), {
      excludeEntrypoints: [/\.css$/, /\.js$/, './package.json'],
    });
    if (!checked.types) throw new Error('The package has no types.');
    // ES modules only: what `require` and the resolution of Node 10 make of them is not promised.
    const problems = checked.problems.filter(
      (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
    expect(Object.keys(checked.entrypoints).toSorted()).toEqual(['.', './attach', './element', './mount', './server']);
  });

  it('names the licence of everything that it contains', async () => {
    const list = await built('THIRD-PARTY-LICENSES.md');
    const rows = [...list.matchAll(/^\| (\S+) \| [\d.]+\S* \| (.+) \|$/gm)].map(([, name, license]) => [name, license]);
    const licences = new Map(rows as [string, string][]);
    expect(licences.get('react')).toBe('MIT');
    expect(licences.get('recharts')).toBe('MIT');
    expect(licences.get('@fontsource-variable/inter')).toBe('OFL-1.1');
    expect(licences.get('@fontsource-variable/source-serif-4')).toBe('OFL-1.1');
    expect(
      [...licences.values()]
        .flatMap((name) => name.split(' AND '))
        .filter((name) => !['MIT', 'ISC', 'BSD-3-Clause', 'OFL-1.1', 'Apache-2.0'].includes(name)),
    ).toEqual([]);
    expect(list).not.toContain('the package carries no text');
    expect(JSON.parse(await built('package.json')).license).toBe('SEE LICENSE IN LICENSE.md');
  });

  it('leaves nothing of the workspace to be looked up', async () => {
    for (const name of ['dist/index.js', 'dist/element.js', 'dist/mount.js', 'dist/server.js', 'types/index.d.ts', 'types/mount.d.ts'])
      expect(await built(name)).not.toMatch(/from ?['"]@rimawari|workspace:/);
  });

  it('loads the element with less than 3 KB', async () => {
    expect(brotliCompressSync(await built('dist/element.js')).length).toBeLessThanOrEqual(3 * 1024);
    expect(await built('dist/element.js')).not.toMatch(/^import|from ?"\.\//);
  });
});

describe('its README', () => {
  it('shows three ways of at most five lines, and names every custom property and import', async () => {
    const text = await built('README.md');
    const recipes = [...text.matchAll(/```\w+\n(.*?)```/gs)].map(([, code = '']) => code.trim().split('\n'));
    expect(recipes).toHaveLength(3);
    expect(recipes.filter((lines) => lines.length > 5)).toEqual([]);
    for (const name of themeNames) expect(text).toContain(`\`--rimawari-${name}\``);
    for (const name of Object.keys(JSON.parse(await built('package.json')).exports))
      if (!['./package.json', './frame/*.js'].includes(name)) expect(text).toContain(`| \`${name}\` |`);
  });
});

describe('the sheet', () => {
  it('lets a host choose each of the documented properties, and keeps its own as the default', () => {
    const sheet = embeddedStyles('.rv-root{--rv-paper: #fff;--rv-ink: light-dark(#000, #fff);--rv-line: 1;--rv-paper: #eee;}');
    expect(sheet).toBe(
      '.rv-root{--rv-paper: var(--rimawari-paper, #fff);--rv-ink: var(--rimawari-ink, light-dark(#000, #fff));--rv-line: var(--rimawari-line, 1);--rv-paper: #eee;}',
    );
  });

  it('has no rule that reaches an element of the page', async () => {
    const sheet = (await built('report.css')).replace(/@font-face\{[^}]*\}/g, '');
    const selectors = [...sheet.matchAll(/(?:^|[{}])\s*([^{}@;]+)\{/g)].map(([, selector = '']) => selector.trim());
    expect(selectors.length).toBeGreaterThan(300);
    expect(selectors.filter((selector) => !/\.rv-|^(from|to|[\d.]+%)/.test(selector))).toEqual([]);
  });
});
