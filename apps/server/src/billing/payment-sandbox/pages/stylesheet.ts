import { readFileSync } from 'node:fs';
import { fontFaces } from './fonts.ts';

/** The kit's sheets; colours and measures have no second home. */
const kit = new URL('../../../../../../packages/ui/src/styles/', import.meta.url);
const order = '@layer ui.reset, ui.tokens, ui.base, sandbox, still;';

/**
 * The look of the hosted pages: that of the kit. The kit's dark theme is chosen by a script; here,
 * where none runs, the browser's wish chooses it.
 */
export function readStylesheet(): string {
  const read = (name: string) => readFileSync(new URL(name, kit), 'utf8');
  const themes = read('themes.css');
  const dark = /\[data-theme="dark"\] \{([^}]*)\}/.exec(themes)?.[1];
  if (dark === undefined) throw new Error('The kit has no dark theme where the sandbox looks for it.');
  const own = readFileSync(new URL('./sandbox.css', import.meta.url), 'utf8');
  const chosen = `@layer ui.tokens { @media screen and (prefers-color-scheme: dark) { :root { ${dark} } } }`;
  return [order, fontFaces, read('tokens.css'), themes, chosen, read('reset.css'), read('base.css'), own].join('\n');
}
