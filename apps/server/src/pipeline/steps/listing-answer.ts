import { fileKind, isPicture } from '@rimawari/extraction/file-kind';
import { reasonSentence, type SourceReason } from '@rimawari/underwriting';
import type { FetchedPage } from '../ports.ts';
import { SourceUnavailable } from '../source-unavailable.ts';

function reasonOfStatus(status: number): SourceReason | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return 'access_refused';
  if (status === 404 || status === 410) return 'removed';
  if (status === 429) return 'too_many_requests';
  return status >= 500 ? 'site_error' : 'not_shown';
}

function reasonOfContent({ bytes, contentType, finalUrl }: FetchedPage): SourceReason | null {
  if (bytes.byteLength === 0) return 'empty';
  const kind = fileKind(bytes, contentType, finalUrl);
  return kind === 'other' || isPicture(kind) ? 'unsupported' : null;
}

/** @throws SourceUnavailable for every answer that is not a page or document that can be read */
export function assertPageAnswer(page: FetchedPage): void {
  const site = `The page at ${new URL(page.finalUrl).hostname}`;
  const byStatus = reasonOfStatus(page.status);
  if (byStatus !== null) throw new SourceUnavailable(byStatus, reasonSentence(site, byStatus, `status ${page.status}`));
  const byContent = reasonOfContent(page);
  if (byContent !== null) throw new SourceUnavailable(byContent, reasonSentence(site, byContent));
}
