/**
 * Writes `src/types.gen.ts` and `src/limits.gen.ts` from the contract.
 * `--check` writes nothing and exits 1 when one of them is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import openapiTS, { astToString, type OpenAPITSOptions } from 'openapi-typescript';
import { parse } from 'yaml';
import { limitsOf } from './limits.run.ts';

const contract = new URL('../../openapi.yaml', import.meta.url);
const heading = '// Generated from openapi.yaml by packages/api/generate.run.ts. Change the contract, then run: npm run generate\n\n';

// openapi-typescript builds nodes of its own TypeScript; nodes of another version would not print.
const require = createRequire(createRequire(import.meta.url).resolve('openapi-typescript'));
type TypeNode = NonNullable<ReturnType<NonNullable<OpenAPITSOptions['transform']>>>;
const { factory } = require('typescript') as { factory: { createTypeReferenceNode(name: string): TypeNode } };

const types = await openapiTS(contract, {
  // A default is what the server fills in; the caller may still leave the field out.
  defaultNonNullable: false,
  transform: (schema) => (schema.format === 'binary' ? factory.createTypeReferenceNode('Blob') : undefined),
});

const files = [
  { name: 'src/types.gen.ts', content: heading + astToString(types) },
  { name: 'src/limits.gen.ts', content: heading + limitsOf(parse(await readFile(contract, 'utf8'))) },
];

for (const { name, content } of files) {
  const target = new URL(name, import.meta.url);
  if (process.argv.includes('--check')) {
    const present = await readFile(target, 'utf8').catch(() => '');
    if (present === content) continue;
    console.error(`packages/api/${name} does not match openapi.yaml. Run: npm run generate`);
    process.exitCode = 1;
  } else {
    await writeFile(target, content);
    console.log(`packages/api/${name} written`);
  }
}
