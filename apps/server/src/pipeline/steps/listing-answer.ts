import { reasonSentence, type SourceReason, sourceReasons } from '@rimawari/underwriting';
import { AnalysisFailure } from '../step.ts';

/** The page of the listing cannot be had. It ends the analysis only where nothing else was given. */
export class ListingUnavailable extends AnalysisFailure {
  readonly reason: SourceReason;
  /** What happened, without what to do. */
  readonly sentence: string;
  constructor(reason: SourceReason, sentence: string) {
    super([sentence, sourceReasons[reason].next]);
    this.reason = reason;
    this.sentence = sentence;
  }
}

function reasonOf(status: number): SourceReason | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return 'access_refused';
  if (status === 404 || status === 410) return 'removed';
  if (status === 429) return 'too_many_requests';
  return status >= 500 ? 'site_error' : 'not_shown';
}

/** @throws ListingUnavailable for every answer that is not a page */
export function assertPageAnswer(status: number, finalUrl: string): void {
  const reason = reasonOf(status);
  if (reason === null) return;
  throw new ListingUnavailable(reason, reasonSentence(`The page at ${new URL(finalUrl).hostname}`, reason, `status ${status}`));
}
