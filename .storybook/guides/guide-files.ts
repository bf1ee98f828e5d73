import { type Guide, guideFile } from './guide.ts';

const guides = import.meta.glob<{ guide: Guide }>('../../{packages,apps}/*/src/**/*.guide.ts');
const asked = new Map<string, Promise<Guide | null>>();

/** The guide beside a file of stories, fetched once; null where there is none. */
export function guideBeside(stories: string): Promise<Guide | null> {
  const file = guideFile(stories);
  const load = guides[`../../${file}`];
  const known = asked.get(file) ?? load?.().then(({ guide }) => guide) ?? Promise.resolve(null);
  asked.set(file, known);
  return known;
}
