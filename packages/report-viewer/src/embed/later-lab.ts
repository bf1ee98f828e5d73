import type { enableLab as Enable } from '../attach/lab.ts';

/**
 * The package's build has this in the place of what proves the report and opens the lab: both are loaded when the reader comes to the foot or
 * asks for the lab, and never before, since the page around is another product's.
 */
export const enableLab: typeof Enable = (report, { line, signal }) => {
  const foot = report.querySelector('[data-proof]');
  if (foot === null) return () => undefined;
  const load = () => import('./own-lab.ts');
  const open = (asked: string | null) =>
    load()
      .then((lab) => lab.open({ report, line, signal }, asked))
      .catch(() => {
        const place = report.querySelector('button[data-open-lab]')?.closest('p');
        if (place != null)
          place.textContent = 'We couldn’t load the calculator, so other assumptions can’t be tried here. The report is unchanged.';
      });
  report.addEventListener('click', ({ target }) => void (target instanceof Element && target.closest('[data-open-lab]') && open(null)), {
    signal,
  });
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    load()
      .then((lab) => lab.prove({ report, signal }))
      .catch(() => {
        foot.textContent = 'We couldn’t recalculate this report here: the calculator did not load.';
      });
  });
  seen.observe(foot);
  signal.addEventListener('abort', () => seen.disconnect());
  return open;
};
