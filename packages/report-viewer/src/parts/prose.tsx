import { Money } from './money.tsx';

const amount = /([−-]?)[¥￥]([\d,]*\d)(?![\d.]|[KMB]\b)/g;

/** A sentence of the report. Whole yen amounts in it follow the currency switch. */
export function Prose({ text }: { text: string }) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(amount)) {
    parts.push(text.slice(from, match.index));
    const yen = Number(match[2]?.replaceAll(',', '')) * (match[1] === '' ? 1 : -1);
    parts.push(<Money key={match.index} yen={yen} />);
    from = match.index + match[0].length;
  }
  return <>{[...parts, text.slice(from)]}</>;
}
