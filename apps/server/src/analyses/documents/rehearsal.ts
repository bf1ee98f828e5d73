import type { SourceInput } from './source-message.ts';

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

function source(sourceName: string, contentType: string, text: string): SourceInput {
  return { sourceId: 'rehearsal', sourceKind: 'document', sourceName, contentType, bytes: new TextEncoder().encode(text) };
}

/** Tiny sources that make a reader load all it needs for real ones. */
export const rehearsalSources: SourceInput[] = [
  source('rehearsal.html', 'text/html', '<!doctype html><title>rehearsal</title><p>x'),
  source('rehearsal.pdf', 'application/pdf', pdf),
];
