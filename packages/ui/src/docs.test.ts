import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { viteFinal } from '@storybook/react-vite/preset';
import { describe, expect, test } from 'vitest';

interface Prop {
  description?: string;
}
interface Table {
  name: string;
  description?: string;
  props?: Record<string, Prop>;
}

const sources = fileURLToPath(new URL('.', import.meta.url));
const read = (file: string): string => readFileSync(sources + file, 'utf8');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$|^(samples|slot)\//.test(file));

const parts = [...new Set(files.map((file) => file.split('/')[0] ?? ''))];

/** The tables of a file as Storybook's own plugin writes them into the docs pages. */
async function tablesOf(file: string): Promise<Table[]> {
  const code = await documented(read(file), sources + file);
  return [...code.matchAll(/;(\w+)\.__docgenInfo=(\{.*?\})(?=;\w+\.__docgenInfo=|$)/gs)].map(([, name = '', json = '']) => ({
    ...(JSON.parse(json) as Partial<Table>),
    name,
  }));
}

const documented = await docgen();

async function docgen(): Promise<(code: string, id: string) => Promise<string>> {
  const settings: Record<string, unknown> = { typescript: { reactDocgen: 'react-docgen' } };
  const presets = { apply: (name: string) => Promise.resolve(settings[name] ?? {}) };
  const final = viteFinal as (config: object, options: object) => Promise<{ plugins: { name: string; transform: unknown }[] }>;
  const { plugins } = await final({ plugins: [] }, { presets });
  const transform = plugins.find(({ name }) => name === 'storybook:react-docgen-plugin')?.transform as
    | ((code: string, id: string) => Promise<{ code: string } | undefined>)
    | undefined;
  if (transform === undefined) throw new Error('Storybook no longer documents props with this plugin. Test the one it uses now.');
  return async (code, id) => (await transform(code, id))?.code ?? '';
}

/** Every interface of the kit by name: its own members, and the interfaces it takes in with what it leaves out of them. */
const interfaces = new Map(
  files.flatMap((file) =>
    [...read(file).matchAll(/^(?:export )?interface (\w+)(?:<\w+>)?([^{]*)\{(.*?)\n?\}$/gms)].map(
      ([, name = '', head = '', body = '']) =>
        [
          name,
          {
            members: [...body.matchAll(/^ {2}(?:'([\w-]+)'|(\w+))\??:/gm)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
            bases: [...head.matchAll(/(?:Omit<)?\b(\w+Props|ToastMessage)\b(?:, ([^>]*)>)?/g)].map(([, base = '', left = '']) => ({
              base,
              left: [...left.matchAll(/'([^']+)'/g)].map(([, key]) => key),
            })),
          },
        ] as const,
    ),
  ),
);

function ownProps(name: string): string[] {
  const { members, bases } = interfaces.get(name) ?? { members: [], bases: [] };
  return [...members, ...bases.flatMap(({ base, left }) => ownProps(base).filter((prop) => !left.includes(prop)))];
}

/** Props that the component takes by name; what every HTML element has needs no row. */
function takenByName(source: string, name: string): string[] {
  const taken = new RegExp(`export function ${name}(?:<\\w+>)?\\(\\{([^}]*)\\}`).exec(source)?.[1] ?? '';
  return taken
    .split(',')
    .map((each) => each.trim().split(/[ :=]/)[0] ?? '')
    .filter((each) => each !== '' && !/^(\.\.\.|'|className$|style$|id$|dir$|onClick$|onChange$|onPaste$|onEscapeKeyDown$)/.test(each));
}

describe.each(files)('the docs page of %s', (file) => {
  test('has a table with every prop of ours and what it means', async () => {
    const source = read(file);
    const tables = await tablesOf(file);
    const parts = [...source.matchAll(/^export (?:function|class) ([A-Z]\w*)/gm)].map(([, name = '']) => name);
    expect(tables.filter(({ description }) => description).map(({ name }) => name)).toEqual(expect.arrayContaining(parts));
    const missing = tables.flatMap(({ name, props = {} }) =>
      [...ownProps(`${name}Props`), ...takenByName(source, name)]
        .filter((prop) => !props[prop]?.description)
        .map((prop) => `${name}: ${prop}`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});

/** Held by Radix and so in no interface of ours by itself: a page without these would not say how to use the part. */
const choosing = ['value', 'defaultValue', 'onValueChange', 'disabled'];
const switching = ['checked', 'defaultChecked', 'onCheckedChange', 'disabled'];

test.each([
  ['checkbox', switching],
  ['switch', switching],
  ['radio-group', choosing],
  ['segmented-control', choosing],
  ['tabs', choosing.slice(0, 3)],
])('the docs page of %s says how its value is held', async (part, props) => {
  const [table] = await tablesOf(`${part}/${part}.tsx`);
  expect(Object.keys(table?.props ?? {})).toEqual(expect.arrayContaining(props));
});

test.each(parts)('the docs page of %s has a table for each component that the part exports', (part) => {
  const components = [...read(`${part}/index.ts`).matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*[a-z]/.test(name));
  const [, meta = ''] = /preview\.meta\(\{(.*?)\n?\}\);/s.exec(read(`${part}/${part}.stories.tsx`)) ?? [];
  const [, main, others = ''] = /component: (\w+)(?:, subcomponents: \{([^}]*)\})?/.exec(meta.replaceAll(/\s+/g, ' ')) ?? [];
  const shown = [main, ...others.split(',')].map((name) => name?.trim()).filter(Boolean);
  expect(new Set(shown)).toEqual(new Set(components));
});

test('the interfaces of the kit are all read', () => {
  expect(ownProps('PasswordFieldProps')).toEqual(
    expect.arrayContaining(['defaultShown', 'label', 'hint', 'error', 'optional', 'hideLabel', 'size']),
  );
  expect(ownProps('ToastProps')).toEqual(expect.arrayContaining(['title', 'action']));
  expect(ownProps('PasswordFieldProps')).not.toContain('suffix');
});
