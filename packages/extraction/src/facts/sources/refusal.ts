import { type Refusal, type RefusalReason, reasonMessage } from '@rimawari/underwriting';
import { composed } from '../../lexicon/pattern.ts';
import { thresholds } from '../../lexicon/thresholds.ts';
import { dwellingCounter } from '../../lexicon/units.ts';
import { isMoneyRange, moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';
import { botCheckScripts, botCheckWords } from '../../vocabulary/turned-away.ts';
import type { Gathered } from '../gathered.ts';
import { coreReadings } from '../pairs/pair-rules.ts';
import { explainsOnly, isArticle, reportsSale } from './articles.ts';
import { offeredThing } from './kind.ts';
import { distinctCore, hasField, rentalRefusal, tellsLease } from './letting.ts';
import { hidesFacts } from './members-only.ts';
import { roomsForSale } from './rooms-for-sale.ts';
import { separateOffers } from './separate-offers.ts';
import { isSaidRemoved, marksSold, tellsOffer, tellsOneOffer } from './told-removed.ts';

/** A refusal that names the source, says what it is and what to send instead. */
export function refuse(reason: RefusalReason, sourceName: string, message?: string): Refusal {
  return { kind: 'refuse', reason, message: message ?? reasonMessage(sourceName, reason), source_name: sourceName };
}

const errorText =
  /エラーが発生|表示できません|ページが見つかりません|ページはございません|お探しのページ|システムエラー|メンテナンス中|internal server error|not found|bad gateway|service unavailable|一時的なエラー|アクセスできません|error \d{3}|^\s*(?:404|500|502|503)\b/im;

const errorTitle = composed.i`エラー|error|not found|(?<![\d,.])(?:404|50[0-4])(?![\d,.]|\s*(?:万|億|円|坪|m|㎡|${dwellingCounter}|号|件|%|％|年|人))|表示できません|メンテナンス|maintenance`;

const listTitle =
  /一覧|検索結果|件の物件|(?:物件|マンション|アパート|戸建て?|ビル|不動産|賃貸)[^|｜\d]{0,4}[(（\s]\d[\d,]*件(?!中|目)|物件リスト|ランキング|search results|listings? in|新着物件/i;

const auctionTitle = /競売|公売|売却結果|開札/;

/** Two offers told alike: containers that each say the same things, with prices and places of their own. */
function twoAlike({ pairs, reading }: Gathered): boolean {
  if (reading.medium !== 'html') return false;
  const groups = [...Map.groupBy(pairs, ({ group }) => group).values()];
  const told = groups.filter((own) => own.some((pair) => pair.reading === 'price') && own.some((pair) => pair.reading === 'address'));
  const said = told.map((own) => new Set(own.map((pair) => pair.reading).filter((name) => coreReadings.has(name))));
  const values = (name: string): Set<string> =>
    new Set(told.map((own) => plainText(own.find((pair) => pair.reading === name)?.value ?? '')));
  const [first, second] = said;
  return (
    told.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    first.size >= 3 &&
    first.size === second.size &&
    [...first].every((name) => second.has(name)) &&
    values('price').size === 2 &&
    values('address').size === 2
  );
}

/** A list of court auctions says so above, or prices each of them by the court's base price. */
function listReason({ heading, pairs }: Gathered): RefusalReason {
  const courtPrices = pairs.filter((pair) => pair.reading === 'price' && /基準価額/.test(pair.label));
  return auctionTitle.test(heading) || courtPrices.length > 1 ? 'auction_list' : 'list';
}

/** What a property brings in, or a buyer lays out, beside its price. */
const earned = /(?:収入|年収|賃料|家賃|自己資金|頭金|諸費用)[^\d。、]{0,8}\d[\d,.億万]*円/g;

/** Lines of a page that each print a price of a property of their own. */
function offersInLines({ reading, lines }: Gathered): number {
  if (reading.medium !== 'html') return 0;
  const priced = lines
    .map(plainText)
    .filter((line) => line.length < 120 && /[市区町村]|駅|m2|利回/.test(line) && !/ローン|借入|返済|成約|売れ|完売/.test(line));
  return new Set(
    priced.flatMap((line) =>
      moneyAmounts(line.replace(earned, ''))
        .filter((yen) => yen >= thresholds.leastPriceOfOffer.value)
        .slice(0, 1),
    ),
  ).size;
}

function pageRefusal(gathered: Gathered): RefusalReason | null {
  const { reading, heading } = gathered;
  if (reading.medium !== 'html') return null;
  const core = distinctCore(gathered);
  const lines = reading.blocks.filter((block) => block.type === 'line').map((block) => plainText(block.text));
  const text = lines.slice(0, 400).join('\n');
  const bare = core < 3;
  const guarded = botCheckWords.test(heading) || reading.scripts.some((script) => botCheckScripts.test(script));
  if (bare && !guarded && errorTitle.test(heading) && !/物件|掲載|listing|property|住戸|お部屋/i.test(text)) return 'error_page';
  if (marksSold(reading.title ?? '', lines, !bare)) return 'removed';
  if (isSaidRemoved(lines, bare && !tellsOffer(gathered))) return 'removed';
  if (hidesFacts(gathered)) return 'members_only';
  if (!bare) return null;
  if (guarded || (text.length < 600 && botCheckWords.test(text))) return 'blocked';
  if (errorTitle.test(heading) || errorText.test(text)) return 'error_page';
  return null;
}

const ofEvent = /^(?:日時|開催日時?|開催場所|会場|定員|参加費|受講料|講師|登壇者?|受付時間|申込(?:締切|期限))$/;

/** A seminar or another event about property: when, where, by whom. */
function tellsEvent({ heading, pairs, reading }: Gathered): boolean {
  if (!/セミナー|勉強会|説明会|相談会|講座|ウェビナー|ツアー/.test(heading)) return false;
  const named = reading.blocks.filter((block) => block.type === 'pair' && ofEvent.test(plainText(block.label).replace(/\s/g, '')));
  return named.length >= 2 && !pairs.some((pair) => pair.reading === 'price');
}

/** Whether the price is a range, as where several units are sold. A band of prices (`価格帯`) beside one price is about others. */
function namesRange({ pairs }: Gathered): boolean {
  const prices = pairs.filter((pair) => pair.reading === 'price');
  const own = prices.filter((pair) => !/帯|相場/.test(pair.label));
  return (own.length > 0 ? own : prices).some((pair) => isMoneyRange(pair.value));
}

/** Why a source is not an offer of one property for sale, or null where it may be one. */
export function refusalOf(gathered: Gathered): Refusal | null {
  const { heading } = gathered;
  const name = gathered.reading.source_name;
  if (gathered.reading.unreadable) return refuse('unreadable', name, gathered.reading.unreadable);
  const page = pageRefusal(gathered);
  if (page) return refuse(page, name);
  if (isArticle(gathered) || explainsOnly(gathered) || reportsSale(gathered)) return refuse('news', name);
  if (tellsEvent(gathered)) return refuse('not_property', name);
  if (gathered.propertyRows > 1) return refuse(listReason(gathered), name);
  if (gathered.propertyColumns > 1) return refuse('several_properties', name);
  const core = distinctCore(gathered);
  const offers = separateOffers(gathered);
  if (
    gathered.reading.medium === 'html' &&
    (offers > 2 ||
      (listTitle.test(gathered.reading.title ?? '') &&
        (offers > 1 || (core < 5 && gathered.rolls.length === 0 && !tellsOneOffer(gathered)))))
  )
    return refuse(listReason(gathered), name);
  const rooms = roomsForSale(gathered);
  if (rooms > 1) return refuse(rooms > 2 ? listReason(gathered) : 'several_properties', name);
  const prices = new Set(gathered.pairs.filter((pair) => pair.reading === 'price').flatMap((pair) => moneyAmounts(pair.value).slice(0, 1)));
  if (gathered.reading.medium === 'html' && (prices.size > 3 || (prices.size > 1 && listTitle.test(gathered.reading.title ?? ''))))
    return refuse(listReason(gathered), name);
  // `4 件中 1～4件を表示` under a title that counts them.
  const shown = gathered.lines.some((line) => /\d+\s*件中\s*\d+\s*(?:件目?)?\s*[~〜～\-–]\s*\d+\s*件/.test(line));
  if (gathered.reading.medium === 'html' && shown && listTitle.test(gathered.reading.title ?? ''))
    return refuse(listReason(gathered), name);
  if (gathered.reading.medium === 'html' && core < 5 && gathered.lines.some((line) => /\d+\s*件中(?!\s*の?\s*\d+\s*件目)/.test(line)))
    return refuse(listReason(gathered), name);
  // `[売ります] 広島市安佐南区の戸建 1,050万円`: the title of a page about one offer names its price; the lines beside it are others.
  const titled = moneyAmounts(gathered.reading.title ?? '').filter((yen) => yen >= thresholds.leastPriceOfOffer.value);
  const priced = titled.length === 1 && hasField(gathered, 'price_jpy', 1);
  if (core < 3 && !priced && offersInLines(gathered) > 2) return refuse(listReason(gathered), name);
  // Somebody looks for a property.
  if (
    /【?購入希望|買取希望|買い?求む|(?:物件|一棟|土地|マンション|アパート|戸建て?)を(?:探して|お探し|求めて)/.test(heading) &&
    !hasField(gathered, 'price_jpy', 2)
  )
    return refuse('not_property', name);
  const rental = rentalRefusal(gathered);
  if (rental) return refuse(rental, name);
  const units = gathered.candidates.find((candidate) => candidate.field === 'extra.units_for_sale')?.value;
  if (namesRange(gathered) || twoAlike(gathered) || (typeof units === 'number' && units > 1)) return refuse('several_properties', name);
  if (offers > 1 && gathered.reading.medium !== 'html') return refuse(offers > 2 ? 'list' : 'several_properties', name);
  const soldUnits = new Set(
    gathered.pairs.filter((pair) => pair.reading === 'category' && /区分所有建物/.test(pair.value)).map((pair) => pair.group),
  );
  if (
    soldUnits.size > 1 &&
    gathered.candidates.filter((candidate) => candidate.field === 'floor_area_m2' && candidate.rank === 3).length > 1
  )
    return refuse('several_properties', name);
  // A form that asks for a property to be valued has its labels and no figures.
  if (gathered.reading.medium === 'html' && /査定|買取相談|売却相談/.test(heading) && !hasField(gathered, 'price_jpy', 1))
    return refuse('not_property', name);
  if (offeredThing(gathered) === 'land' && core >= 2) return refuse('land', name);
  return null;
}

/** Whether a source says enough to be a property: a price or rents, or several of the usual facts. */
export function saysProperty(gathered: Gathered): boolean {
  if (gathered.rolls.length > 0 || tellsLease(gathered)) return true;
  const core = distinctCore(gathered);
  if (!hasField(gathered, 'price_jpy', 1)) return core >= 4;
  // A property described in sentences alone: its price and several other facts.
  const said = new Set(gathered.candidates.filter(({ evidence }) => evidence.label === null).map(({ field }) => field));
  return core >= 2 || said.size >= 5;
}
