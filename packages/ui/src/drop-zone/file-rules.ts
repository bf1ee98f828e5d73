/** What a zone takes. */
export interface FileRules {
  /** Media type to extensions, `{ 'application/pdf': ['.pdf'] }`. */
  accept: Record<string, readonly string[]>;
  maxFiles: number;
  /** Of one file. */
  maxBytes: number;
}

/** Files of a drop, a choice or a paste, apart as the rules have it, and why each that is left out is. */
export function sortFiles(
  files: readonly File[],
  { accept, maxFiles, maxBytes }: FileRules,
): { kept: File[]; refused: { file: File; why: string }[] } {
  const extensions = [...new Set(Object.values(accept).flat())];
  const kept: File[] = [];
  const refused: { file: File; why: string }[] = [];
  for (const file of files) {
    const reasons = [
      ...(isAccepted(file, accept) ? [] : [`File type must be ${extensions.join(', ')}`]),
      ...(file.size > maxBytes ? [`File is larger than ${maxBytes} bytes`] : []),
      ...(file.size === 0 ? ['File is empty'] : []),
    ];
    if (reasons.length === 0 && kept.length === maxFiles)
      reasons.push(`Too many files: ${files.length} were chosen, and ${maxFiles} is the most`);
    if (reasons.length === 0) kept.push(file);
    else refused.push({ file, why: reasons.join(', ') });
  }
  return { kept, refused };
}

/** By its media type or, since systems know few of them, by the end of its name. */
function isAccepted({ name, type }: File, accept: FileRules['accept']): boolean {
  const lower = name.toLowerCase();
  return type in accept || Object.values(accept).some((extensions) => extensions.some((extension) => lower.endsWith(extension)));
}

/** Whether files that are held over the zone look as if they will be taken: browsers keep names and sizes, and some types, until the drop. */
export function outlook(items: readonly { kind: string; type: string }[], { accept, maxFiles }: FileRules): 'accept' | 'reject' {
  const files = items.filter(({ kind }) => kind === 'file');
  return files.length <= maxFiles && files.every(({ type }) => type === '' || type in accept) ? 'accept' : 'reject';
}
