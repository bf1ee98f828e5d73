import { useEffect } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** Puts the server's words to the fields they are about, named in the order of the form, and goes to the first of them. */
export function useRefused<Values extends FieldValues>(
  refused: Partial<Record<Path<Values>, string>> | undefined,
  setError: UseFormSetError<Values>,
): void {
  useEffect(() => {
    for (const [name, message] of Object.entries<string | undefined>(refused ?? {}).toReversed())
      if (message !== undefined) setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: true });
  }, [refused, setError]);
}
