import { useSearchParams } from 'react-router-dom';
import { adminPageSize } from './admin-page-size.ts';

export interface ListPage {
  page: number;
  /** For the server, which counts rows and not pages. */
  slice: { skip: number; limit: number };
  turnTo: (page: number) => void;
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
  };
}
