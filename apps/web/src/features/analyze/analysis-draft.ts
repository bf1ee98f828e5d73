import type { AnalysisFormValues } from './analysis-form.ts';

export interface AnalysisDraft extends AnalysisFormValues {
  files: File[];
}

export interface AnalysisDrafts {
  read(userId: string): AnalysisDraft;
  write(userId: string, changes: Partial<AnalysisDraft>): void;
  forget(userId: string): void;
}

const emptyDraft: AnalysisDraft = { title: '', url: '', files: [] };

/**
 * What was typed and chosen on Analyze, kept per user while one signs in again or looks elsewhere. The texts also outlive a reload;
 * files cannot, a page has no way to hold on to them.
 */
export function createAnalysisDrafts(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): AnalysisDrafts {
  const filesByUser = new Map<string, File[]>();
  const read = (userId: string): AnalysisDraft => ({ ...emptyDraft, ...readTexts(storage, userId), files: filesByUser.get(userId) ?? [] });
  return {
    read,
    write(userId, changes) {
      const { files, ...texts } = { ...read(userId), ...changes };
      filesByUser.set(userId, files);
      attempt(() => storage.setItem(keyOf(userId), JSON.stringify(texts)));
    },
    forget(userId) {
      filesByUser.delete(userId);
      attempt(() => storage.removeItem(keyOf(userId)));
    },
  };
}

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
