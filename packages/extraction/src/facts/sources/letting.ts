import type { RefusalReason } from '@rimawari/underwriting';
import { brokerage } from '../../lexicon/agents.ts';
import { movedIn, ownerChange, tenanted, vacantUnit } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { plainText } from '../../normalise/text.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import type { Gathered } from '../gathered.ts';
import { coreReadings } from '../pairs/pair-rules.ts';

const rentReadings: ReadonlySet<string> = new Set([
  'rent_monthly',
  'rent_and_fee',
  'rent_monthly_current',
  'rent_monthly_full',
  'rent_sublease',
]);

const commercial = /貸店舗|貸事務所|貸倉庫|貸ビル|店舗|事務所|オフィス|テナント|飲食|倉庫|貸土地|駐車場/;

/** The heading of a sheet, by itself; the labels and the place of it may be printed higher. */
const onOfferToTraders = /^[●■◆【[]?貸し?(?:店舗|事務所|倉庫|工場|ビル|オフィス)(?:[・/](?:店舗|事務所|倉庫))?[】\]]?$/;
const topLines = 12;

export function distinctCore(gathered: Gathered): number {
  return new Set(gathered.pairs.filter((pair) => coreReadings.has(pair.reading)).map((pair) => pair.reading)).size;
}

export function hasField(gathered: Gathered, field: string, leastRank = 2): boolean {
  return gathered.candidates.some((candidate) => candidate.field === field && candidate.rank >= leastRank);
}

/** A document about a lease in force, which says what a property earns: a contract or its summary, and no advertisement for tenants. */
export function tellsLease({ reading, lines, pairs, heading, candidates }: Gathered): boolean {
  if (reading.medium === 'html') return false;
  const words = plainText(
    `${heading} ${lines.slice(0, 400).join('\n')} ${pairs.map(({ label, value }) => `${label} ${value}`).join('\n')}`,
  );
  const rent = pairs.some((pair) => rentReadings.has(pair.reading)) || candidates.some(({ field }) => field === 'monthly_rent_jpy');
  return (
    rent &&
    composed.i`賃貸借契約|賃借人|借主|借受人|契約(?:締結)?日|${tenanted}|${movedIn}|lessee|tenancy agreement`.test(words) &&
    !composed`募集|即入居|内見|${brokerage}手数料|テナント様|入居可`.test(words)
  );
}

/** Rooms in a table that are on offer to tenants: hardly any of them let, and columns or words that only advertisements have. */
function advertisesRooms({ rolls, heading, lines, reading }: Gathered): boolean {
  const rooms = rolls.flatMap(({ roll }) => roll.lines);
  if (rooms.filter(({ occupied }) => occupied === true).length * 2 > rooms.length) return false;
  const header = rolls.map(({ roll }) => roll.header).join(' ');
  const words = plainText(`${heading} ${lines.slice(0, 40).join(' ')}`);
  const advert =
    composed`入居可能|即入居|内見|${brokerage}手数料|申込|フリーレント|テナント募集`.test(`${header} ${words}`) ||
    /available from/i.test(header);
  const letting =
    (composed.i`賃貸|募集中|お部屋|${vacantUnit}一覧|for rent|to let`.test(heading) || /募集中の(?:お部屋|部屋|住戸)/.test(words)) &&
    reading.medium === 'html';
  return (
    (advert || (letting && /礼金|敷金|key money|deposit/i.test(header))) &&
    !/収益|投資|(?<!推定)売買(?!相場)|売却(?!査定|相場)|レントロール|for sale/i.test(words)
  );
}

/** Words that no advertisement for tenants has. */
function speaksOfSale({ lines }: Gathered): boolean {
  return composed`${ownerChange}|収益物件|利回り|売主|売(?:マンション|アパート|戸建|ビル|物件)|土地権利|修繕積立金|賃貸併用`.test(
    plainText(lines.join('\n')),
  );
}

/** Facts that a buyer asks for and a tenant does not, and how many of them make a page one for buyers. */
const ofBuyers: ReadonlySet<string> = new Set([
  'land_rights',
  'zoning',
  'coverage',
  'ratio',
  'coverage_ratio',
  'land_area',
  'land_category',
  'road',
  'property_tax',
  'yield_full',
  'yield_current',
]);
const leastOfBuyers = 3;

export function rentalRefusal(gathered: Gathered): RefusalReason | null {
  const address = `${gathered.reading.canonical_url ?? ''} ${gathered.reading.source_name}`;
  const hasRent = gathered.reading.blocks.some(
    (block) => block.type === 'pair' && ['rent_monthly', 'rent_and_fee'].includes(meaningOf(block.label)?.reading ?? ''),
  );
  const rentInLine = /(?:家賃|賃料)\s*[:：]?\s*[¥\\]?\d[\d,.]*\s*万?\d*円.{0,12}(?:共益|管理費|敷|礼金|デポジット)/;
  const rentNamed =
    hasRent ||
    gathered.lines.slice(0, 40).some((line) => rentInLine.test(plainText(line))) ||
    gathered.pairs.some(({ reading }) => reading === 'rent_monthly' || reading === 'rent_and_fee');
  const deposits = gathered.pairs.some((pair) => pair.reading === 'deposit' || pair.reading === 'lease_sign');
  if (
    hasField(gathered, 'price_jpy', (gathered.reading.medium === 'html' || deposits) && !speaksOfSale(gathered) ? 2 : 1) ||
    hasField(gathered, 'gross_yield_pct') ||
    (gathered.rolls.length > 0 && !advertisesRooms(gathered)) ||
    tellsLease(gathered)
  )
    return null;
  // No advertisement for tenants tells what only a buyer asks for.
  if (new Set(gathered.pairs.filter((pair) => ofBuyers.has(pair.reading)).map((pair) => pair.reading)).size >= leastOfBuyers) return null;
  const said = `${gathered.heading}\n${gathered.lines.slice(0, 60).join('\n')}`;
  if (/マンスリー|ウィークリー|短期賃貸/.test(gathered.heading) && /1日\s*[¥\d]|清掃費|利用料/.test(plainText(said))) return 'rental';
  const signs = [
    gathered.pairs.some((pair) => pair.reading === 'deposit' || pair.reading === 'tenant_charge'),
    /賃貸|貸|rent|マンスリー|ウィークリー/i.test(gathered.heading),
    /マンスリー|ウィークリー/.test(gathered.heading) && /利用料|1日|1ヶ月|清掃費/.test(gathered.lines.slice(0, 200).join('\n')),
    /chintai|\/rent\/|rental/i.test(address),
    gathered.pairs.some((pair) => pair.reading === 'lease_sign'),
    /敷金|礼金|賃料|家賃|デポジット/.test(gathered.lines.slice(0, 400).join('\n')),
    /シェアハウス|ドミトリー|ゲストハウス|学生(?:寮|会館)|入(?:居|館|寮)者?募集|share ?house/i.test(gathered.heading),
  ].filter(Boolean).length;
  if (gathered.rolls.length === 0) {
    // Pages about letting in general name no rent of a room and hardly anything of a place.
    if (!hasRent && (signs < 2 || (!rentNamed && distinctCore(gathered) < 2))) return null;
    // A page about one dwelling with a rent and no word of a sale.
    const letting = hasRent && gathered.reading.medium === 'html' && distinctCore(gathered) >= 2;
    if (signs === 0 && !(letting && !composed.i`収益|投資|売|${ownerChange}|利回り|for sale|invest`.test(gathered.heading))) return null;
  }
  const categories = gathered.pairs
    .filter((pair) => pair.reading === 'category' || pair.reading === 'use')
    .map((pair) => pair.value)
    .join(' ');
  const lease =
    gathered.pairs.some((pair) => pair.reading === 'lease_sign') ||
    commercial.test(categories) ||
    commercial.test(gathered.heading) ||
    (gathered.reading.medium !== 'html' &&
      (gathered.lines.slice(0, 4).some((line) => line.length <= 40 && commercial.test(line)) ||
        gathered.lines.slice(0, topLines).some((line) => onOfferToTraders.test(line.replace(/\s/g, '')))));
  return lease ? 'lease' : 'rental';
}
