import { companyForm, licence, phone } from '../../lexicon/agents.ts';
import { composed } from '../../lexicon/pattern.ts';
import { addressOf } from '../../normalise/address.ts';
import { plainText } from '../../normalise/text.ts';

/** A line that is an address with prefecture and number, `東京都港区白金台3丁目12-8 502号室`. */
export function placeInLine(text: string): string | null {
  // `滋賀県草津市…6-21 ／ JR東海道本線「南草津」駅 徒歩16分`: the way to it behind the place.
  const plain = plainText(text).replace(/(?<=[\d丁目番地号])\s*[/|]\s*(?=[^\d/|]*(?:線|駅|ライン)).*$/, '');
  if (!/^(?:東京都|北海道|京都府|大阪府|[^\s\d]{2,3}県)[^\s\d]{1,12}[市区町村]\S*[\d丁]/.test(plain)) return null;
  if (plain.length > 40 || composed.i`${phone}|${licence}|ビル|${companyForm}|知事`.test(plain)) return null;
  return addressOf(plain.replace(/\s+\S*号室$/, ''));
}
