import { phone } from '../../lexicon/agents.ts';
import { assumedIncome, fullyLet, presentState, vacantUnit } from '../../lexicon/occupancy.ts';
import { composed, oneOf } from '../../lexicon/pattern.ts';
import { dwellingCounter } from '../../lexicon/units.ts';
import { labelKey } from '../../vocabulary/label-key.ts';

/** What a column of a rent roll holds; `annual` is the year's rent, `month` what one month has brought in, `other` is known and tells nothing that is kept (key money, tsubo, parking). */
export type RollColumn =
  | 'unit'
  | 'number'
  | 'house'
  | 'floor'
  | 'use'
  | 'layout'
  | 'area'
  | 'unit_price'
  | 'rent'
  | 'rent_and_fee'
  | 'asking'
  | 'fee'
  | 'total'
  | 'status'
  | 'tenant'
  | 'start'
  | 'deposit'
  | 'annual'
  | 'month'
  | 'other';

/** Rules in order; the first that fits a header decides. They see it in the form of `labelKey`, without what stands in brackets. */
const rules: readonly [pattern: RegExp, column: RollColumn][] = [
  [/坪|tsubo/, 'other'],
  [/rentable|lettable|leasable|^(?:net|gross)?(?:internal)?area/, 'area'],
  [/^(?:専有|占有|床|契約|賃貸|貸室|使用|登記|内法|壁芯|延床?)(?:面積)?(?:m2|㎡|平米|平方米)$/, 'area'],
  [/(?:賃料|家賃|rent)?単価|[/／](?:m2|㎡|sqm)|(?:円|rent)(?:per|あたり)?(?:m2|sqm)|per(?:m2|sqm)/, 'unit_price'],
  [/敷引|償却|^礼金?(?!.*敷)|権利金|保証(?:会社|人|委託)|guarant(?:ee|or)|^keymoney|前払|滞納|未収|入金|収納日/, 'other'],
  [/敷金|保証金|^敷(?:[/・礼]|$)|^預(?:り|託)(?:敷|保証)?金?|deposit|^dep\.?$/, 'deposit'],
  [composed`^(?:総)?(?:${dwellingCounter}|部屋|区画|住戸)数`, 'other'],
  [
    composed`(?:従前|改定前|改[定訂]後|変更後|前回|以前|旧|前契約|当初|^前)(?:の)?(?:賃料|家賃)|差額|増減|乖離|相場|周辺|previous|^prev\.?|改定日|家賃保証|フリーレント|free ?rent|${phone}|生年|年齢|勤務|人数|回数|契約年数|move-?out|緊急`,
    'other',
  ],
  [
    /駐車|駐輪|バイク|parking|水道|町会|町内|自治会|ネット|internet|cable|catv|電気|ガス|税額|消費税$|保険|更新料|火災|手数料|送金|控除|管理委託/,
    'other',
  ],
  [
    /^(?:年間|年額|年)(?:の)?(?:賃料|家賃)(?:収入)?$|^(?:賃料|家賃)(?:年額|\/年)$|^(?:annual|yearly)(?:contract|base|passing)?rent$|^rent(?:p\.?a\.?|\/yr|peryear|perannum)$/,
    'annual',
  ],
  [
    /^(?:annual|yearly)(?:service|common|cam|management|maintenance)|^年(?:間|額)(?:の)?(?:共益費|管理費)|^(?:共益費|管理費)(?:年額|\/年)$/,
    'fee',
  ],
  [/年額|年間|年収|年賃料|^年(?:合?計|累計)$|通年|\/年$|annual|yearly|peryear|\/yr|p\.a\.?$/, 'other'],
  [
    /募集(?:開始|日)|終期|終了|満了|期限|契約末|更新(?:日|月|予定)|退去(?:日|予定)|残存|解約|(?:leases?)?(?:end|expiry|expires|expiration|until|to)$|renewal/,
    'other',
  ],
  [/備考|摘要|特記|remarks?|notes?$|comments?|連絡|保証会社|支払(?!賃料|家賃)|利回|持分|%$|率$|比率|構成比/, 'other'],
  [/^(?:no\.?|№|番号|項番|連番|通番|#|順)$/, 'number'],
  [/^(?:棟|号棟|棟名|棟番号?|建物|建物名称?|物件名?|物件名称|building|block|bldg\.?)$/, 'house'],
  [/^(?:階|階数|所在階|階層|階床|f|フロア|floor|fl\.?|level|storey)$/, 'floor'],
  [/(?:賃料|家賃).{0,3}(?:共益費?|管理費)|rent.{0,5}(?:common|service|cam|fee)/, 'rent_and_fee'],
  [
    oneOf(
      '',
      /共益|管理[費料]|雑費|common|service(?:charge|fee)|^(?:monthly)?ca[cm]|^util(?:ity|ities)?(?:charges?)?$|維持費|管共|maintenance/,
      /(?:management|mgmt\.?)(?:fee|charge)/,
      /^(?:monthly)?(?:fees?|charges?)(?:(?:\/|per|a)?(?:month|mo\.?)|monthly|p\.?c?\.?m\.?)?$|^mgmt\.?$/,
    ),
    'fee',
  ],
  [
    composed`(?:募集|${assumedIncome}|査定|${fullyLet}|見込|予定|相場|目標|再募集|適正|潜在)(?:時|${assumedIncome}|条件)?(?:の)?(?:月額|月間)?(?:賃料|家賃|月収|収入|額|$)`,
    'asking',
  ],
  [
    /(?:asking|market|estimated|expected|pro-?forma|potential|listed|erv)(?:monthly)?(?:rent(?:al)?)?(?:p\.?c?\.?m\.?|permonth|monthly)?$/,
    'asking',
  ],
  [
    /^(?:賃料等?|家賃等?|月額?|月々|毎月|月間|請求|収入|税込(?:月額)?|賃料(?:・|及び)?共益費)?(?:支払)?(?:合計(?:額|金額)?|総額|総計|計)$|^(?:賃料)?合計|^総(?:賃料|家賃)$|^(?:monthly)?total|grossmonthly|月額(?:収入|請求)/,
    'total',
  ],
  [
    /(?:契約|入居|賃貸|貸借|貸付)(?:始|開始)|始期|開始|入居(?:年月|時期|日|月)|契約(?:年月)?日$|契約(?:年月|期間)|賃貸借?期間|起算|引渡日|賃料発生|move-?in|since$|commence|(?:lease|contract|start|from)(?:date|start|begin|from)?$|^start|^term$|leaseterm/,
    'start',
  ],
  [/賃料|家賃|賃貸料|月額|月収|貸料|^rents?$|rent(?:al)?|^月間?$/, 'rent'],
  [
    composed`(?:入居|契約|稼働|賃貸|利用|使用|現在|貸室|${vacantUnit}|入退去?)(?:の)?(?:状況|状態|区分|有無|${presentState})|ステータス|^(?:状況|状態|${presentState}|現状|稼働|入居|区分|${vacantUnit}|入退去|(?:入居|入|空室?|賃貸)[/・](?:空室?|入居?|退去?|募集))$|status|occupan(?!t)|^occ\.?$|^let$|^state$`,
    'status',
  ],
  [
    /契約者|^occupant|契約先|入居者|入居社|賃借|借主|借家人|借受|店子|テナント(?:名)?$|名義|氏名|^お?名前$|入居人|借り?手|属性|tenants?|lessee|occupier|resident|契約種別|法人|名称$|会社名|社名/,
    'tenant',
  ],
  [/間取|部屋タイプ|住戸タイプ|^タイプ$|^type$|layout|floorplan|^plan$|^型式$|bedrooms?|beds?$|roomtype|unittype|^プラン$|^型$/, 'layout'],
  [/面積|広さ|^(?:m2|㎡|平米|平方米|sqm|sq\.?m\.?|平米数|m2数|㎡数|床|専有)$|area|size|sqm|^(?:nra|gla|gfa|nia|nla)$/, 'area'],
  [/^(?:(?:使用|利用|賃貸|契約)?用途(?:・業種)?|業種|種別|種目|種類|使用目的|業態|use|usage|category|kind)$/, 'use'],
  [
    oneOf(
      '',
      /号室|^(?:階|フロア)[・/](?:区画|部屋|室)|^(?:契約|賃貸|貸付|対象|所在|使用)(?:単位|区画|室|部屋|部分|箇所|場所)$|^部屋|^室|^住戸|^区画|^貸室|^居室|号数|^号$|^戸(?:番|室|名)|室番/,
      /室名|室no|部屋番|区画番|^unit|^room|^apt|apartment(?:no)?|^suite|^flat$|^ユニット|^住居番|^お部屋|^rm\.?(?:no\.?)?$|^space|^premises/,
      /^テナント(?:区画|番号)/,
    ),
    'unit',
  ],
];

/** Names that the rules would take for something else. */
const exact = new Map<string, RollColumn>([
  ['m2', 'area'],
  ['契約期間(自)', 'start'],
  ['契約期間(至)', 'other'],
  ['賃', 'rent'],
  ['共', 'fee'],
  ['有無', 'status'],
  ['自', 'start'],
  ['至', 'other'],
  ['契約面積', 'area'],
  ['rent', 'rent'],
  ['満室賃料', 'asking'],
  ['満室時賃料', 'asking'],
  ['満室想定', 'asking'],
  ['賃料', 'rent'],
  ['備考(状況)', 'status'],
  ['現況', 'status'],
  ['部屋種別', 'use'],
  ['部屋区分', 'use'],
  ['区画種別', 'use'],
  ['部屋no', 'unit'],
  ['部屋no.', 'unit'],
  ['月額収入', 'total'],
  ['現況賃料', 'rent'],
]);

const found = new Map<string, RollColumn | null>();

function columnOfKey(key: string): RollColumn | null {
  // `うち賃料`, `内家賃` beside `総賃料`: a part of what the room brings in.
  if (/^(?:うち|内)(?=賃料|家賃|管理|共益)/.test(key)) return columnOfKey(key.replace(/^(?:うち|内)/, ''));
  const bare = key.replace(/\([^)]*\)|\[[^\]]*\]|【[^】]*】/g, '').replace(/[()[\]【】]/g, '');
  // A share of the rent is what its manager keeps.
  if (/管理[費料].*\d(?:\.\d+)?%/.test(key)) return 'other';
  // `面積(坪)`, `期間(至)`: what stands in brackets says which of two columns it is.
  if (/[([](?:坪|坪数|tsubo|至|終期|終了)[)\]]/.test(key)) return 'other';
  if (/^(?:月額)?(?:賃料|家賃)\((?:共益費|管理費)\)$/.test(key)) return 'rent_and_fee';
  const known = exact.get(key) ?? exact.get(bare);
  if (known !== undefined) return known;
  if (bare === '') return rules.find(([pattern]) => pattern.test(key.replace(/[()]/g, '')))?.[1] ?? null;
  const byRule = (words: string): RollColumn | null => rules.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  // `Fees JPY`: the currency says nothing of the column.
  return byRule(bare) ?? byRule(bare.replace(/(?:in)?(?:jpy|yen|¥)$/, ''));
}

/** `Type / 種別`, `階 Floor`: a name in two languages, of which the Japanese one says more. Null where one of the two names no column. */
function columnInTwoLanguages(label: string): RollColumn | null {
  const [latin, japanese] = [/[A-Za-z][A-Za-z .&'’]*/, /[\u3040-\u30fa\u30fc-\u30ff\u4e00-\u9fff]+/].map((letters) =>
    letters.exec(label)?.[0].trim(),
  );
  const rest = label.replace(latin ?? '', '').replace(japanese ?? '', '');
  if (latin === undefined || japanese === undefined || !/^[\s/／|｜・（()）-]+$/.test(rest)) return null;
  const [one, other] = [columnOfKey(labelKey(japanese)), columnOfKey(labelKey(latin))];
  return other === null ? null : one;
}

/** The rent roll column a header names, null where it names none. */
export function rollColumnOf(label: string): RollColumn | null {
  if (label.length > 40) return null;
  const key = labelKey(label).replace(/[\n・:：]/g, (mark) => (mark === '・' ? '・' : ''));
  if (key === '' || /[。、]|です|ます/.test(key)) return null;
  const kept = found.get(key);
  if (kept !== undefined) return kept;
  const column = columnOfKey(key) ?? columnInTwoLanguages(label);
  if (found.size > 5000) found.clear();
  found.set(key, column);
  return column;
}
