interface TramStop {
  line: string | null;
  station: string;
  rest: string;
}

/** `市電 健軍町電停`, `広電本線・八丁堀 電停`: a line, a mark or a space, and the name of a stop. */
const apart = /^(\S[^\s/・]*(?:\s\S[^\s/・]*)?)[\s/・]+([^\s/・「」]{1,14}?)\s*(?:電停|停留場)[\s/・]*(.*)$/s;
/** `熊本市電健軍町電停`, `広電宇品線県病院前電停`: the same without anything between. */
const tight = /^(\S{0,12}?(?:線|系統|軌道|電軌)|\S{0,4}?(?:市電|都電)|[広岡]電)([^\s/・「」]{1,14}?)(?:電停|停留場)[\s/・]*(.*)$/s;
/** `八丁堀電停 徒歩3分`: a stop, and no line. */
const alone = /^([^\s\d/・「」]{1,14}?)(?:電停|停留場)[\s/・]*(.*)$/s;
const wayFrom = /^(?:(?:まで|より|から|へ)?\s*(?:徒歩|歩|約?\d)|$)/;

/** A stop of a tram (電停, 停留場) with its line, and the way from it. Null where the words name none, or a stop of a bus. */
export function tramStopIn(head: string): TramStop | null {
  if (/バス/.test(head)) return null;
  const [, line, station = '', rest = ''] = tight.exec(head) ?? apart.exec(head) ?? [];
  if (line !== undefined && wayFrom.test(rest)) return { line, station, rest };
  const [, only = '', way = ''] = alone.exec(head) ?? [];
  return only !== '' && wayFrom.test(way) ? { line: null, station: only, rest: way } : null;
}
