import { expect, test } from 'vitest';
import { acceptedDocuments, documentsHint } from './document-rules.ts';

test('what the zone accepts is what the contract accepts, with endings as a browser wants them', () => {
  expect(acceptedDocuments).toMatchObject({ 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'] });
  expect(documentsHint).toBe('Up to 3 files of 20 MB each: PDF, PNG, JPG, GIF, BMP, CSV, XLS or XLSX.');
});
