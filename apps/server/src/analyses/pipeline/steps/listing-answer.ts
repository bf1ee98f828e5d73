import { decodeText } from '@rimawari/extraction/decode-text';
import { fileKind, isPicture } from '@rimawari/extraction/file-kind';
import { turnedAway } from '@rimawari/extraction/turned-away';
import { reasonSentence, type SourceReason } from '@rimawari/underwriting';
import type { FetchedPage } from '../ports.ts';
import { SourceUnavailable } from '../source-unavailable.ts';

function reasonOfStatus(status: number): SourceReason | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return 'access_refused';
  if (status === 404 || status === 410) return 'removed';
  if (status === 429) return 'too_many_requests';
  if (status === 999) return 'robots_refused';
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
  // Sites answer a program with 403, 429 or 503 and say in the page whom they turn away.
  const said = byStatus === null || byStatus === 'removed' ? null : turnedAway(decodeText(page.bytes, page.contentType).text);
  if (said === 'blocked') throw new SourceUnavailable(said, reasonSentence(site, said));
  if (said === 'robots_refused') throw new SourceUnavailable(said, reasonSentence(site, said, `status ${page.status}`));
  if (byStatus !== null) throw new SourceUnavailable(byStatus, reasonSentence(site, byStatus, `status ${page.status}`));
  const byContent = reasonOfContent(page);
  if (byContent !== null) throw new SourceUnavailable(byContent, reasonSentence(site, byContent));
}
