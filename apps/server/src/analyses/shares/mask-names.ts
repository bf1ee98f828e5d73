import type { PropertyFacts } from '@rimawari/underwriting';

/** Takes names of people and companies out of words that came from a source. */
export type NameMask = (text: string) => string;

const masked = '●●';
const people = String.raw`(?:[\p{sc=Han}々]{1,6}(?: ?[\p{sc=Han}々]{1,4})?|[\p{sc=Katakana}ー・]{2,20}|[\p{sc=Hiragana}]{2,5}|[A-Za-z][A-Za-z.'-]*(?: [A-Z][A-Za-z.'-]*){0,3})`;
const company = String.raw`[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー・&A-Za-z0-9]{1,20}`;
const corporation = String.raw`(?:株式会社|有限会社|合同会社|合資会社|合名会社|(?:医療|学校|宗教|社会福祉|社団|財団|NPO)法人|\((?:株|有|同)\))`;
const role =
  '(?:入居者|賃借人|借主|借家人|転借人|契約者|契約名義人?|占有者|居住者|使用者|連帯保証人|保証人|所有者|登記名義人|売主|貸主|賃貸人|テナント|tenants?|occupants?|lessees?|residents?|owner|seller)';
const living = '(?:入居|居住|賃借|契約|使用|在住)中';
/** Words that stand where a name could, and name nobody, when there is nothing else. */
const nobody =
  /^(?:全室|全戸|満室|現在|一部|各室|各戸|自己|本人|親族|家族|単身|学生|社員|法人|個人|所有者|賃借人|居住者|入居者|売主|借主|入居|退去|居住|予定|募集|負担|継続|契約|承継|不明|空室|宅建業者|不動産業者|課税業者|変更|使用|名義|あり|なし|済み?|中|者|無|有|[\d\s]|号?室|[のは・])+$/u;

/** Read one after the other; each keeps what tells the role and takes what tells who. */
const patterns: readonly [RegExp, (match: string, ...groups: string[]) => string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, () => masked],
  [/(?<!\d)0\d{1,4}-\d{1,4}-\d{3,4}(?!\d)/gu, () => masked],
  [new RegExp(`(${role})((?:の|氏)?(?:名|氏名|名称|name)?) ?([:=「『(] ?|\\s)([^、。,;/」』)\\n]{1,60})`, 'giu'), ofRole],
  [
    new RegExp(`(${role})(は|が) ?([\\p{sc=Han}々]{2,6}|[\\p{sc=Katakana}ー・]{2,20})(?=[、。 ]|$|で|が|の|に)`, 'giu'),
    (match, who = '', particle = '', name = '') => (nobody.test(name) ? match : `${who}${particle}${masked}`),
  ],
  [new RegExp(`(?:${company} ?)?${corporation}(?: ?${company})?`, 'gu'), () => masked],
  [/(?:[A-Z][\w&.'-]* ){1,4}(?:Inc|Ltd|LLC|K\.?K|Corp|Co)\b\.?/gu, () => masked],
  [/\b(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? ?[A-Z][\w'-]*(?: [A-Z][\w'-]*)?/gu, () => masked],
  [/\b[A-Z][\w'-]*(?: [A-Z][\w'-]*)?[- ](?=(?:san|sama)\b)/giu, () => `${masked}-`],
  [new RegExp(`${people} ?(?=(?<![同仕多模各異一])様|さま|(?<!たく)さん|殿|氏(?!名))`, 'gu'), () => masked],
  [
    new RegExp(`([\\p{sc=Han}々]{2,6}|[\\p{sc=Katakana}ー・]{2,20}) ?(が|、)?(?=${living})`, 'gu'),
    (match, name = '') => (nobody.test(name) ? match : masked),
  ],
];

/** Without a mark between role and words only a name is taken, so that 入居者 募集中 stays. */
function ofRole(match: string, who = '', what = '', mark = '', words = ''): string {
  if (nobody.test(words.trim())) return match;
  if (mark.trim() === '' && !new RegExp(`^${people}$`, 'u').test(words.trim())) return match;
  return `${who}${what}${mark}${masked}`;
}

/** Words of a roll's column of tenants that are a kind and not a name. */
const kinds =
  /^(?:法人|個人|空室|空き|入居中|居住中|賃貸中|募集中|契約中|社宅|学生|一般|自己使用|本人|家族|単身|社員|不明|なし|有|無|vacant|occupied|private|company|individual)$/iu;

/**
 * A mask for the words of these facts: it knows the names that stand where tenants are listed, and finds others by the words
 * that stand around names. It takes too much rather than too little.
 */
export function createNameMask({ extra }: Pick<PropertyFacts, 'extra'>): NameMask {
  const listed = [...(extra.rent_roll ?? []).flatMap(({ tenant }) => tenant ?? []), extra.occupant_raw ?? '', extra.seller ?? ''];
  const names = new Set(listed.flatMap(namesIn));
  // The longest first: a whole name goes before the surname in it.
  const known = [...names]
    .sort((one, other) => other.length - one.length)
    .map((name) => new RegExp([...name].map(literal).join(' *'), 'giu'));
  return (text) => {
    const plain = text.normalize('NFKC').replace(/[\u3000\t]/g, ' ');
    const without = known.reduce((rest, name) => rest.replace(name, masked), plain);
    return patterns.reduce((rest, [pattern, take]) => rest.replace(pattern, take), without);
  };
}

function namesIn(listed: string): string[] {
  const plain = listed
    .normalize('NFKC')
    .replace(/(?:様|さま|さん|殿|氏)$/u, '')
    .trim();
  const parts = [plain.replace(/\s+/g, ''), ...plain.split(/[\s・、,/()]+/)];
  return parts.filter((part) => part.length >= 2 && /\p{L}/u.test(part) && !kinds.test(part));
}

const literal = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/-]/, String.raw`\$&`);
