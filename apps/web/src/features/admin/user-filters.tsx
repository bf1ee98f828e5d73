import { Select } from '@rimawari/ui/select';
import { SearchForm } from '../../app/search-form/search-form.tsx';
import styles from './admin-screens.module.css';

export interface UserFiltersProps {
  search: string;
  filter: string;
  onSearch: (search: string) => void;
  onFilterChange: (filter: string) => void;
}

const filters = [
  { value: '', label: 'All users' },
  { value: 'active', label: 'Active only' },
  { value: 'inactive', label: 'Inactive only' },
  { value: 'administrators', label: 'Administrators only' },
  { value: 'subscribed', label: 'Subscribed only' },
];

/** Search and filter of the users. */
export function UserFilters({ search, filter, onSearch, onFilterChange }: UserFiltersProps) {
  return (
    <div className={styles.filters}>
      <SearchForm
        className={styles.search}
        label="Search users"
        hint="First letters of a word in the email address or name."
        maxLength={200}
        search={search}
        onSearch={onSearch}
      />
      <Select label="Show" options={filters} value={filter} onValueChange={onFilterChange} />
    </div>
  );
}
