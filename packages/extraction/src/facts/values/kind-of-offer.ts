const before =
  '(?:新築|中古|築浅|投資用?|収益用?|区分(?:所有)?|(?:一|1)棟(?:売り?)?|棟|売り?|賃貸(?:中|用)?|借地権付き?|底地権付き?|店舗付き?|住居付き?|事務所付き?|オーナーチェンジ|全\\d{1,2}戸)';
const thing = '(?:マンション|アパート|ビル|一戸建て?|戸建て?(?:住宅)?|住宅|店舗|事務所|貸家|テラスハウス|長屋|町家|共同住宅)';
const behind = '(?:賃貸|一棟|1棟|一括|区分)?';
/** `新築一棟アパート`, `一棟売マンション`, `店舗付住宅`: what is sold, with a word that says how before it. */
const named = new RegExp(`^${before}{1,4}(?:・?${thing}){1,2}${behind}$`);
/** `戸建賃貸`, `マンション一棟`, `アパート1棟`: the same with that word behind. */
const turned = new RegExp(`^${thing}(?:賃貸|一棟|1棟|一括)$`);
/** Words before which nothing says that the thing is offered: `賃貸マンション` is what any house of flats is. */
const bare = /^(?:賃貸(?:中|用)?)(?:マンション|アパート|住宅|ビル|店舗|事務所|共同住宅)$/;

const englishThing =
  '(?:apartment(?: building| block| house)?|condominium(?: unit)?|condo|mansion|building|house|detached house|shop|office)';
const english = new RegExp(
  `^((?:(?:whole|entire|freehold|leasehold|tenanted|new)[ -])?(?:investment|income|whole|entire|single[ -]unit|tenanted) ${englishThing}(?: \\((?:whole|single unit)\\))?)(?:,? (?:on|with|in|for sale)\\b.{0,40})?$`,
  'i',
);

/** A kind of offer as agents print it, `一棟売マンション`, `戸建賃貸`, `Investment apartment`, and nothing else; null for any other words. */
export function kindOfOffer(words: string): string | null {
  const plain = words.trim();
  const compact = plain.replace(/\s/g, '');
  if (compact.length <= 20 && (named.test(compact) || turned.test(compact)) && !bare.test(compact)) return compact;
  return english.exec(plain)?.[1] ?? null;
}
