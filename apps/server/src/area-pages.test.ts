import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));
const read = (path: string) => readFileSync(`${source}${path}`, 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

test.each(['platform', 'identity', 'billing', 'analyses', 'admin'])('the page of %s names its tables and its operations', (area) => {
  const tables = found(read(area === 'platform' ? 'platform/database/tables.ts' : `${area}/tables.ts`), /^ +(\w+): \w+Table;$/gm);
  const routes = globSync(`${area}/**/routes.ts`, { cwd: source }).map(read).join('\n');
  const operations = found(routes, /^ {4}(\w+): async /gm);
  expect(tables.length).toBeGreaterThan(0);
  expect(operations.length).toBeGreaterThan(0);
  const page = read(`${area}/README.md`);
  expect([...tables, ...operations].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
