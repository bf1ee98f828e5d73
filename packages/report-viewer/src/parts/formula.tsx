import { Fragment } from 'react';

/** A formula as the engine writes it. The raised n is in none of the fonts and is set as one. */
export function Formula({ text }: { text: string }) {
  const [first = '', ...rest] = text.split('\u207f');
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index}>
          <sup>n</sup>
          {part}
        </Fragment>
      ))}
    </>
  );
}
