import { isRecord } from './check-shape.ts';
import { isSourceReason, reasonSentence, type SourceReason } from './source-reasons.ts';

/** Reasons that reading alone can find: what was sent is not an offer of one property for sale. */
export type RefusalReason = Extract<
  SourceReason,
  | 'rental'
  | 'lease'
  | 'land'
  | 'list'
  | 'auction_list'
  | 'news'
  | 'several_properties'
  | 'not_property'
  | 'removed'
  | 'blocked'
  | 'members_only'
  | 'error_page'
  | 'unreadable'
>;

/** A source that was given and that no fact comes from. */
export interface UnusedSource {
  /** The page's address or the document's file name. */
  source_name: string;
  reason: SourceReason;
  /** What happened, in sentences, where more is known than the reason says: the status of an answer. */
  message?: string;
}

/** What happened to the source, in sentences. */
export function unusedSentence({ source_name: name, reason, message }: UnusedSource): string {
  return message ?? reasonSentence(name, reason);
}

export function isUnusedSource(entry: unknown): entry is UnusedSource {
  return (
    isRecord(entry) &&
    typeof entry.source_name === 'string' &&
    entry.source_name !== '' &&
    isSourceReason(entry.reason) &&
    (entry.message === undefined || typeof entry.message === 'string')
  );
}
