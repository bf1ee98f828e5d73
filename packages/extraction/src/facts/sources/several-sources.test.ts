import type { PropertyFacts } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { readFixture, readText } from '../../testing/read-text.ts';
import { smallBook } from '../../testing/small-book.ts';
import { extractFacts } from '../extract-facts.ts';

const options = { municipalities: smallBook, asOf: '2026-07-01' };

async function factsOf(...names: [name: string, folder?: 'fixtures' | 'samples'][]): Promise<PropertyFacts> {
  const outcome = extractFacts(await Promise.all(names.map(([name, folder]) => readFixture(name, folder))), options);
  if (outcome.kind === 'refuse') throw new Error(outcome.message);
  return outcome;
}

describe('several sources', () => {
  it('unites sources that agree and keeps the evidence of each', async () => {
    const facts = await factsOf(['condominium-listing.html', 'samples'], ['condominium-flyer.pdf', 'samples']);
    expect(facts.conflicts).toEqual([]);
    expect(facts.evidence.price_jpy?.map((evidence) => evidence.source_name)).toEqual(
      expect.arrayContaining(['condominium-listing.html', 'condominium-flyer.pdf']),
    );
  });

  it('uses the document where sources disagree and lists both values', async () => {
    const sheet = await readText(
      '概要.csv',
      '物件名,グランコート風見台\n所在地,東京都練馬区風見台2-8-14\n価格,"2,280万円"\n専有面積,22.68㎡\n',
    );
    const facts = extractFacts([await readFixture('condominium-listing.html', 'samples'), sheet], options) as PropertyFacts;
    expect(facts.values.price_jpy).toBe(22_800_000);
    expect(facts.conflicts).toMatchObject([
      { field: 'price_jpy', values: [21_800_000, 22_800_000], sources: ['condominium-listing.html', '概要.csv'], used: 1 },
    ]);
    expect(facts.values.floor_area_m2).toBe(22.68);
  });

  it('refuses sources of different properties', async () => {
    const readings = [await readFixture('detached-house-listing.html', 'samples'), await readFixture('condominium-flyer.pdf', 'samples')];
    expect(extractFacts(readings, options)).toMatchObject({ kind: 'refuse', reason: 'several_properties' });
  });

  it('refuses the whole when one document cannot be read, naming it', async () => {
    const listing = await readFixture('condominium-listing.html', 'samples');
    const picture = {
      ...listing,
      source_id: 'p',
      source_name: '間取図.jpg',
      blocks: [],
      unreadable: '間取図.jpg is a picture and cannot be read yet.',
    };
    expect(extractFacts([listing, picture], options)).toMatchObject({
      kind: 'refuse',
      reason: 'unreadable',
      source_name: '間取図.jpg',
      message: '間取図.jpg is a picture and cannot be read yet.',
    });
  });

  it('goes on with the flyer when the page was blocked, and says so', async () => {
    const facts = await factsOf(['blocked.html'], ['condominium-flyer.pdf', 'samples']);
    expect(facts.unused_sources).toEqual([{ source_name: 'blocked.html', reason: 'blocked' }]);
  });
});
