import { moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';
import type { Gathered } from '../gathered.ts';
import { distinctCore } from './letting.ts';
import { tellsOffer } from './told-removed.ts';

const articleTitle = /ニュース|コラム|記事|特集|プレスリリース|レポート|市況|市場動向|ブログ|\bnews\b|press release|\bblog\b|\barticle\b/i;

/** A page whose title calls it news or an article, and that says next to nothing of a property in a table. */
export function isArticle(gathered: Gathered): boolean {
  if (gathered.reading.medium !== 'html' || !articleTitle.test(gathered.heading) || distinctCore(gathered) >= 3) return false;
  return !tellsOffer(gathered);
}

const reported = [
  /発表した|明らかにした|公表した|発表しました/,
  /(?:取得|売却|購入)した(?:と|。)|(?:取得|売却)していた/,
  /関係者による|とみられる|見通しだ|方針だ|によると/,
  /と(?:話す|語る|述べた|指摘する|説明する|話した|語った)/,
  /\b(?:announced|said|reported|according to)\b.{0,80}\b(?:acquir|sold|sale|bought|purchas)/i,
];
/** So many ways of reporting make a page news. */
const leastReported = 3;

/** An article that reports in sentences what somebody bought or sold, and labels nothing: nothing is on offer in it. */
export function reportsSale(gathered: Gathered): boolean {
  if (gathered.reading.medium !== 'html' || distinctCore(gathered) >= 2 || gathered.rolls.length > 0) return false;
  const text = gathered.lines.slice(0, 300).join('\n');
  return (
    reported.filter((way) => way.test(text)).length >= leastReported && !/お問い?合わ?せください|内覧|内見|販売価格|希望価格/.test(text)
  );
}

const explains =
  /とは(?:何か)?[?？]|わかりやすく|徹底解説|を解説|の違い|(?:計算|選び|始め|見|考え)方(?:は|を|と|[?？|｜]|$)|例で(?:見る|学ぶ|わかる)|いくら(?:残る|になる)?[?？]|計算して(?:み|わか)|儲かる(?:のか|の)?[?？]|(?:から|を)(?:逆算|計算)する(?:方法)?|\bhow to\b|\bexplained\b|guide to\b/i;

/** Above an article stands who wrote it, in which series. */
const byline =
  /(?:^|\s)(?:文|執筆|著者?|監修|寄稿|ライター|取材・文)\s*[・:：/／]\s*\S|^(?:(?:文|執筆|著者?|監修|寄稿|ライター)\s+\S|(?:連載|コラム)|第\d+回)|[|｜>＞›]\s*(?:コラム|記事|連載)(?:\s*[|｜>＞›]|$)|^by [A-Z][a-z]+ [A-Z]|\b\d+ min(?:ute)? read\b/;
const topOfPage = 24;

/** Words that call what is reckoned through an example. An offer may have them over a plan of its finance. */
const example = /例題|モデルケース|仮の(?:例|物件|数字)|例に(?:する|した)物件|hypothetical|worked example/i;
/** Words that say of a property that there is none. */
const fiction =
  /架空の(?:例|物件|条件)|(?:例|物件|数字|金額|事例)[^。]{0,24}(?:架空|フィクション|実在(?:しま|しない|の物件では))|特定の物件を示すもの|説明のため(?:の|に)(?:仮|例|作|編)|(?:figures|example|property)[^.]{0,30}(?:fictitious|not a real|for illustration)/i;

const ofPlace: ReadonlySet<string> = new Set(['address', 'stations', 'floor_area_m2', 'land_area_m2', 'built']);

/** A page that explains something, with an example reckoned through: its figures are of no place and of no building. */
export function explainsOnly({ reading, candidates, lines, heading }: Gathered): boolean {
  if (reading.medium !== 'html') return false;
  const title = reading.title ?? '';
  const isArticleByTitle = explains.test(title) || articleTitle.test(heading);
  const isSigned = lines.slice(0, topOfPage).some((line) => byline.test(line));
  const says = (words: RegExp): boolean => lines.some((line) => words.test(plainText(line)));
  if ((isArticleByTitle && (says(example) || says(fiction))) || (isSigned && says(fiction))) return true;
  return explains.test(title) && moneyAmounts(title).length === 0 && !candidates.some(({ field, rank }) => ofPlace.has(field) && rank >= 2);
}
