import type { enableSavedTables as Enable } from '../attach/saved-tables.ts';

/** The package's build has this in the place of what saves tables as files: that is loaded when the first fold is opened. */
export const enableSavedTables: typeof Enable = (report, options) => {
  const { signal } = options;
  const lists = report.querySelectorAll<HTMLDetailsElement>('details[data-tables]');
  for (const list of lists) list.hidden = false;
  signal.addEventListener('abort', () => {
    for (const list of lists) list.hidden = true;
  });
  const load = async () => {
    const saved = await import('../attach/saved-tables.ts').catch(() => null);
    if (saved === null || signal.aborted) return;
    saved.enableSavedTables(report, options);
    // What was opened meanwhile is told again.
    for (const fold of report.querySelectorAll('details.rv-fold[open], details[data-tables][open]'))
      fold.dispatchEvent(new Event('toggle'));
  };
  report.addEventListener('toggle', () => void load(), { capture: true, once: true, signal });
};
