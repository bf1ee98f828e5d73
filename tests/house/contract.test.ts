import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { servedOperations } from '../../apps/server/src/http/served-operations.ts';
import { root } from './source-files.ts';

/** Operations of the contract that no handler serves yet. This list may only shrink. */
const notServedYet = ['forgotPassword', 'resetPassword', 'verifyEmail'];

const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
const methods = ['get', 'post', 'put', 'patch', 'delete'];
const operations = Object.values(contract.paths as Record<string, Record<string, { operationId: string }>>).flatMap((path) =>
  Object.entries(path)
    .filter(([method]) => methods.includes(method))
    .map(([, operation]) => operation.operationId),
);

describe('the contract', () => {
  it('is served but for the operations that this list names', () => {
    const served = new Set<string>(servedOperations);
    expect(operations.filter((id) => !served.has(id)).sort()).toEqual([...notServedYet].sort());
  });

  it('knows every operation that a handler serves', () => {
    expect([...servedOperations].filter((id) => !operations.includes(id))).toEqual([]);
  });
});
