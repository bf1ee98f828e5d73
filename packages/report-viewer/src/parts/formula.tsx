import type { ReactNode } from 'react';

/** Stands raised for the number of periods. */
const periods = 'n';

/** A formula as the engine writes it. The raised n is in none of the fonts and is set as one. */
export function Formula({ text }: { text: string }): ReactNode {
  const [first = '', ...rest] = text.split('\u207f');
  return [first, ...rest.flatMap((part, index) => [<sup key={index}>{periods}</sup>, part])];
}
