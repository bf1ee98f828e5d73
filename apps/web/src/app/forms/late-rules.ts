import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

export interface LateRules<Values extends FieldValues> {
  /** Begins to fetch them: with the first field that is entered, so that they are here when the form is sent. */
  fetch: () => void;
  /** Fetches them if need be, then checks what was filled in. */
  resolver: Resolver<Values>;
}

/**
 * The rules of a form, which come when it is filled in and not with the page. Where they do not arrive, the server checks alone, since a
 * browser may keep a failed file for as long as the page lives; `essential` then says what the server cannot see.
 */
export function lateRules<Values extends FieldValues>(
  load: () => Promise<ZodMiniType<Values, Values>>,
  essential: (values: Values) => FieldErrors<Values> | null = () => null,
): LateRules<Values> {
  let coming: Promise<Resolver<Values>> | null = null;
  const rules = () => {
    coming ??= Promise.all([import('@hookform/resolvers/zod'), load()]).then(([{ zodResolver }, form]) => zodResolver(form));
    coming.catch(() => {
      coming = null;
    });
    return coming;
  };
  return {
    fetch: () => void rules().catch(() => {}),
    resolver: async (values, context, options) => {
      const check = await rules().catch(() => null);
      if (check !== null) return check(values, context, options);
      const errors = essential(values);
      return errors === null ? { values, errors: {} } : { values: {}, errors };
    },
  };
}
