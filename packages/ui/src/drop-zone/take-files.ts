export interface Taken {
  /** The files to hold now. */
  files: File[];
  /** What to tell about files left out; null when all were taken. */
  message: string | null;
}

/** Adds files up to the limit; the ones past it are left out and said so. */
export function takeFiles(held: readonly File[], added: readonly File[], maxFiles: number): Taken {
  const room = Math.max(0, maxFiles - held.length);
  if (added.length <= room) return { files: [...held, ...added], message: null };
  if (room === 0) return { files: [...held], message: `You can upload up to ${maxFiles} documents per analysis.` };
  return {
    files: [...held, ...added.slice(0, room)],
    message: `Only the first ${room} file(s) were added to keep the total at ${maxFiles}.`,
  };
}
