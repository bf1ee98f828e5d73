/** The one chapter in which two lists as `costs:1 tax:0` differ; null where they say the same. */
export function changedChapter(before: string, after: string): { id: string; open: boolean } | null {
  const known = new Set(before.split(' '));
  const changed = after.split(' ').find((entry) => entry !== '' && !known.has(entry));
  const [id, state] = changed?.split(':') ?? [];
  return id === undefined ? null : { id, open: state === '1' };
}
