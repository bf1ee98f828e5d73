import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';

const drawing = {
  id: 'd41f8a30-6b1c-4e9e-9a57-0c2b7e6f1d83',
  filename: '中野坂上コーポ302_販売図面.pdf',
  content_type: 'application/pdf',
  size: 482_113,
} satisfies Schemas['SourceDocument'];
const rentRoll = {
  id: 'a9035c7e-21d4-4f6b-8e80-5b1c7d9f2e46',
  filename: 'rent roll 2026-10.xlsx',
  content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  size: 18_904,
} satisfies Schemas['SourceDocument'];
const address = 'https://listings.example/mansion/70412233';

/** What was submitted for an analysis. */
export const sourcesOf = named<Schemas['SourcesResponse']>()({
  'url and documents': { source_urls: [address], documents: [drawing, rentRoll] },
  'url only': { source_urls: [address], documents: [] },
  'documents only': {
    source_urls: [],
    documents: [
      drawing,
      { ...rentRoll, size: 640 },
      { ...drawing, id: 'c7', filename: 'photo.jpg', content_type: 'image/jpeg', size: 20_971_520 },
    ],
  },
  none: { source_urls: [], documents: [] },
  'document elsewhere': { source_urls: [], documents: [{ ...drawing, download_url: 'https://files.example/d41f8a30?signature=abc' }] },
  'long names': {
    source_urls: [`${address}?ref=${'1234567890'.repeat(12)}`],
    documents: [
      { ...drawing, filename: '東京都世田谷区祖師谷三丁目一棟収益マンション全二十四戸満室想定オーナーチェンジ物件概要書最終版その二.pdf' },
    ],
  },
});
export type SourcesSituation = Parameters<typeof sourcesOf>[0];
