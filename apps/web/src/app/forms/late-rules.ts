import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

export interface LateRules<Values extends FieldValues> {
  /** Begins to fetch them: with the first field that is entered, so that they are here when the form is sent. */
  fetch: () => void;
  /** Fetches them if need be, then checks what was filled in. */
  resolver: Resolver<Values>;
}

export const notChecked =
  'What you filled in could not be checked, for a part of this page did not arrive. Nothing was sent. Check your connection, then try again.';

/** The rules of a form, which come when it is filled in and not with the page. */
export function lateRules<Values extends FieldValues>(load: () => Promise<ZodMiniType<Values, Values>>): LateRules<Values> {
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
      // A form that was not checked is not sent: two passwords may differ.
      return { values: {}, errors: { root: { type: 'unchecked', message: notChecked } } as FieldErrors<Values> };
    },
  };
}
