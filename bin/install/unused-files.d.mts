export const unusedFiles: readonly (readonly [name: string, unused: RegExp])[];
export function removeUnusedFiles(root: string, table?: typeof unusedFiles): void;
