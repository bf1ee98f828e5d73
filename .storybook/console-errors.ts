/** Keeps in `heard` what is written to `console.error` from now on, and lets it through. Returns how to stop. */
export function listenForErrors(heard: string[]): () => void {
  const said = console.error;
  heard.length = 0;
  console.error = (...words: unknown[]) => {
    heard.push(words.map(String).join(' '));
    said.apply(console, words);
  };
  return () => {
    console.error = said;
  };
}

/**
 * Fails a story that wrote to `console.error`. A story whose point is an error names it:
 * `parameters: { expectedErrors: [/The chart had no figures/] }`. An error that was named and did not come fails too.
 */
export function throwUnexpected(heard: readonly string[], expected: readonly RegExp[] = []): void {
  const unexpected = heard.filter((text) => !expected.some((pattern) => pattern.test(text)));
  if (unexpected.length > 0) throw new Error(`The story wrote to console.error:\n${unexpected.join('\n')}`);
  const absent = expected.filter((pattern) => !heard.some((text) => pattern.test(text)));
  if (absent.length > 0) throw new Error(`The story expects errors in the console that did not come: ${absent.join(', ')}`);
}
