import { companyForm } from '../../lexicon/agents.ts';
import { ownerChange } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { plainText } from '../../normalise/text.ts';
import type { SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, mainBlocks, one } from '../candidate.ts';
import { buildingInTitle } from '../rolls/roll-title.ts';
import { buildingWord } from './building-name.ts';
import { withoutWordsBehind } from './words-behind-name.ts';

/** Headings among which a page names its property; below them stand other offers and advice. */
const mostHeadings = 5;

/** Words of the menu, of a search and of the one who offers, which names of buildings do not have. */
const noBuilding = composed`探す|検索|エリア|メニュー|ご?相談|サイト|ホームページ|ページ|について|${companyForm}|リアルティ|プロパティ|エステート|ローン|コラム|レポート|アクセス|コメント|お知らせ|サマリー|シミュレーション|ダッシュボード|カレンダー|メッセージ|ギャラリー|スケジュール|パンフレット|プロフィール|グラフ|データ|フォーム|ください|ます|です|(?:まし|でし)た|を(?=\S)|取得|売却`;

/** Whether a heading is the name of the site, which the title has behind that of the page. */
function namesSite(text: string, title: string | null): boolean {
  const parts = plainText(title ?? '').split(/\s*[|｜]\s*|\s+[-–—]\s+/);
  return parts.length > 1 && parts.slice(1).some((part) => part !== '' && part.trim() === plainText(text).trim());
}

/** The name of the building that stands alone in one of the page's first headings. */
export function nameInPage(reading: SourceReading): Candidate[] {
  const headings = mainBlocks(reading).flatMap((line) => (line.type === 'line' && line.heading ? [line] : []));
  const block = headings.slice(0, mostHeadings).find(({ text }) => !namesSite(text, reading.title) && buildingName(text) !== null);
  const name = block === undefined ? null : buildingName(block.text);
  return block === undefined || name === null
    ? []
    : candidatesFrom(one('extra.property_name', name), {
        reading,
        label: null,
        rule: 'name.of-page',
        raw: block.text,
        form: 'title',
        weak: false,
        rank: 1,
        group: block.group,
        at: block.at,
      });
}

/** The name of a building that stands alone in a heading, without the floor behind it. */
function buildingName(heading: string): string | null {
  const english = englishName(heading);
  if (english !== null) return english;
  // `サンハイツ甲子園口 賃貸状況表`: the title of its roll.
  const text = withoutWordsBehind(plainText(buildingInTitle(heading) ?? heading))
    // `S-2208 新寺コート`, `No.12 …`: the number of the offer.
    .replace(/^(?:No\.?\s*)?[A-Z]{0,3}-?\d{2,7}\s+(?=\S{3})/i, '')
    .replace(/^任意売却(?:物件)?\s+/, '')
    .replace(/^(?:売り?|中古|投資用?|区分|一棟|1棟|収益)*(?:マンション|アパート|ビル|物件)\s+(?=\S{3})/, '')
    .replace(/\s*[<〈【[].*$/, '')
    .replace(/\s+\d+階.*$/, '')
    .replace(/\s+[\d,.億]+万?円.*$/, '')
    .replace(/\s*\([^()]*[都道府県市区町村][^()]*\)$/, '');
  const isName =
    text.length >= 3 &&
    text.length <= 28 &&
    buildingWord.test(text) &&
    !noBuilding.test(text) &&
    !/[都道府県]\S*[市区町村]|[市区]$|丁目|\d年|月築|万円|物件|一覧|情報|概要|紹介|案内|不動産|収益|投資|駅|徒歩|一棟|1棟|売(?:り|買)?|中古|新築|区分|オーナー|[!！]/.test(
      text,
    );
  return isName ? text : null;
}

const ofOffer = /\b(?:apartment|unit|building|condo(?:minium)?|studio|tenanted|house|investment|\d\s?S?L?D?[KR])\b/i;

/** `Crest Tenroku – 1K Investment Apartment`: the name before a dash, and what is offered behind it; `Nada Residence` alone. */
function englishName(heading: string): string | null {
  const [, name = '', offer = ''] =
    /^([A-Z][\w'’&.-]*(?:\s[A-Z\d][\w'’&.-]*){1,4})(?:\s+[–—-]\s+(.{2,80}))?$/.exec(plainText(heading).trim()) ?? [];
  const words =
    /\b(?:For Sale|Listed|About|Property|Contact|Overview|Details|Investment|Apartment|Building for|Description|Realty|Agency|Access)\b/i;
  if (name === '' || words.test(name)) return null;
  if (offer !== '') return ofOffer.test(offer) ? name : null;
  return /\b(?:Residence|Residences|Court|Heights|Mansion|Maison|Tower|Terrace|House|Plaza|Building|Bldg\.?|Garden|Hills)$/.test(name)
    ? name
    : null;
}

const kindAtEnd = composed`(?:(?:一|1)棟(?:売り?|収益)?(?:アパート|マンション|ビル|もの)|(?:売|収益)(?:アパート|マンション|ビル)|(?:${ownerChange}|賃貸|収益|中古)?(?:戸建|一戸建|貸家|京?町家|長屋|テラスハウス))$`;

/** `松戸市常盤平3丁目 一棟売アパート`: the page's own heading of place and kind, which stands for a name where the offer has none. */
export function titleForName(reading: SourceReading): Candidate[] {
  if (reading.medium !== 'html') return [];
  const block = mainBlocks(reading).find((line) => line.type === 'line' && line.heading);
  if (block?.type !== 'line') return [];
  const text = plainText(block.text).trim();
  const isTitle =
    text.length >= 6 &&
    text.length <= 30 &&
    kindAtEnd.test(text) &&
    !/[!！?？。、%円]|徒歩|利回|駅/.test(text) &&
    plainText(reading.title ?? '').includes(placeOf(text));
  return isTitle && placeOf(text).length >= 3 && !buildingWord.test(placeOf(text))
    ? candidatesFrom(
        one('extra.property_name', text).map((read) => ({ ...read, weak: true, lastResort: true })),
        {
          reading,
          label: null,
          rule: 'name.in-title',
          raw: block.text,
          form: 'title',
          weak: true,
          rank: 1,
          group: block.group,
          at: block.at,
        },
      )
    : [];
}

/** What stands before the kind, the place of it. */
const placeOf = (text: string): string => text.replace(kindAtEnd, '').replace(/[\sの]+$/, '');

/** Lines at the top of a page among which the name of its property may stand. */
const topLines = 16;

/** The name of the property in a line of its own that is not a heading: with its room, or in English with what is offered. */
export function nameInLine(reading: SourceReading): Candidate[] {
  if (reading.medium !== 'html') return [];
  const lines = mainBlocks(reading).flatMap((block) => (block.type === 'line' && block.text.length <= 80 ? [block] : []));
  for (const block of lines.slice(0, topLines)) {
    const text = plainText(block.text).replace(/^[■●◆★☆\s]+/, '');
    const name = /^\S{3,20}\s*\d{2,4}号室$/.test(text) ? buildingName(text) : /\s[–—-]\s/.test(text) ? englishName(text) : null;
    if (name !== null)
      return candidatesFrom(one('extra.property_name', name), {
        reading,
        label: null,
        rule: 'name.in-line',
        raw: block.text,
        form: 'title',
        weak: true,
        rank: 1,
        group: block.group,
        at: block.at,
      });
  }
  return [];
}
