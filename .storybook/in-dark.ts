import { settled } from './settled.ts';

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
