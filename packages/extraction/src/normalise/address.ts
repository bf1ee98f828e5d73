import { phoneLetters } from '../lexicon/agents.ts';
import { composed } from '../lexicon/pattern.ts';
import { plainText } from './text.ts';

/** An address without postal code, map links and remarks; `２-８－２０` → `2-8-20`. Null where the text is not a place. */
export function addressOf(text: string): string | null {
  const first = plainText(text)
    .replace(/^〒?\s*\d{3}-?\d{4}\s*/, '')
    // `… Sumida-ku, Tokyo 131-0046`: the postal code behind.
    .replace(/(?<=[a-z]),?\s*〒?\d{3}-\d{4}(?=$|\n|,\s*Japan)/i, '')
    // A hyphen between numbers that was read as the numeral one.
    .replace(/(?<=\d)一(?=\d)/g, '-')
    // `場所は、福岡県…`, and the bracket of the next label.
    .replace(/^(?:場所|所在地?|住所)(?:は|が)、?\s*/, '')
    .replace(/\s*[【[(〔]\s*$/, '')
    .replace(/\[[^\]]*\]/g, ' ')
    // `神戸市中央区…3丁目12-4（兵庫県）`: the prefecture behind.
    .replace(/^([^\n()]*?[市郡][^\n()]*)\((東京都|北海道|(?:京都|大阪)府|\S{2,3}県)\)$/, '$2$1')
    .replace(/\((?:住居表示|地番|登記|以下未定|詳細)[^)]*\)/g, '')
    // `（番地はお問い合わせください）`, `※番地は会員様のみ…`: what is said of the rest of the place.
    .replace(
      /\s*[(※*][^()※\n]{0,12}(?:番地|以下|詳細|住所)[^()\n]{0,30}(?:会員|問い?合わ?せ|非公開|ご覧|ください|省略|資料)[^()\n]{0,20}\)?\s*$/,
      '',
    )
    .replace(/\s*(?:Google|グーグル)\s*(?:Maps?|マップ).*$/is, '')
    // `地図周辺の相場`: links behind the place.
    .replace(/\s*(?:周辺の?)?(?:家賃|賃料|価格)?相場(?:を?(?:見る|調べる|チェック(?:する)?))?\s*$/, '')
    .replace(/\s*(?:ハザード|周辺|航空)(?:マップ|地図)?\s*$/, '')
    .replace(/(?:周辺)?(?:地図|MAP|マップ)(?:を?(?:見る|開く|確認(?:する)?|表示(?:する)?))?\s*$/i, '')
    .replace(/(?<=[\d丁目番地号町-])\s*\n\s*(?=\d|-\d|丁目|[丁目番地号][\d\s-]|[番地号]$|番地)/g, '')
    // A narrow cell breaks its words: `京都府京都市右京区西` over `院安塚町86番地`.
    .replace(
      /(?<=^[^\n\d]*[都道府県市区町村郡][^\n\d]*)\n(?=[\p{L}々ヶ]{0,12}\d{1,4}(?:丁目|番|-|の|号|$)[\d丁目番地号の\s-]*(?:$|\n))/u,
      '',
    )
    .replace(
      /(?<=^[^\n\d市区町村郡]*[都道府県][^\n\d市区町村郡]*)\n(?=[\p{L}々ヶ]{0,6}[市区町村郡]\p{L}{0,12}\d{1,4}(?:丁目|番|-|の|号|$))/u,
      '',
    )
    // A cell broken over lines: the place goes on under the municipality, or behind a comma.
    .replace(composed`(?<=^[^\n\d]*[都道府県市区町村郡])\n(?=[^\n]*\d)(?![^\n]*(?:駅|徒歩|地番|登記|${phoneLetters}))`, '')
    .replace(/(?<=[a-z]),[ ]?\n(?=[A-Z])/g, ', ')
    .replace(/\n.*(?:地図|ルート|ストリート|ハザード).*$/s, '')
    .trim();
  const line =
    first
      .split(/[\n。]|(?<=[市区町村郡].*\d.*)\s*[/|]\s*(?=[^\d\s])/)[0]
      ?.replace(/(?<=[\u3040-\u30ff\u4e00-\u9fff\d]) (?=[\u3040-\u30ff\u4e00-\u9fff\d])/g, '')
      .trim() ?? '';
  if (line.length < 3 || line.length > 120) return null;
  // `３丁` over `目`: the line ended in the middle of the word.
  const whole = /\d丁$/.test(line) && !/堺市/.test(line) ? `${line}目` : line;
  // `3-11-9 Hase, Kamakura, Kanagawa`: a number, a town and what it lies in.
  const inLatin = /^\d[\d-]*\s+[A-Z][\w'’ -]+(?:,\s*[A-Z][\w'’ -]+)+$/;
  return /[市区町村郡]|[a-z]-(?:ku|shi|cho)|tokyo|japan/i.test(whole) || inLatin.test(whole) ? whole : null;
}
