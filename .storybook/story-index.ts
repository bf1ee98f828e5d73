import { fileURLToPath } from 'node:url';
import { buildIndex } from 'storybook/internal/core-server';

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  /** File, from the root of the repository. */
  importPath: string;
  tags: readonly string[];
}

/** Every story, from Storybook's own indexer: reads the files, builds nothing. */
export async function storyIndex(): Promise<StoryEntry[]> {
  const said = console.info;
  console.info = () => {};
  try {
    const { entries } = await buildIndex({ configDir: fileURLToPath(new URL('.', import.meta.url)) });
    return Object.values(entries)
      .filter((entry) => entry.type === 'story')
      .map(({ id, title, name, importPath, tags }) => ({ id, title, name, importPath, tags: tags ?? [] }));
  } finally {
    console.info = said;
  }
}
