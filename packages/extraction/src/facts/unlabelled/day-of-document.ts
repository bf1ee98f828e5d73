import { dateOf } from '../../normalise/dates.ts';
import { plainText } from '../../normalise/text.ts';
import type { LineBlock, SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, one } from '../candidate.ts';

const day = String.raw`((?:\d{4}|令和\s*\d{1,2}|R\s?\d{1,2})\s*[年/.-]\s*\d{1,2}\s*[月/.-]\s*\d{1,2}(?:\s*日)?)`;
const verbs = '(?:作成|発行|掲載|更新|公開|登録|改訂|調製)';
const namedBefore = new RegExp(`${verbs}(?:年月日|日付|日時|基準日|日)?(?:\\s*:)?\\s*${day}`);
const namedBehind = new RegExp(`${day}\\s*(?:付け?\\s*)?${verbs}`);
const english = String.raw`(\d{1,2}\s+[A-Z][a-z]{2,8}\.?,?\s+\d{4}|[A-Z][a-z]{2,8}\.?\s+\d{1,2},\s*\d{4}|\d{4}-\d{2}-\d{2})`;
const inEnglish = new RegExp(
  `\\b(?:Dated|(?:Last )?[Uu]pdated(?: on)?|(?:Prepared|Issued|Published)(?: on)?|Date of issue)(?:\\s*:)?\\s*${english}`,
);
/** `資料作成 令和7年11月`, `2025年11月作成`: a document that gives its month alone. */
const month = String.raw`((?:20\d\d|令和\s*\d{1,2})\s*年\s*\d{1,2}\s*月)`;
const monthVerbs = '(?:作成|発行|改訂)';
const monthBefore = new RegExp(`${monthVerbs}(?:年月日?|日|月)?(?:\\s*:)?\\s*${month}(?!\\s*\\d)`);
const monthBehind = new RegExp(`${month}\\s*${monthVerbs}`);
const alone = new RegExp(`^${day}$`);
const validNow = new RegExp(`(?:^|[\\s/／|])${day}\\s*(?:現在|時点)(?=$|[\\s/／|])`);
/** Longer lines are sentences, in which a day may be of anything. */
const longestLine = 80;
/** The share of a page from its top in which a letter carries its day. */
const topOfPage = 0.16;
const dayOfOthers = /次回|予定|築|竣工|契約|引渡|入札|開札|レントロール|賃料|募集|有効|期限|印刷|撮影|登記/;

/** The day that a line gives for its document: `図面作成日 2026/11/4`, `令和8年11月12日作成`, `Dated 10 November 2026`. */
export function dayInLine(text: string): string | null {
  const plain = plainText(text);
  const said = inEnglish.exec(plain)?.[1];
  if (said !== undefined) return dateOf(said);
  if (plain.length > longestLine || dayOfOthers.test(plain)) return null;
  const dayNamed = namedBefore.exec(plain)?.[1] ?? namedBehind.exec(plain)?.[1];
  return dateOf(dayNamed ?? monthBefore.exec(plain)?.[1] ?? monthBehind.exec(plain)?.[1] ?? '');
}

/** A day that stands alone: over the text of a letter, or in the band of the agent, there also with `現在` behind it. */
function dayAlone({ text, aside, at }: LineBlock): string | null {
  // The number of the page may stand behind the day: `2026年10月1日 1／2`.
  const plain = plainText(text)
    .trim()
    .replace(/\s+(?:p\.?\s?)?\d{1,2}\s?\/\s?\d{1,2}$/i, '');
  const atTop = (at.page ?? 1) === 1 && at.box !== undefined && at.box[1] < topOfPage;
  const found = aside !== null ? (alone.exec(plain) ?? validNow.exec(plain)) : atTop ? alone.exec(plain) : null;
  return found ? dateOf(found[1] ?? '') : null;
}

/** The day a printed document gives for itself, in its agent's band too. */
export function dayOfDocument(reading: SourceReading): Candidate[] {
  const lines = reading.blocks.filter((block) => block.type === 'line');
  const read = (block: LineBlock, value: string | null, weak: boolean): Candidate[] =>
    candidatesFrom(one('extra.updated_on', value), {
      reading,
      label: null,
      rule: 'line.day-of-document',
      raw: block.text,
      form: 'sentence',
      weak,
      rank: 1,
      group: block.group,
      at: block.at,
    });
  const named = lines.flatMap((block) => read(block, dayInLine(block.text), false));
  return named.length > 0 ? named : lines.flatMap((block) => read(block, dayAlone(block), true));
}
