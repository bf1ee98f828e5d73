import type { ObjectStore } from '../../platform/index.ts';

/** Names inside the folder of a build. */
export const copyNames = {
  fragment: 'fragment.html',
  standalone: 'report.html',
  printed: 'report.pdf',
  /** Paths of the nested pages. */
  index: 'pages.json',
  page: (path: string) => `pages/${path}`,
  /** The same while pictures are still being cut. */
  early: (name: string) => `early/${name}`,
} as const;

/** Where the copies of a run's report lie: beside its artefacts, apart by the build that rendered them. They can be lost and made again. */
function folderOf(sessionPrefix: string): string {
  return `${sessionPrefix}/rendered`;
}

export function copyKey(sessionPrefix: string, build: string, name: string): string {
  return `${folderOf(sessionPrefix)}/${build}/${name}`;
}

/** Removes what was shown before all pictures were there. */
export async function removeEarly(store: ObjectStore, sessionPrefix: string, build: string): Promise<void> {
  await store.deleteAll(copyKey(sessionPrefix, build, copyNames.early('').slice(0, -1)));
}

/** Removes what other builds rendered: a run keeps the copies of one build. */
export async function removeOtherBuilds(store: ObjectStore, sessionPrefix: string, build: string): Promise<void> {
  const folder = `${folderOf(sessionPrefix)}/`;
  const kept = await store.list(folderOf(sessionPrefix));
  const builds = new Set(kept.map(({ key }) => key.slice(folder.length).split('/')[0] ?? ''));
  builds.delete(build);
  for (const other of builds) await store.deleteAll(`${folder}${other}`);
}
