import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type IModule } from 'dependency-cruiser';
import { beforeAll, describe, expect, it } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';
import { projectFiles, root } from './source-files.ts';

const engine = 'packages/underwriting/src';
// Tests may reach up for a whole report, and `index.ts` is what other packages import and no file inside does.
const isTest = (name: string) => name.endsWith('.test.ts') || name.startsWith(`${engine}/testing/`);
const entry = `${engine}/index.ts`;
const counted = (name: string) => name.startsWith(`${engine}/`) && name.endsWith('.ts') && !isTest(name) && name !== entry;

/** Folder of a file below `src`; a file that stands in `src` itself counts as a folder of its own. */
const folderOf = (name: string) => {
  const inside = name.slice(engine.length + 1);
  return inside.includes('/') ? dirname(inside) : inside.replace(/\.ts$/, '');
};

interface Edge {
  from: string;
  to: string;
  by: string;
}

function edgesOf(modules: readonly IModule[]): Edge[] {
  return modules
    .filter(({ source }) => counted(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => counted(resolved) && folderOf(resolved) !== folderOf(source))
        .map(({ resolved }) => ({ from: folderOf(source), to: folderOf(resolved), by: `${source} → ${resolved}` })),
    );
}

/** Folders that can be reached from themselves. */
function foldersInCycles(edges: readonly Edge[]): string[] {
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>();
    const visit = (folder: string): void => {
      for (const { from, to } of edges) {
        if (from !== folder || seen.has(to)) continue;
        seen.add(to);
        visit(to);
      }
    };
    visit(start);
    return seen;
  };
  return [...new Set(edges.map(({ from }) => from))].filter((folder) => reached(folder).has(folder)).sort();
}

/** Rows of the table of layers in the engine's README, lowest layer first: the folders that each names. */
function layersOfReadme(): string[][] {
  const lines = readFileSync(join(root, 'packages/underwriting/README.md'), 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith('| layer |'));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) => [...(line.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''));
}

describe('the layers of the engine', () => {
  let modules: readonly IModule[] = [];
  let edges: Edge[] = [];

  beforeAll(async () => {
    const { output } = await cruise([engine], { ...configuration.options, baseDir: root });
    if (typeof output === 'string') throw new Error('The imports of the engine are not data.');
    modules = output.modules;
    edges = edgesOf(modules);
  });

  it('are measured over every file of the engine, imports of types included', () => {
    const read = new Set(modules.map(({ source }) => source));
    const files = projectFiles().filter(counted);
    expect(files.length).toBeGreaterThan(150);
    expect(files.filter((name) => !read.has(name))).toEqual([]);
    expect(edges.map(({ by }) => by)).toContain(`${engine}/figures/origin.ts → ${engine}/facts/evidence.ts`);
  });

  it('import one way: no folder reaches itself through others', () => {
    expect(foldersInCycles(edges)).toEqual([]);
    expect(
      modules.filter(({ source, dependencies }) => counted(source) && dependencies.some(({ resolved }) => resolved === entry)),
    ).toEqual([]);
  });

  it('find a pair of folders that import each other', () => {
    const edge = (from: string, to: string): Edge => ({ from, to, by: '' });
    expect(foldersInCycles([...edges, edge('rules', 'report/sections')])).toContain('rules');
    expect(foldersInCycles([edge('a', 'b'), edge('b', 'c'), edge('c', 'a'), edge('d', 'a')])).toEqual(['a', 'b', 'c']);
  });

  it('are those of the README: each folder once, and none imports from a layer above its own', () => {
    const layers = layersOfReadme();
    const folders = new Set(projectFiles().filter(counted).map(folderOf));
    expect(layers.flat().sort()).toEqual([...folders].sort());
    const layerOf = new Map(layers.flatMap((names, index) => names.map((name) => [name, index] as const)));
    expect(edges.filter(({ from, to }) => (layerOf.get(to) ?? 0) > (layerOf.get(from) ?? 0)).map(({ by }) => by)).toEqual([]);
  });
});
