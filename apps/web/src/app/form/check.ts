/** What the rules of a form say of what was typed. */
export interface Checked<Values> {
  /** As it would be sent. */
  values: Values;
  /** Why a field cannot be sent; fields that can are absent. */
  errors: { [Name in keyof Values]?: string | undefined };
}

export type Check<Values> = (typed: Values) => Checked<Values>;

/** Values, with the first of each field's reasons; `false` is a rule that is kept. */
export function checked<Values extends object>(
  values: Values,
  reasons: Partial<Record<keyof Values, string | false | readonly (string | false)[]>>,
): Checked<Values> {
  const errors: Checked<Values>['errors'] = {};
  for (const name of Object.keys(reasons) as (keyof Values)[]) {
    const said = reasons[name];
    const first = (Array.isArray(said) ? said : [said]).find((reason) => typeof reason === 'string');
    if (first !== undefined) errors[name] = first as string;
  }
  return { values, errors };
}
