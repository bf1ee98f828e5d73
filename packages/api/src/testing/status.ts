import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';

type Status = Schemas['StatusResponse'];

const queued = { status: 'pending', created_at: '2026-11-20T05:41:30Z', progress: 0, error: null } satisfies Status;
const failed = { ...queued, status: 'failed', progress: 20 } satisfies Status;

/** Answers of the polling, one for every way the results screen looks. */
export const statusOf = named<Status>()({
  pending: queued,
  processing: {
    ...queued,
    status: 'processing',
    progress: 40,
    stage: 'data_extraction',
    doing: 'Reading the listing page and maisoku.pdf.',
  },
  'processing without words': { ...queued, status: 'processing', progress: 65 },
  'almost done': { ...queued, status: 'processing', progress: 92.5, stage: 'html_report', doing: 'Writing the report.' },
  completed: { ...queued, status: 'completed', progress: 100 },
  'processing with time left': {
    ...queued,
    status: 'processing',
    progress: 40,
    stage: 'data_extraction',
    doing: 'Reading the listing page and maisoku.pdf.',
    seconds_left: 95,
    unused_sources: [
      { source_name: '外観写真.png', message: '外観写真.png has no readable text (a picture).' },
      {
        source_name: 'https://listings.example/mansion/70412233',
        message: 'The page at listings.example was not shown: the site refuses access to it (status 403).',
      },
    ],
  },
  cancelled: { ...failed, error: ['You canceled this analysis.'] },
  'failed without error': failed,
  'failed with string': {
    ...failed,
    error: 'The page https://listings.example/mansion/70412233 is no longer published. Send the listing as a PDF instead.',
  },
  'failed with list': {
    ...failed,
    error: [
      'The page https://listings.example/mansion/70412233 asked for a check that only a person can pass.',
      { loc: ['sources', 'rentroll.xls'], msg: 'The document is protected by a password.', type: 'unreadable' },
      'Nothing else was submitted. Send the listing as a PDF, or see https://rimawari.example/help/documents for what can be read.',
    ],
  },
  'failed with detail object': { ...failed, error: { detail: 'This page offers a plot of land. Send a property with a building.' } },
  'failed with message object': {
    ...failed,
    error: { message: 'The reader ran out of time.', ctx: { document: 'scan.pdf', seconds: 60 } },
  },
  'failed with located object': {
    ...failed,
    error: { loc: ['facts', 'priceYen'], msg: 'The price is missing.', ctx: { source: '販売図面.pdf' } },
  },
  'failed with unknown object': { ...failed, error: { code: 17, origin: 'pipeline' } },
  unknown: { ...queued, status: 'archived', progress: 100 },
});
export type StatusSituation = Parameters<typeof statusOf>[0];

/** A whole run as the polling sees it, in order. */
export function statusRunOf(end: 'completed' | 'failed with string'): Status[] {
  return (['pending', 'processing', 'almost done', end] as const).map((situation) => statusOf(situation));
}
