import { isKnownAnalysisStatus, type KnownAnalysisStatus, limits, type QueryOf } from '@rimawari/api';
import { historyPageSize, readPage } from './read-page.ts';

/** What an address says of the list. */
export interface HistoryQuery {
  page: number;
  search: string;
  status: KnownAnalysisStatus | null;
  order: HistoryOrder;
}

export const historyOrders = ['newest', 'oldest', 'title', 'score', 'net_yield'] as const;
export type HistoryOrder = (typeof historyOrders)[number];

/** What an address may leave out is what the list shows without it. */
export function readQuery(address: URLSearchParams): HistoryQuery {
  const status = address.get('status') ?? '';
  const order = address.get('sort');
  return {
    page: readPage(address.get('page')),
    search: (address.get('q') ?? '').trim().slice(0, limits.historySearchLength),
    status: isKnownAnalysisStatus(status) ? status : null,
    order: historyOrders.find((known) => known === order) ?? 'newest',
  };
}

export function addressOf({ page, search, status, order }: HistoryQuery): URLSearchParams {
  const address = new URLSearchParams();
  if (search !== '') address.set('q', search);
  if (status !== null) address.set('status', status);
  if (order !== 'newest') address.set('sort', order);
  if (page !== 1) address.set('page', String(page));
  return address;
}

/** The same for the server. */
export function askedOf({ page, search, status, order }: HistoryQuery): QueryOf<'listAnalyses'> {
  return {
    page,
    limit: historyPageSize,
    ...(search === '' ? {} : { q: search }),
    ...(status === null ? {} : { status }),
    ...(order === 'newest' ? {} : { sort: order }),
  };
}

/** Whether the list shows less than there is. */
export const isNarrowed = ({ search, status }: HistoryQuery): boolean => search !== '' || status !== null;
