import { expect, it } from 'vitest';
import { emptyReading } from '../../readers/empty-reading.ts';
import { blocksOfPicture } from '../../readers/picture/blocks-of-picture.ts';
import type { SourceReading } from '../../reading/source-reading.ts';
import { pictured } from '../../testing/pictured-page.ts';
import { smallBook } from '../../testing/small-book.ts';
import { extractFacts } from '../extract-facts.ts';

const { line, page } = pictured;

function readingOf(...pairs: [label: string, value: string][]): SourceReading {
  const lines = pairs.flatMap(([label, value], row) => {
    const numbers = (value.match(/\d[\d,.]*\d|\d/g) ?? []).map((number): [string, 'agreed'] => [number, 'agreed']);
    return [line(label, 100, 100 + 60 * row), line(value, 420, 100 + 60 * row, numbers)];
  });
  const input = {
    sourceId: 'one',
    sourceKind: 'document',
    sourceName: 'flyer.png',
    contentType: 'image/png',
    bytes: new Uint8Array(),
  } as const;
  return { ...emptyReading(input, 'picture'), blocks: blocksOfPicture(page(...lines), 1, 'flyer.png').blocks };
}

function factsOf(address: string, towns: Parameters<typeof extractFacts>[1]['towns'], ...more: [string, string][]) {
  const reading = readingOf(['価格', '2,480万円'], ['所在地', address], ['専有面積', '64.90㎡'], ...more);
  const facts = extractFacts([reading], { municipalities: smallBook, asOf: '2026-11-23', ...(towns && { towns }) });
  if (facts.kind === 'refuse') throw new Error(facts.message);
  return facts;
}

it('takes an address of a picture as the register of towns has it', () => {
  const towns = { nearest: (address: string) => ({ address: address.replace('風見合', '風見台'), doubtful: false }) };
  expect(factsOf('東京都練馬区風見合2-3', towns).values.address).toBe('東京都練馬区風見台2-3');
});

it('asks about an address whose town the register does not know', () => {
  const towns = { nearest: (address: string) => ({ address, doubtful: true }) };
  const facts = factsOf('東京都練馬区風見合2-3', towns);
  expect(facts.values.address).toBeNull();
  expect(facts.to_confirm).toMatchObject([{ field: 'address', value: '東京都練馬区風見合2-3', is_used: false }]);
});

it('gives a home over several floors no floor of its own', () => {
  const facts = factsOf('東京都練馬区風見台2-3', undefined, ['階数', '3階'], ['構造', '鉄骨造地上3階建 1階~3階']);
  expect(facts.values).toMatchObject({ floor: null, floors_total: 3 });
});

it('reads no role of the agent from words that name none', () => {
  expect(factsOf('東京都練馬区風見台2-3', undefined, ['取引態様', '物件ページ']).extra.transaction).toBeUndefined();
  expect(factsOf('東京都練馬区風見台2-3', undefined, ['取引態様', '媒介(仲介)']).extra.transaction).toBe('媒介(仲介)');
});

it('prefers words on which the readers agree to those on which they hardly do', () => {
  const reading = readingOf(['価格', '2,480万円'], ['所在地', '東京都練馬区風見台2-3'], ['引渡', '備較'], ['引渡時期', '相談']);
  const blocks = reading.blocks.map((block) =>
    block.type === 'pair' && block.value === '備較' ? { ...block, at: { ...block.at, agreement: 0 } } : block,
  );
  const facts = extractFacts([{ ...reading, blocks }], { municipalities: smallBook, asOf: '2026-11-23' });
  if (facts.kind === 'refuse') throw new Error(facts.message);
  expect(facts.extra.delivery).toBe('相談');
  expect(facts.evidence['extra.delivery']?.map(({ raw }) => raw)).toEqual(['相談']);
});

it('knows a sheet that offers a shop to traders by its heading, though labels stand above it', () => {
  const reading = readingOf(
    ['賃料', '696,960円'],
    ['交通', '東京メトロ千代田線「表参道」駅 徒歩5分'],
    ['名称', '青山ビル'],
    ['敷金', '6ヶ月'],
    ['礼金', '1ヶ月'],
  );
  const heading = blocksOfPicture(page(line('貸事務所', 100, 900)), 1, 'flyer.png').blocks;
  const facts = extractFacts([{ ...reading, blocks: [...reading.blocks, ...heading] }], { municipalities: smallBook, asOf: '2026-11-23' });
  expect(facts).toMatchObject({ kind: 'refuse', reason: 'lease' });
});

it('asks about an address of which a line without a label holds only the beginning', () => {
  const reading = readingOf(['価格', '2,480万円'], ['専有面積', '64.90㎡'], ['所在地', '東京都練馬区風見台1丁目204番地7']);
  const blocks = reading.blocks.map((block) =>
    block.type === 'grid'
      ? block
      : { ...block, at: { ...block.at, ...(block.type === 'pair' && block.label === '所在地' && { recognised: 'unsure' as const }) } },
  );
  const cut = blocksOfPicture(
    page(
      line('東京都練馬区風見台1丁目204番', 420, 700, [
        ['1', 'agreed'],
        ['204', 'agreed'],
      ]),
    ),
    1,
    'flyer.png',
  ).blocks;
  const lines = blocks.filter((block) => block.type !== 'line' || !block.text.includes('風見台'));
  const facts = extractFacts([{ ...reading, blocks: [...lines, ...cut] }], { municipalities: smallBook, asOf: '2026-11-23' });
  if (facts.kind === 'refuse') throw new Error(facts.message);
  expect(facts.values.address).toBeNull();
  expect(facts.to_confirm).toMatchObject([{ field: 'address', value: '東京都練馬区風見台1丁目204番地7' }]);
});
