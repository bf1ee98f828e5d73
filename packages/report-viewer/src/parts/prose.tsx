import type { ReactNode } from 'react';
import { Japanese } from './japanese.tsx';
import { Money } from './money.tsx';

/** `¥1,200`, `-¥1,200`, `1,200 yen`, both ends of `1,200 to 3,400 yen`, and runs of Japanese. */
const special =
  /([−-]?)[¥￥]([−-]?)(\d[\d,]*)(?![\d.]|[KMB]\b)|([−-]?)(?<![\d.,])(\d[\d,]*)(?: (to|and) ([−-]?)(\d[\d,]*))? yen\b|([\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9f][\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef・ー]*)/g;

/** A sentence of the report. Yen amounts in it follow the currency switch; Japanese words are marked as such. */
export function Prose({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(special)) {
    parts.push(text.slice(from, match.index), <Special key={match.index} groups={match} />);
    from = match.index + match[0].length;
  }
  return <>{[...parts, text.slice(from)]}</>;
}

function Special({ groups }: { groups: RegExpMatchArray }) {
  const [, before, after, marked, sign, low, word, highSign, high, japanese] = groups;
  if (japanese !== undefined) return <Japanese>{japanese}</Japanese>;
  if (marked !== undefined) return <Money yen={yenOf(marked, before !== after)} />;
  if (low === undefined) return null;
  if (high === undefined) return <Money yen={yenOf(low, sign !== '')} />;
  return (
    <>
      <Money yen={yenOf(low, sign !== '')} /> {word} <Money yen={yenOf(high, highSign !== '')} />
    </>
  );
}

function yenOf(digits: string, negative: boolean): number {
  const yen = Number(digits.replaceAll(',', ''));
  return negative ? -yen : yen;
}
