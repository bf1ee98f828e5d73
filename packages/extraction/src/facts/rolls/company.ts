const japaneseForm =
  '(?:[(（](?:株|有|合|医|福|学|財|社)[)）]|株式会社|有限会社|合同会社|合資会社|医療法人|社会福祉法人|学校法人|宗教法人|一般社団法人|一般財団法人|特定非営利活動法人)';
/** Legal forms in Latin letters. They stand apart from the name, since a name may end in the same letters (`Marco`). */
const latinForm =
  '(?:Co(?:mpany|\\.)?,?\\s*(?:Ltd|Limited|Inc)|Co(?:mpany)?|Ltd|Limited|Inc(?:orporated)?|LLC|L\\.L\\.C|LLP|PLC|Corp(?:oration)?|GmbH|K\\.?K|G\\.?K|Y\\.?K)\\.?';
const inJapanese = new RegExp(`^${japaneseForm}\\s*\\S{2,}|\\S{2,}\\s*${japaneseForm}`);
const inLatin = new RegExp(`^(?:K\\.?K|G\\.?K|Y\\.?K)\\.?\\s+\\S{2,}|^\\S{2,}(?:.*\\S)?[\\s,]\\s*${latinForm}$`, 'i');
const longestName = 60;

/** Whether a cell names a company: the word for its legal form together with a name. */
export function isCompany(cell: string): boolean {
  const name = cell.trim();
  return name.length <= longestName && (inJapanese.test(name) || inLatin.test(name));
}

/** Whether a cell says that a company rents, without naming it: `法人（社宅）`, `Corporate`. */
export function saysCompany(cell: string): boolean {
  return /^(?:法人|社宅|社員寮|企業|corporate|company|corp\.?)(?:契約|名義|借上)?(?:[\s(（・].*)?$|[(（](?:法人(?:契約)?|社宅)[)）]$/i.test(
    cell.trim(),
  );
}

/** What stands for a company that rents one room: that it is one counts, its name does not. */
export const someCompany = '法人';
