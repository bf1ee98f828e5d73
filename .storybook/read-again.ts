import { afterEach as readByAxe } from '@storybook/addon-a11y/preview';

/** The rules that look at colours: all of axe that the same document can break in one theme and not in the other. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block'];
/** The rules that look at where things lie: all of axe that the same document, with the same parts shown, can break in a narrow window. */
export const rulesOfLayout = ['target-size', 'scrollable-region-focusable'];

/** What axe is told about a story. */
export interface Read {
  id: string;
  parameters: { a11y?: { test?: string; options?: object; context?: unknown } };
  globals: object;
}

type Context = Parameters<typeof readByAxe>[0];

/**
 * Once more by Storybook's own axe, with the story's own settings, by some rules or by all, the whole page or parts of it.
 * @throws where axe finds something
 */
export async function readAgain(
  { id, parameters, globals }: Read,
  view: string,
  rules: readonly string[] | null,
  parts: readonly Element[] | null = null,
): Promise<void> {
  const options = { ...parameters.a11y?.options, ...(rules === null ? {} : { runOnly: { type: 'rule', values: rules } }) };
  const a11y = { ...parameters.a11y, options, ...(parts === null ? {} : { context: { include: [...parts] } }) };
  const reports: unknown[] = [];
  const reporting = { reports, addReport: (report: unknown) => reports.push(report) };
  try {
    await readByAxe({ id, parameters: { ...parameters, a11y }, globals, reporting, viewMode: 'story' } as unknown as Context);
  } catch (found) {
    throw new Error(`${view}: ${found instanceof Error ? found.message : String(found)}`, { cause: found });
  }
  if (reports.length === 0 && parameters.a11y?.test !== 'off') throw new Error(`${view}: axe has not read the story.`);
}
