import { isKnownAnalysisStatus, limits } from '@rimawari/api';
import { Button } from '@rimawari/ui/button';
import { Select } from '@rimawari/ui/select';
import { SearchForm } from '../../app/search-form/search-form.tsx';
import styles from './history-screen.module.css';
import { type HistoryOrder, type HistoryQuery, historyOrders, isNarrowed } from './read-query.ts';

export interface HistoryFiltersProps {
  query: HistoryQuery;
  /** How many were found of how many; null before the first answer. */
  found: { total: number; of: number } | null;
  onNarrow: (change: Partial<Pick<HistoryQuery, 'search' | 'status' | 'order'>>) => void;
}

const statuses = [
  { value: 'every', label: 'All statuses' },
  { value: 'pending', label: 'Queued' },
  { value: 'processing', label: 'Processing' },
  { value: 'completed', label: 'Completed' },
  { value: 'failed', label: 'Failed' },
];
const orderLabels: Record<HistoryOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
  score: 'Highest score',
  net_yield: 'Highest net yield',
};
const orders = historyOrders.map((value) => ({ value, label: orderLabels[value] }));

/** Search, filter and order of the list. */
export function HistoryFilters({ query, found, onNarrow }: HistoryFiltersProps) {
  return (
    <div className={styles.filters}>
      <SearchForm
        className={styles.search}
        label="Search"
        hint="Words in the title, the listing URL or the property address."
        maxLength={limits.historySearchLength}
        search={query.search}
        onSearch={(search) => onNarrow({ search })}
      />
      <div className={styles.choices}>
        <Select
          label="Status"
          options={statuses}
          value={query.status ?? 'every'}
          onValueChange={(value) => onNarrow({ status: isKnownAnalysisStatus(value) ? value : null })}
        />
        <Select
          label="Order"
          options={orders}
          value={query.order}
          onValueChange={(value) => onNarrow({ order: historyOrders.find((known) => known === value) ?? 'newest' })}
        />
      </div>
      {isNarrowed(query) && (
        <p className={styles.found}>
          <span aria-live="polite">{found === null ? 'Searching…' : `${found.total} of ${found.of} analyses found`}</span>
          {found?.total !== 0 && (
            <Button size="small" variant="quiet" onClick={() => onNarrow({ search: '', status: null })}>
              Show all
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
