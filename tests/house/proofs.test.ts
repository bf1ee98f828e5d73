import { describe, expect, it } from 'vitest';
import { proofFiles, readProof } from '../../bin/scripts/proofs.ts';

const proofs = await Promise.all(proofFiles().map(async (file) => ({ file, ...(await readProof(file)) })));

describe('what npm run prove shows in full', () => {
  it.each(proofs)(
    'holds in a small part: $title',
    async ({ run }) => {
      expect(await run('suite')).toMatch(/\d/);
    },
    300_000,
  );
});
