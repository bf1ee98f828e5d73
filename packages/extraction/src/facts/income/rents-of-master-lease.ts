import { plainText } from '../../normalise/text.ts';
import type { SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, one } from '../candidate.ts';
import { rentOf } from '../values/read-rent.ts';

/** The title of what a master tenant sends to the owner: `一括借上（サブリース）賃料明細`, `マスターリース送金計算書`. */
const titleOfLease =
  /(?:借上げ?|サブリース|マスターリース|転貸|master ?lease|sub-?lease).{0,12}(?:明細|一覧|計算|送金|通知|精算|支払|報告|条件|statement|schedule|payment)|(?:明細|計算書|送金|精算|支払)\S{0,6}[(（](?:一括借上げ?|サブリース|マスターリース)/i;
/** What the owner is paid: `お支払賃料（月額）`, `送金額`, `借上賃料合計`, `Rent payable to owner`. */
const paidToOwner =
  /^[・■●◆※*\s]*((?:毎?月の?|月額|年額|年間)?(?:お?支払い?|ご?送金|お?振込み?|借上げ?|保証|サブリース|マスターリース|(?:オーナー|貸主|所有者)様?(?:お?受取|手取り?|へのお?支払)?)(?:予定)?(?:賃料|家賃|金?額)(?:合計|総額|計)?|(?:master ?lease |guaranteed |sublease )?rent (?:payable|paid) to (?:the )?(?:owner|lessor)|(?:master ?lease|guaranteed) rent)\s*(\([^()\d]{1,12}\))?\s*[:：]?\s*((?:月額|年額|[¥\\])?\s*\d.*)$/i;

/** Lines that head a statement. */
const linesAtHead = 12;
/** More characters than a title has, and than a label with its amounts. */
const [longestTitle, longestLine] = [40, 90];

const ofRent: ReadonlySet<Candidate['field']> = new Set(['monthly_rent_jpy', 'annual_rent_jpy'] as const);

/**
 * Rents of a statement of a master lease: what the master tenant pays the owner is the rent of that lease, and no rent of the
 * rooms. Other sources are left as they are.
 */
export function withRentsOfMasterLease(reading: SourceReading, lines: readonly string[], candidates: Candidate[]): Candidate[] {
  const plain = lines.map((line) => plainText(line));
  // Tables of a printed page stand before its lines.
  const printed = reading.blocks.flatMap((block) => (block.type === 'line' ? plainText(block.text) : []));
  const head = [plainText(reading.title ?? ''), ...plain.slice(0, linesAtHead), ...printed.slice(0, linesAtHead)];
  if (!head.some((text) => text.length <= longestTitle && titleOfLease.test(text))) return candidates;
  const line = plain.find((text) => text.length <= longestLine && paidToOwner.test(text));
  const [, label = '', period = '', value = ''] = paidToOwner.exec(line ?? '') ?? [];
  if (line === undefined) return candidates;
  const { monthly, annual } = rentOf(value, `${label}${period}`, /年/.test(`${label}${period}`) ? 'year' : 'month');
  const paid = new Set([monthly, annual].filter((amount) => amount !== null));
  const own = candidatesFrom([...one('extra.sublease_monthly_rent_jpy', monthly), ...one('extra.sublease_annual_rent_jpy', annual)], {
    reading,
    label,
    rule: 'income.master-lease',
    raw: line,
    form: 'line',
    weak: false,
    rank: 3,
    group: -1,
    at: {},
  });
  return [...candidates.filter(({ field, value: amount }) => !ofRent.has(field) || !paid.has(Number(amount))), ...own];
}
