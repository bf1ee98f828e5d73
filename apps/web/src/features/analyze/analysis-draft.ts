import type { Drafts } from '../../app/drafts/drafts.ts';
import type { AnalysisFormValues } from './analysis-form.ts';
import { type BuyerFields, nothingSaid, storedFields } from './buyer.ts';

/** A document that the server has from an earlier analysis. */
export interface StoredDocument {
  id: string;
  filename: string;
  /** Bytes. */
  size: number;
}

export interface AnalysisDraft extends AnalysisFormValues {
  files: File[];
  buyer: BuyerFields;
  /** Documents of an earlier analysis that are used again; null where it begins afresh. */
  reused: { analysisId: string; documents: StoredDocument[] } | null;
}

export interface AnalysisDrafts {
  read(userId: string): AnalysisDraft;
  write(userId: string, changes: Partial<AnalysisDraft>): void;
  forget(): void;
}

const emptyDraft: AnalysisDraft = { title: '', url: '', files: [], buyer: nothingSaid, reused: null };

const form = 'analysis';

/** What was typed and chosen on Analyze. `lasting` keeps the buyer for the next analysis of the user. */
export function createAnalysisDrafts(drafts: Drafts, lasting: Pick<Storage, 'getItem' | 'setItem'>): AnalysisDrafts {
  const read = (userId: string): AnalysisDraft => {
    const { title, url, files } = drafts.read(form) ?? {};
    return {
      ...emptyDraft,
      title: typeof title === 'string' ? title : '',
      url: typeof url === 'string' ? url : '',
      // After a reload they are gone: a page has no way to hold on to them.
      files: Array.isArray(files) ? files.filter((file) => file instanceof File) : [],
      buyer: storedFields(attempt(() => JSON.parse(lasting.getItem(buyerKeyOf(userId)) ?? 'null'))),
    };
  };
  return {
    read,
    write(userId, changes) {
      const { files, buyer, title, url } = { ...read(userId), ...changes };
      drafts.write(form, { title, url, files });
      if (changes.buyer !== undefined) attempt(() => lasting.setItem(buyerKeyOf(userId), JSON.stringify(buyer)));
    },
    forget: () => drafts.forget(form),
  };
}

const buyerKeyOf = (userId: string) => `buyer:${userId}`;

/** A buyer that cannot be stored is asked for again next time. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
