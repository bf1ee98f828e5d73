import { Button } from '@rimawari/ui/button';
import { Select } from '@rimawari/ui/select';
import { TextField } from '@rimawari/ui/text-field';
import styles from './admin-screens.module.css';

export interface UserFiltersProps {
  search: string;
  filter: string;
  onSearch: (search: string) => void;
  onFilterChange: (filter: string) => void;
}

const filters = [
  { value: '', label: 'All users' },
  { value: 'active', label: 'Only active' },
  { value: 'inactive', label: 'Only inactive' },
  { value: 'administrators', label: 'Only administrators' },
  { value: 'subscribed', label: 'Only subscribed' },
];

/** Search and filter of the users. */
export function UserFilters({ search, filter, onSearch, onFilterChange }: UserFiltersProps) {
  return (
    <div className={styles.filters}>
      <search className={styles.search}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const text = new FormData(event.currentTarget).get('search');
            onSearch(typeof text === 'string' ? text.trim() : '');
          }}
        >
          <TextField
            key={search}
            label="Search users"
            hint="Beginnings of words of the e-mail address or the name."
            type="search"
            name="search"
            maxLength={200}
            defaultValue={search}
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <Select label="Show" options={filters} value={filter} onValueChange={onFilterChange} />
    </div>
  );
}
