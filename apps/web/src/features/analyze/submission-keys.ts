import type { AnalysisDraft } from './analysis-draft.ts';

export interface SubmissionKeys {
  /** The same for the same content until it is forgotten; files are the same when they are the same objects. */
  keyOf(draft: AnalysisDraft): string;
  /** After an analysis has begun: the same content again is another analysis. */
  forget(): void;
}

/** Names submissions, so that one that is sent again after a failure of the line does not begin a second analysis. */
export function createSubmissionKeys(): SubmissionKeys {
  let last: { draft: AnalysisDraft; key: string } | null = null;
  return {
    keyOf: (draft) => {
      if (last === null || !isSame(last.draft, draft)) last = { draft: { ...draft, files: [...draft.files] }, key: randomKey() };
      return last.key;
    },
    forget: () => {
      last = null;
    },
  };
}

function isSame(one: AnalysisDraft, other: AnalysisDraft): boolean {
  return (
    one.title === other.title &&
    one.url === other.url &&
    JSON.stringify([one.buyer, one.reused]) === JSON.stringify([other.buyer, other.reused]) &&
    one.files.length === other.files.length &&
    one.files.every((file, index) => file === other.files[index])
  );
}

/** `crypto.randomUUID` is missing on pages that are not reached over TLS. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
