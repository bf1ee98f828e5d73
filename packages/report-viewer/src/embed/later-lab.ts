import type { enableLab as Enable } from '../attach/lab.ts';
import { labAbsent, labNotLoaded, proofRefused } from '../texts/scenarios-texts.ts';

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
        if (place != null) place.textContent = labAbsent;
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
        foot.textContent = proofRefused(labNotLoaded);
      });
  });
  seen.observe(foot);
  signal.addEventListener('abort', () => seen.disconnect());
  return open;
};
