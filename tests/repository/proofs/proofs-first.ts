import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Vitest's order, long files first, but takes a file's size for its length in a new clone: proofs are short files that take long. */
export class ProofsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isProof = ({ moduleId }: TestSpecification) => Number(moduleId.includes('/repository/proofs/'));
    return (await super.sort(files)).toSorted((one, other) => isProof(other) - isProof(one));
  }
}
