import { type ChangeEvent, type SubmitEvent, useCallback, useRef, useState } from 'react';
import type { Check, Checked } from './check.ts';

/** Fields of text that are sent together. */
export interface TextForm<Values> {
  values: Values;
  /** Props of the field of a name. Editing it takes back what was said of it. */
  field: (name: keyof Values & string, onEdit?: (typed: string) => void) => FieldProps;
  /** Sends what keeps the rules; otherwise says at each field why not, and goes to the first of them. */
  submit: (send: (values: Values) => void) => (event: SubmitEvent<HTMLFormElement>) => void;
  set: (name: keyof Values & string, value: string) => void;
  focus: (name: keyof Values & string) => void;
  /** Puts the server's words to the fields they are about, and goes to the first of them. */
  refuse: (errors: Checked<Values>['errors']) => void;
  /** Back to the first values. */
  reset: () => void;
}

export interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  ref: (input: HTMLInputElement | null) => void;
}

/** The state of a form whose values are all text. `initial` counts once. */
export function useTextForm<Values extends Record<keyof Values, string>>(initial: Values, check: Check<Values>): TextForm<Values> {
  const [first] = useState(initial);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Checked<Values>['errors']>({});
  const inputs = useRef<Partial<Record<keyof Values, HTMLInputElement | null>>>({});

  const set = useCallback((name: keyof Values, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  }, []);
  const focus = useCallback((name: keyof Values) => inputs.current[name]?.focus(), []);
  const refuse = useCallback(
    (refused: Checked<Values>['errors']) => {
      setErrors((before) => ({ ...before, ...refused }));
      const wrong = (Object.keys(first) as (keyof Values)[]).find((name) => refused[name] !== undefined);
      if (wrong !== undefined) focus(wrong);
    },
    [first, focus],
  );
  const reset = useCallback(() => {
    setValues(first);
    setErrors({});
  }, [first]);

  return {
    values,
    field: (name, onEdit) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ target }) => {
        set(name, target.value);
        onEdit?.(target.value);
      },
      ref: (input) => {
        inputs.current[name] = input;
      },
    }),
    submit: (send) => (event) => {
      event.preventDefault();
      const found = check(values);
      setErrors({});
      if (Object.keys(found.errors).length > 0) refuse(found.errors);
      else send(found.values);
    },
    set,
    focus,
    refuse,
    reset,
  };
}
