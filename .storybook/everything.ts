import { cdp, page } from 'vitest/browser';
import { lostInForcedColours } from './forced-colours.ts';
import { moving, tooWide } from './reflow-and-motion.ts';
import { settled } from './settled.ts';

const still = { name: 'prefers-reduced-motion', value: 'reduce' };
const emulate = (...features: { name: string; value: string }[]) =>
  // A new list replaces the old one, and with it the stillness that all stories are tested with.
  cdp().send('Emulation.setEmulatedMedia', { features: [still, ...features] });

/** Fails the story with all that was found, so that one run shows the whole list. */
function report(what: string, findings: readonly string[]): void {
  if (findings.length > 0) throw new Error(`${what}:\n${findings.join('\n')}`);
}

/** What axe cannot see: a part's whole range as people with forced colours, reduced motion or 400 % zoom have it. */
export async function checkEverything(): Promise<void> {
  const { innerWidth, innerHeight } = window;
  const { dir } = document.documentElement;
  try {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) throw new Error('The browser was not told to reduce motion.');
    report('Moves under reduced motion', moving());

    // 400 % of a window of 1280 × 1024.
    await page.viewport(320, 256);
    for (const direction of ['ltr', 'rtl']) {
      document.documentElement.dir = direction;
      await settled();
      report(`Wider than 320 px (${direction})`, tooWide());
    }
    document.documentElement.dir = dir;
    await page.viewport(innerWidth, innerHeight);

    await emulate({ name: 'forced-colors', value: 'active' });
    await settled();
    if (!matchMedia('(forced-colors: active)').matches) throw new Error('The browser was not asked to force colors.');
    report('Lost in forced colors', await lostInForcedColours());
  } finally {
    document.documentElement.dir = dir;
    await emulate();
    await page.viewport(innerWidth, innerHeight);
  }
}
