import { useSearchParams } from 'react-router-dom';
import { adminPageSize } from './admin-page-size.ts';

export interface ListPage {
  page: number;
  /** For the server, which counts rows and not pages. */
  slice: { skip: number; limit: number };
  turnTo: (page: number) => void;
  /** What the address says the list is narrowed to; empty where it says nothing. */
  narrowedTo: (name: string) => string;
  /** Narrows the list, and begins at its first page; an empty value takes the narrowing off. */
  narrow: (name: string, value: string) => void;
}

/** The page of an admin list that the address names. */
export function useListPage(): ListPage {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('page'));
  const page = Number.isSafeInteger(asked) && asked >= 1 ? asked : 1;
  return {
    page,
    slice: { skip: (page - 1) * adminPageSize, limit: adminPageSize },
    turnTo: (next) =>
      setSearch((present) => {
        const changed = new URLSearchParams(present);
        if (next === 1) changed.delete('page');
        else changed.set('page', String(next));
        return changed;
      }),
    narrowedTo: (name) => search.get(name) ?? '',
    narrow: (name, value) =>
      setSearch((present) => {
        const changed = new URLSearchParams(present);
        changed.delete('page');
        if (value === '') changed.delete(name);
        else changed.set(name, value);
        return changed;
      }),
  };
}
