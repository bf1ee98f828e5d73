/** What browsers and Vite say when a script or style sheet of a part that is loaded late did not arrive. */
const missing = /dynamically imported module|module script|preload CSS/i;
const styleSheet = /preload CSS for (\S+)/i;

/** Whether a file of the app did not arrive: the connection was interrupted, or a newer version has taken its place. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && missing.test(error.message);
}

/**
 * Fetches the style sheet that an error names once more. Vite asks for each only once, so that a second attempt to load the part
 * would otherwise draw it without its style. Does nothing for other errors. @throws when it does not arrive this time either
 */
export async function restoreStyleSheet(error: unknown): Promise<void> {
  const address = error instanceof Error ? styleSheet.exec(error.message)?.[1] : undefined;
  if (address === undefined) return;
  const { href } = new URL(address, document.baseURI);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const old = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((known) => known.href === href);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.addEventListener('load', () => resolve(), { once: true });
  link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)), { once: true });
  for (const failed of old) failed.remove();
  document.head.append(link);
  await promise;
}

const script = /https?:\/\/\S+\.js/;

/**
 * Asks once more for the script that an error names, under another address: browsers keep a failed one for as long as the page lives.
 * Resolves to what it exports, which is the caller's to know. @throws the error itself where it names none, or what fails this time
 */
export async function importAgain<Exports>(error: unknown): Promise<Exports> {
  const address = error instanceof Error ? script.exec(error.message)?.[0] : undefined;
  if (address === undefined) throw error;
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`) as Promise<Exports>;
}
