import type { Occupancy } from '@rimawari/underwriting';
import {
  assumedIncome,
  emptyHouse,
  fullyLet,
  inOperation,
  letBegins,
  livedIn,
  movedIn,
  ownerChange,
  tenanted,
  vacantUnit,
} from '../lexicon/occupancy.ts';
import { composed, oneOf } from '../lexicon/pattern.ts';
import { dwellingCounter, everyCounter, roomCounter, spaceCounter, storeyMark, unitCounter } from '../lexicon/units.ts';
import { plainText } from './text.ts';

const part = composed.i`\d\s*(?:${storeyMark}|号室)|店舗|事務所|住居|住宅|居宅|テナント|\b(?:shop|office|flat|unit|floor)\b`;
const inUse = /(?:賃貸|入居|稼働|営業|盛業|居住|使用|契約)中|\b(?:let|leased|occupied|tenanted|rented)\b/i;
const empty = /空(?:室|き|家|店舗|区画)?(?![\s]*(?:なし|無|ゼロ|0))|募集中|\bvacant\b/i;

/** `1階店舗 賃貸中、2・3階住居 空室`: parts of a house, of which one is in use and another is empty. */
function isInParts(plain: string): boolean {
  const parts = plain.split(/[、,／/\n;；]|・(?!\d)|(?<=[中室家き])・|\s(?=\S{1,8}\s*[:：])/).filter((text) => part.test(text));
  return parts.some((text) => inUse.test(text) && !empty.test(text)) && parts.some((text) => empty.test(text) && !inUse.test(text));
}

/** Words that say a property, or all of it, is let. */
const letToTenants = oneOf(
  'i',
  composed`${tenanted}|賃貸借契約中|賃借中|(?:第三者|他人|借受人|法人).{0,8}賃借|賃借して|${ownerChange}`,
  composed`${fullyLet}(?!なら|になれば|にすれば|であれば|だと|の(?:とき|時|場合)|時|${assumedIncome}|表面|利回|年|月|賃料|家賃|収入)|${movedIn}|サブリース契約中`,
  /fully[ -](?:let|leased|occupied|rented)|\ball (?:units |rooms )?(?:let|leased|occupied|rented)\b/,
  /^100\s*%\s*(?:let|leased|occupied|rented|稼働|入居)?(?:\s*\([^)]*\))?$|^(?:currently\s+)?(?:let|leased|rented)\b|サブリース中/,
  composed`${inOperation}|賃借人|occupied by tenant|(?:ご家族|ご夫婦|借主|入居者|賃借人|方)が.{0,20}住んで(?:い|お)|tenanted|tenant since|tenant in place`,
  /sitting tenant|^occupied|with tenant/,
);

/** Who is in the property now. Null where the words say something else (`未完成`, `更地`, `相談`). */
export function occupancyOf(text: string): Occupancy | null {
  // `空室損（5％）`, `空室率`: what is reckoned, and no state.
  const plain = plainText(text).replace(composed.g`${vacantUnit}(?:損失?|率|リスク|控除|引当|保証|期間|対策)`, '');
  // `One studio on 2F vacant since October`: one of several.
  if (/\b(?:one|1|two|2) (?:studios?|units?|rooms?|apartments?|flats?)\b[^.;]{0,20}\bvacant\b/i.test(plain)) return 'partial';
  // `Gross yield (fully let)`, `rent, fully let`: what an amount stands for.
  if (/\b(?:yield|rent|income)s?,?\s*\(?(?:if |when |assuming )?fully[ -](?:let|leased|occupied|rented)\)?/i.test(plain)) return null;
  // `6,648,000円（満室`: the rent of a full house, its `想定` in the next line.
  if (composed`円\s*\(${fullyLet}\)?$`.test(plain)) return null;
  // `12区画入居中` of how many it does not say.
  if (composed`^\d+\s*(?:区画|${dwellingCounter}|部屋|世帯|社)(?:が|は)?(?:入居|稼働|賃貸|契約)中$`.test(plain)) return null;
  if (composed`うち\s*\d+\s*${spaceCounter}(?:が|は|のみ)?\s*(?:募集中|空)`.test(plain)) return 'partial';
  if (/^(?:あり|有)(?:[\s(・]|$)/.test(plain)) return 'tenanted';
  // `5戸入居中（203号室 空室）`: which room is empty.
  if (composed`\d\s*(?:区画|${dwellingCounter}|部屋)(?:が|は)?${letBegins}中\s*\([^()]*\d[^()]*空`.test(plain)) return 'partial';
  const counted = composed`(\d+)\s*${everyCounter}(?:中|のうち|の内)、?\s*(\d+)\s*${everyCounter}(?:が)?(空)?`.exec(plain);
  if (counted) {
    const rooms = counted[3] ? Number(counted[1]) - Number(counted[2]) : Number(counted[2]);
    return rooms >= Number(counted[1]) ? 'tenanted' : rooms === 0 ? 'vacant' : 'partial';
  }
  // `10戸（稼働8戸）`, `6戸（5戸入居中）`: all, and of them let.
  const inside =
    composed`^(?:全)?(\d+)\s*${unitCounter}\((?:${letBegins}中?:?(\d+)\s*${unitCounter}|(\d+)\s*${unitCounter}(?:が)?${letBegins}中?)\)`.exec(
      plain,
    );
  if (inside) {
    const [all, rooms] = [Number(inside[1]), Number(inside[2] ?? inside[3])];
    return rooms > all ? null : rooms === all ? 'tenanted' : rooms === 0 ? 'vacant' : 'partial';
  }
  // `4区画（3階東側 空室）` behind a label that asks who is in: the rooms let, and one that is not.
  if (composed`^\d{1,3}\s*${unitCounter}\s*\([^)]*空(?:室|き|区画)[^)]*\)$`.test(plain)) return 'partial';
  const share = composed`(\d+)\s*${unitCounter}?\s*\/\s*(?:全)?(\d+)\s*${unitCounter}`.exec(plain);
  if (share && Number(share[1]) <= Number(share[2])) return Number(share[1]) === Number(share[2]) ? 'tenanted' : 'partial';
  // `賃貸中(7/8)`: let, of all.
  const bracketed = composed`${letBegins}中?\s*\((\d{1,3})\/(\d{1,3})\)`.exec(plain);
  if (bracketed && Number(bracketed[1]) <= Number(bracketed[2]))
    return bracketed[1] === bracketed[2] ? 'tenanted' : Number(bracketed[1]) === 0 ? 'vacant' : 'partial';
  // `10 of 10 units` behind a label that asks who is in.
  const plainCount = /^(\d{1,3})\s*(?:of|out of|\/)\s*(\d{1,3})\s*(?:units?|rooms?|apartments?|flats?)$/i.exec(plain);
  if (plainCount && Number(plainCount[1]) <= Number(plainCount[2]))
    return plainCount[1] === plainCount[2] ? 'tenanted' : Number(plainCount[1]) === 0 ? 'vacant' : 'partial';
  const english =
    /(\d+)\s*(?:of|out of|\/)\s*(?:the\s*)?(\d+)\s*(?:units?|rooms?|apartments?|flats?|floors?|tenancies|suites?|spaces?)?\s*(?:is|are)?\s*(?:currently\s*)?(?:let|leased|occupied|rented|tenanted)/i.exec(
      plain,
    );
  if (english) return Number(english[1]) >= Number(english[2]) ? 'tenanted' : 'partial';
  if (/(?:店舗|事務所|住居|\d階|一部)(?:部分)?(?:のみ|だけ)(?:が)?\s*空/.test(plain) || isInParts(plain)) return 'partial';
  if (/空(?:室|き)\s*:?\s*[1-9]\d*(?![\d.%年])/.test(plain)) return 'partial';
  const running = /総戸数\s*(\d+)\s*戸.{0,3}稼働戸数\s*(\d+)\s*戸/.exec(plain);
  if (running) return Number(running[2]) >= Number(running[1]) ? 'tenanted' : Number(running[2]) === 0 ? 'vacant' : 'partial';
  // `1階店舗 賃貸中、2階住居 空室`: one part let, another empty.
  // Counted empty rooms leave others let.
  if (
    composed`空(?:室|き|住戸)?(?:が|は|:)?\s*[1-9]\d*\s*${roomCounter}|空(?:室|き|住戸)(?:数)?[:\s]*[1-9]\d?(?:$|[)、。\s])|[1-9]\d*\s*${spaceCounter}(?:が|は|のみ)?\s*空`.test(
      plain,
    )
  )
    return 'partial';
  if (/空(?:室|き)?\s*:?\s*0(?![\d.])/.test(plain)) return 'tenanted';
  if (/空(?:室|き|家)?(?:は)?(?:なし|無し?|ゼロ|ありません)/.test(plain)) return 'tenanted';
  if (
    composed.i`一部.{0,4}(?:空|賃貸)|${tenanted}\(一部\)|${vacantUnit}あり|${vacantUnit}有|空き(?:あり|有)|\d+(?:${dwellingCounter})空|partial|[(,]\s*[1-9]\d? vacant`.test(
      plain,
    )
  )
    return 'partial';
  // `入居率100％`, `稼働率 90%` alone; an agent's `管理物件の入居率98.5%` is of others.
  const rate = /^(?:現在の?)?(?:入居|稼働)率\s*[:は]?\s*(?:約\s*)?(\d{1,3}(?:\.\d+)?)\s*%(?:\s*\([^()]*\))?$/.exec(plain)?.[1];
  if (rate !== undefined && Number(rate) <= 100) return Number(rate) === 100 ? 'tenanted' : Number(rate) === 0 ? 'vacant' : 'partial';
  if (composed`${livedIn}\s*\((?:賃貸|賃借人|借家)`.test(plain)) return 'tenanted';
  if (/入居者(?:あり|有)|^(?:普通|定期)(?:建物)?(?:借家|賃貸借)/.test(plain)) return 'tenanted';
  if (letToTenants.test(plain)) return 'tenanted';
  if (composed.i`${vacantUnit}|${emptyHouse}|空屋|退去済|空\/空|vacant|占有者なし|^空$`.test(plain)) return 'vacant';
  if (composed.i`${livedIn}|所有者|債務者|使用中|自用|自己使用中|owner.occupied`.test(plain)) return 'owner_occupied';
  return null;
}
