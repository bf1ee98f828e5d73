export type StatusTone = 'neutral' | 'info' | 'positive' | 'pending' | 'caution';
export type StatusMark = 'waiting' | 'working' | 'done' | 'stopped' | 'unknown';

export interface StatusWords {
  tone: StatusTone;
  mark: StatusMark;
  /** One word, for lists: "Queued". */
  short: string;
  /** A phrase, for the screen of one analysis: "Analysis queued". */
  long: string;
}

const known: Record<string, StatusWords> = {
  pending: { tone: 'pending', mark: 'waiting', short: 'Queued', long: 'Analysis queued' },
  processing: { tone: 'info', mark: 'working', short: 'Processing', long: 'Analysis in progress' },
  completed: { tone: 'positive', mark: 'done', short: 'Completed', long: 'Analysis completed' },
  failed: { tone: 'caution', mark: 'stopped', short: 'Failed', long: 'Analysis failed' },
};
const unknown: StatusWords = { tone: 'neutral', mark: 'unknown', short: 'Unknown', long: 'Unknown' };

/** Words, tone and mark for a status as the server spells it; anything else is Unknown. */
export function wordsOfStatus(status: string | null | undefined): StatusWords {
  const key = (status ?? '').toLowerCase();
  return Object.hasOwn(known, key) ? (known[key] ?? unknown) : unknown;
}
