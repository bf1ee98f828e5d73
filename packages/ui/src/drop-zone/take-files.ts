import { plainName } from '../format/index.ts';

export interface Taken {
  /** The files to hold now. */
  files: File[];
  /** What to tell about files left out; null when all were taken. */
  message: string | null;
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Adds files up to the limit. One that is held already is not added twice; the ones past the limit are left out; both are said. */
export function takeFiles(held: readonly File[], chosen: readonly File[], maxFiles: number): Taken {
  const added: File[] = [];
  const repeated: File[] = [];
  for (const file of chosen) ([...held, ...added].some((other) => isSame(file, other)) ? repeated : added).push(file);
  const again = repeated.map(({ name }) => `${plainName(name)} was added already.`);
  const { files, message } = takeNew(held, added, maxFiles);
  const messages = [...again, ...(message === null ? [] : [message])];
  return { files, message: messages.length > 0 ? messages.join(' ') : null };
}

function takeNew(held: readonly File[], added: readonly File[], maxFiles: number): Taken {
  const room = Math.max(0, maxFiles - held.length);
  if (added.length <= room) return { files: [...held, ...added], message: null };
  if (room === 0) return { files: [...held], message: `You can upload up to ${maxFiles} documents per analysis.` };
  return {
    files: [...held, ...added.slice(0, room)],
    message: `Only the first ${room} file(s) were added to keep the total at ${maxFiles}.`,
  };
}
