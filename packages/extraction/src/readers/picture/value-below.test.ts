import { expect, it } from 'vitest';
import { pictured } from '../../testing/pictured-page.ts';
import { blocksOfPicture } from './blocks-of-picture.ts';

const { line, page } = pictured;

/** The values of the label 取引態様 on a page where a further label stands beside it. */
function roles(...under: Parameters<typeof page>): string[] {
  const { blocks } = blocksOfPicture(page(line('取引態様', 1200, 800), line('物件ページ', 1330, 800), ...under), 1, 'flyer.png');
  return blocks.flatMap((block) => (block.type === 'pair' && block.label === '取引態様' ? [block.value] : []));
}

it('reads the role of an agent in the lines under its label, not in the next label of the row', () => {
  expect(roles(line('専任', 1220, 860), line('媒介', 1220, 910))).toEqual(['専任媒介']);
  expect(roles(line('仲介', 1220, 860), line('山田', 1220, 910))).toEqual(['仲介']);
});

it('leaves the pair as it is where no role stands there', () => {
  expect(roles(line('山田', 1220, 860))).toEqual(['物件ページ']);
});

it('reads the yield under its label, not the large price over it', () => {
  const read = page(
    line('価格', 1200, 100),
    line('9,880万円', 1180, 160, [['9,880', 'agreed']]),
    line('表面利回り', 1190, 205),
    line('7.20%', 1200, 270, [['7.20', 'agreed']]),
  );
  const { blocks } = blocksOfPicture(read, 1, 'flyer.png');
  const pairs = blocks.flatMap((block) => (block.type === 'pair' ? [[block.label, block.value, block.at.recognised]] : []));
  expect(pairs).toContainEqual(['価格', '9,880万円', 'sure']);
  expect(pairs).toContainEqual(['表面利回り', '7.20%', 'sure']);
  expect(pairs).not.toContainEqual(['表面利回り', '9,880万円', 'sure']);
});

it('reads the yield under its label where a word without figures stands beside it', () => {
  const read = page(
    line('表面利回り', 900, 800),
    line('引継ぐ保証金', 1100, 800),
    line('6.15%', 902, 850, [['6.15', 'agreed']]),
    line('1,200,000円', 1102, 850, [['1,200,000', 'agreed']]),
  );
  const { blocks } = blocksOfPicture(read, 1, 'flyer.png');
  const yields = blocks.flatMap((block) => (block.type === 'pair' && block.label === '表面利回り' ? [block.value] : []));
  expect(yields).toContain('6.15%');
});
