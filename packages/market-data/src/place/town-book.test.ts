import { expect, it } from 'vitest';
import { townBook } from './town-book.ts';

it.each([
  ['神奈川県横浜市神奈川区ニツ沢下町24番8', '神奈川県横浜市神奈川区三ツ沢下町24番8'],
  ['兵庫県神戸市中央区元町通4丁目6番15号', '兵庫県神戸市中央区元町通4丁目6番15号'],
  ['北海道札幌市豊平区平岸三条9丁目4番18号', '北海道札幌市豊平区平岸三条9丁目4番18号'],
  ['京都府京都市右京区西京極北庄境町31番', '京都府京都市右京区西京極北庄境町31番'],
  ['目黒区鷹番1丁目', '目黒区鷹番1丁目'],
  ['大阪府堺市堺区中瓦町2丁3番14号', '大阪府堺市堺区中瓦町2丁3番14号'],
])('%s is %s', (read, known) => {
  expect(townBook.nearest(read)).toEqual({ address: known, doubtful: false });
});

it.each([
  ['a town that the register has not, and none near to it', '神奈川県横浜市神奈川区四ツ谷上下24番8'],
  ['a town with a stray letter behind it', '東京都渋谷区恵比寿南海3丁目7番12号'],
  ['a name of which the last letter alone is another', '愛知県名古屋市千種区千種台3丁目1番2号'],
  ['no municipality', '浜市神川区三ツ沢下町24番8'],
])('doubts %s', (_, address) => {
  expect(townBook.nearest(address)).toEqual({ address, doubtful: true });
});
