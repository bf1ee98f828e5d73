const kindWords =
  '(?:一棟|1棟|棟|全部|売り?|収益用?|投資用?|区分|中古|新築|築浅|貸家|賃貸|オーナーチェンジ|アパート|マンション|ビル|戸建て?|住宅|物件|店舗付き?|店舗|事務所|[・/ ])';
const kindInBrackets = new RegExp(`\\s*[(（【［[]${kindWords}{1,6}[)）】］\\]]$`);

/** `コーポ飯塚（一棟売アパート）`: the kind of offer in brackets behind the name of a building does not belong to it. */
export function withoutKindBehind(name: string): string {
  const bare = name.replace(kindInBrackets, '').trim();
  return bare.length >= 2 ? bare : name;
}
