import { proseWords } from '../format/prose-words.ts';
import { Japanese } from './japanese.tsx';
import { Money } from './money.tsx';

/** A sentence of the report. Yen amounts in it follow the currency switch; Japanese words are marked as such. */
export function Prose({ text }: { text: string }) {
  return (
    <>
      {proseWords(text).map((word, index) => {
        if (typeof word === 'string') return word;
        return 'yen' in word ? (
          <Money key={index} yen={word.yen} short={word.short === true} />
        ) : (
          <Japanese key={index}>{word.japanese}</Japanese>
        );
      })}
    </>
  );
}
