import { useState } from 'react';

/** A state that the caller holds where it gives a value, and the part itself otherwise. */
export function useHeldState<Value>(given: Value | undefined, first: Value, onChange?: (value: Value) => void) {
  const [own, setOwn] = useState(first);
  const change = (value: Value) => {
    if (given === undefined) setOwn(value);
    onChange?.(value);
  };
  return [given ?? own, change] as const;
}
