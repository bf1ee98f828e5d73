import { acceptedDocumentTypes } from '@rimawari/api';
import { expect, test } from 'vitest';
import { acceptedDocuments } from './document-rules.ts';

test('what the zone accepts is what the server accepts', () => {
  expect(Object.keys(acceptedDocuments).toSorted()).toEqual(acceptedDocumentTypes.toSorted());
});
