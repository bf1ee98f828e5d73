import { AnalysisFailure } from '../step.ts';

const askForDocument = 'Please save the page as a PDF, or take the documents you have of the property, and upload them instead.';

/** The page of the listing cannot be had. It ends the analysis only where nothing else was given. */
export class ListingUnavailable extends AnalysisFailure {
  readonly reason: 'blocked' | 'removed' | 'unreachable';
  /** What happened, without what to do. */
  readonly sentences: string[];
  constructor(reason: ListingUnavailable['reason'], sentences: string[]) {
    super([...sentences, askForDocument]);
    this.reason = reason;
    this.sentences = sentences;
  }
}

function refusalOf(status: number, site: string): ListingUnavailable | null {
  if (status >= 200 && status < 300) return null;
  const because = (reason: ListingUnavailable['reason'], sentence: string) => new ListingUnavailable(reason, [sentence]);
  if (status === 401 || status === 403)
    return because(
      'blocked',
      `${site} refuses to show the listing to us (status ${status}): pages of this site can be opened by people only.`,
    );
  if (status === 404 || status === 410)
    return because(
      'removed',
      `${site} has no page at the listing address (status ${status}): the listing may have been removed, or the address is incomplete.`,
    );
  if (status === 429) return because('blocked', `${site} received too many requests and turned ours away (status 429).`);
  if (status >= 500) return because('unreachable', `${site} has a problem of its own and did not show the listing (status ${status}).`);
  return because('unreachable', `${site} did not show the listing (status ${status}).`);
}

/** @throws ListingUnavailable for every answer that is not a page */
export function assertPageAnswer(status: number, finalUrl: string): void {
  const refusal = refusalOf(status, new URL(finalUrl).hostname);
  if (refusal !== null) throw refusal;
}
