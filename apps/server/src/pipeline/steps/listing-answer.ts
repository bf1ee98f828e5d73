import { AnalysisFailure } from '../step.ts';

const askInstead = {
  alone: 'Please save the page as a PDF, or take the documents you have of the property, and upload them instead.',
  besideDocuments: 'Please start again with the documents only, without the listing address.',
};

/** What to send instead of a page that cannot be had. */
export function askForDocument(hasDocuments: boolean): string {
  return hasDocuments ? askInstead.besideDocuments : askInstead.alone;
}

function reasonFor(status: number, site: string): string | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403)
    return `${site} refuses to show the listing to us (status ${status}): pages of this site can be opened by people only.`;
  if (status === 404 || status === 410)
    return `${site} has no page at the listing address (status ${status}): the listing may have been removed, or the address is incomplete.`;
  if (status === 429) return `${site} received too many requests and turned ours away (status 429).`;
  if (status >= 500) return `${site} has a problem of its own and did not show the listing (status ${status}).`;
  return `${site} did not show the listing (status ${status}).`;
}

/** @throws AnalysisFailure for every answer that is not a page */
export function assertPageAnswer(status: number, finalUrl: string, hasDocuments: boolean): void {
  const reason = reasonFor(status, new URL(finalUrl).hostname);
  if (reason) throw new AnalysisFailure([reason, askForDocument(hasDocuments)]);
}
