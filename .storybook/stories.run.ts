import { fileURLToPath } from 'node:url';
import { storyIndex } from './story-index.ts';

/** Prints every story as `title<TAB>name`, in the index's order. */
export async function printStories(): Promise<void> {
  const index = await storyIndex();
  process.stdout.write(index.map(({ title, name }) => `${title}\t${name}\n`).join(''));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await printStories();
