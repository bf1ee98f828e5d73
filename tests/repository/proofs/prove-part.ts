import { describe, expect, it } from 'vitest';
import { proofFiles, readProof } from '../../../bin/scripts/proofs.ts';
import { isIn, type Part } from './parts.ts';

/** Tests that run a small part of every proof in a folder; `npm run prove` runs them in full. */
export async function provePart(part: Part): Promise<void> {
  const proofs = await Promise.all(proofFiles().flatMap((file) => (isIn(file, part) ? readProof(file) : [])));
  describe('what npm run prove shows in full', () => {
    it.each(proofs)('holds in a small part: $title', async ({ run }) => {
      expect(await run('suite')).toMatch(/\d/);
    });
  });
}
