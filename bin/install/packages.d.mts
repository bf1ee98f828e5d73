export const productScripts: readonly string[];
export function installedPart(root: string): 'product' | 'everything' | null;
export function partFor(script: string, standing: 'product' | 'everything' | null): 'product' | 'everything';
