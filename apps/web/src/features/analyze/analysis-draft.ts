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
  forget(userId: string): void;
}

const emptyDraft: AnalysisDraft = { title: '', url: '', files: [], buyer: nothingSaid, reused: null };

/**
 * What was typed and chosen on Analyze, kept per user while one signs in again or looks elsewhere. The texts also outlive a reload;
 * files cannot, a page has no way to hold on to them.
 */
export function createAnalysisDrafts(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  /** Keeps the buyer for the next analysis. */
  lasting: Pick<Storage, 'getItem' | 'setItem'> = storage,
): AnalysisDrafts {
  const filesByUser = new Map<string, File[]>();
  const read = (userId: string): AnalysisDraft => ({
    ...emptyDraft,
    ...readTexts(storage, userId),
    files: filesByUser.get(userId) ?? [],
    buyer: storedFields(attempt(() => JSON.parse(lasting.getItem(buyerKeyOf(userId)) ?? 'null'))),
  });
  return {
    read,
    write(userId, changes) {
      const { files, buyer, title, url } = { ...read(userId), ...changes };
      filesByUser.set(userId, files);
      attempt(() => storage.setItem(keyOf(userId), JSON.stringify({ title, url })));
      if (changes.buyer !== undefined) attempt(() => lasting.setItem(buyerKeyOf(userId), JSON.stringify(buyer)));
    },
    forget(userId) {
      filesByUser.delete(userId);
      attempt(() => storage.removeItem(keyOf(userId)));
    },
  };
}

const buyerKeyOf = (userId: string) => `buyer:${userId}`;
const keyOf = (userId: string) => `analysis_draft:${userId}`;

function readTexts(storage: Pick<Storage, 'getItem'>, userId: string): AnalysisFormValues | null {
  const stored: unknown = attempt(() => JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
  if (typeof stored !== 'object' || stored === null) return null;
  const { title, url } = stored as Record<string, unknown>;
  return { title: typeof title === 'string' ? title : '', url: typeof url === 'string' ? url : '' };
}

/** A draft that cannot be stored is lost at a reload, and only then. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}
