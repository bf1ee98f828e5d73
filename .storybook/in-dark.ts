import { afterEach as readByAxe } from '@storybook/addon-a11y/preview';
import { settled } from './settled.ts';

/** The rules that look at colours: all of axe that the same document can break in one theme and not in the other. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/**
 * Shows what stands on the page in dark while it is looked at. Only colours follow from the theme, by `data-theme` on the root, so the
 * story is not rendered and played a second time. @throws where the story has set the theme back meanwhile
 */
export async function inDark(look: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement;
  const given = dataset.theme;
  dataset.theme = 'dark';
  try {
    await settled();
    await look();
    if (dataset.theme !== 'dark') throw new Error('The story set the theme back while it was looked at in dark.');
  } finally {
    dataset.theme = given;
  }
}

/** What axe is told about a story. */
export interface Read {
  id: string;
  parameters: { a11y?: { test?: string; options?: object } };
  globals: object;
}

type Context = Parameters<typeof readByAxe>[0];

/** Once more by Storybook's own axe, with the story's own settings, for colours alone. @throws where axe finds something */
export async function readColours({ id, parameters, globals }: Read): Promise<void> {
  const options = { ...parameters.a11y?.options, runOnly: { type: 'rule', values: rulesOfColours } };
  const a11y = { ...parameters.a11y, options };
  const reports: unknown[] = [];
  const reporting = { reports, addReport: (report: unknown) => reports.push(report) };
  try {
    await readByAxe({ id, parameters: { ...parameters, a11y }, globals, reporting, viewMode: 'story' } as unknown as Context);
  } catch (found) {
    throw new Error(`In dark: ${found instanceof Error ? found.message : String(found)}`, { cause: found });
  }
  if (reports.length === 0 && parameters.a11y?.test !== 'off') throw new Error('Axe has not read the story in dark.');
}
