import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type TestDatabase, testDatabases } from '../../apps/server/src/testing/databases.ts';
import { startApp, type TestApp } from '../../apps/server/src/testing/start-app.ts';
import { notServedYet } from './not-served-yet.ts';
import { root } from './source-files.ts';

const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as {
  paths: Record<string, Record<string, { operationId: string }>>;
};
const methods = ['get', 'post', 'put', 'patch', 'delete'];
const operations = Object.values(contract.paths).flatMap((path) =>
  Object.entries(path)
    .filter(([method]) => methods.includes(method))
    .map(([, operation]) => operation.operationId),
);

describe('the contract', () => {
  let database: TestDatabase;
  let app: TestApp;
  beforeAll(async () => {
    const [embedded] = testDatabases();
    if (embedded === undefined) throw new Error('There is no database to test on.');
    database = await embedded.create();
    app = await startApp(database);
  });
  afterAll(async () => {
    await app.stop();
    await database.remove();
  });

  it('is served by the running server, but for the operations that the list of unserved ones names', () => {
    const served = new Set<string>(app.app.served);
    expect(operations.filter((id) => !served.has(id)).sort()).toEqual([...notServedYet].sort());
  });

  it('knows every operation that the server answers', () => {
    expect(app.app.served.filter((id) => !operations.includes(id))).toEqual([]);
  });
});
