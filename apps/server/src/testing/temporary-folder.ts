import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function temporaryFolder(within = tmpdir()): string {
  return mkdtempSync(join(within, 'rimawari-test-'));
}
