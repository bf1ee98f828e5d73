import { presentState } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { plainText } from '../../normalise/text.ts';
import type { SourceReading } from '../../reading/source-reading.ts';
import { isBuilding } from '../rolls/roll-title.ts';

/** The title of a roll alone, which names no building. */
const titleAlone = composed.i`^[【「■◆●\s]*(?:レントロール|rent ?roll|(?:${presentState})?(?:賃貸借?|賃料|家賃|入居者?|契約|テナント|貸室)(?:別|契約|状況|条件|料)?(?:賃料)?(?:一覧|明細|内訳|状況)?(?:表|書)?)(?:\s*\(.{1,12}\))?[】」\s]*$`;
/** `物件コード2231 シャルマン鶴見中央`: the number under which a manager keeps the house. */
const behindCode = /^(?:物件|管理|建物)?\s*(?:コード|番号|CD|No\.?)\s*[:：]?\s*[A-Z\d-]{2,12}[\s:：]+(\S.{2,27})$/i;

/** Lines at the head of a page, of which one may name the house. */
const linesAtHead = 8;

function named(texts: readonly string[]): string | undefined {
  const plain = texts.map((text) => plainText(text).replace(/\s+/g, ' ').trim());
  const coded = plain.map((text) => behindCode.exec(text)?.[1]).find((name) => name !== undefined && isBuilding(name));
  if (coded !== undefined) return coded;
  const at = plain.findIndex((text) => titleAlone.test(text.replace(/\s/g, '')));
  const next = at < 0 ? undefined : plain[at + 1];
  return next !== undefined && isBuilding(next) && !/[\d:：]{4}/.test(next) ? next : undefined;
}

/** The name of the house in the line under the title of its roll, or behind the number that its manager gives it. Undefined where none is. */
export function nameUnderTitle(reading: SourceReading, rowsAbove: readonly (readonly string[])[]): string | undefined {
  const firsts = rowsAbove.flatMap((row) => row.find((cell) => cell.trim() !== '') ?? []);
  const lines = reading.blocks.flatMap((block) => (block.type === 'line' && block.aside === null ? block.text : []));
  return named(firsts) ?? named(lines.slice(0, linesAtHead));
}
