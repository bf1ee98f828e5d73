import type { InputEvent } from 'react';

/** Puts an e-mail address into lower case while it is typed. Touches the field only when it has to, since that moves the caret. */
export function lowercaseAsTyped(event: InputEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const lower = input.value.toLowerCase();
  if (lower !== input.value) input.value = lower;
}
