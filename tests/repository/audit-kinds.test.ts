import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { auditKinds } from '../../apps/web/src/features/admin/audit/audit-kinds.ts';
import { root } from './source-files.ts';

test('everything that the audit log may hold has words on its screen, and nothing else does', () => {
  const tables = readFileSync(join(root, 'apps/server/src/platform/database/tables.ts'), 'utf8');
  const union = /interface SecurityEventTable \{.*?kind:(?<kinds>.*?);/s.exec(tables)?.groups?.kinds ?? '';
  const kinds = [...union.matchAll(/'(\w+)'/g)].map(([, kind]) => kind);
  expect(kinds.length).toBeGreaterThan(20);
  expect(new Set(Object.keys(auditKinds))).toEqual(new Set(kinds));
});
