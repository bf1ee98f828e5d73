import { use, useState } from 'react';
import { ServicesContext } from '../services/services-context.ts';
import { type Drafts, noDrafts } from './drafts.ts';
import { keptValues } from './kept-values.ts';

/** The drafts of whoever is signed in; a screen that stands alone, as in its stories, keeps none. */
export function useDrafts(): Drafts {
  return use(ServicesContext)?.drafts ?? noDrafts;
}

/**
 * Values of a form that are still there after one signed in again or reloaded the page. Not for a password or a code.
 * Whoever sends the form forgets the draft by the same name once it was taken.
 */
export function useDraft<Values extends { [Name in keyof Values]: string | readonly string[] }>(
  form: string,
  initial: Values,
): [Values, (changes: Partial<Values>) => void] {
  const drafts = useDrafts();
  const [values, setValues] = useState(() => keptValues(initial, drafts.read(form)));
  return [
    values,
    (changes) => {
      const changed = { ...values, ...changes };
      setValues(changed);
      drafts.write(form, changed);
    },
  ];
}
