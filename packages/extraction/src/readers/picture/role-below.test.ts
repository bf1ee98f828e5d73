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
