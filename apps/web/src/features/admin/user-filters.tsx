import { Button } from '@rimawari/ui/button';
import { Select } from '@rimawari/ui/select';
import { TextField } from '@rimawari/ui/text-field';
import { useDraft, useDrafts } from '../../app/drafts/use-draft.ts';
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
      <SearchForm key={search} search={search} onSearch={onSearch} />
      <Select label="Show" options={filters} value={filter} onValueChange={onFilterChange} />
    </div>
  );
}

function SearchForm({ search, onSearch }: Pick<UserFiltersProps, 'search' | 'onSearch'>) {
  const form = `search after ${search}`;
  const drafts = useDrafts();
  const [{ text }, keep] = useDraft(form, { text: search });
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          drafts.forget(form);
          onSearch(text.trim());
        }}
      >
        <TextField
          label="Search users"
          hint="Beginnings of words of the e-mail address or the name."
          type="search"
          maxLength={200}
          value={text}
          onChange={(event) => keep({ text: event.target.value })}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
