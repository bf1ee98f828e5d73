import { assumedIncome, fullyLet, stateToday } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { yieldOf } from '../../normalise/percent.ts';
import { plainText } from '../../normalise/text.ts';
import { type CandidateField, one, type Read } from '../candidate.ts';

/** Yields of one cell, `現行6.2％／満室7.5％`, `表面7.5％（実質5.8％）`: each figure belongs to the word before it. */
export function yields(text: string, field: CandidateField): Read[] {
  // `7.15%（年額賃料÷価格）`, `7.15% ※満室時年収÷価格`: how it is reckoned, behind the figure.
  const plain = plainText(text).replace(/(?<=%\s*)(?:\([^()]*÷[^()]*\)|[※*＊][^※*＊\n]*÷[^※*＊\n]*)/, '');
  // `年額賃料÷売買価格。管理費等控除後は3.99％`: how it is reckoned.
  if (/÷|控除後/.test(plain) && !/^[^。÷]*\d\s*%[^。÷]*$/.test(plain.split(/控除/)[0] ?? '')) return [];
  // `10.4%（満室想定）／8.1%（現況）`: each figure belongs to the words in brackets behind it.
  const behind = [...plain.matchAll(/(\d+(?:\.\d+)?\s*%)\s*\(([^)]*)\)/g)];
  if (behind.length > 1 && behind.length === (plain.match(/%/g) ?? []).length)
    return behind.flatMap(([, figure = '', words = '']) =>
      /実質|ネット|NET/i.test(words) ? [] : one(stateToday.pattern.test(words) ? 'extra.current_gross_yield_pct' : field, yieldOf(figure)),
    );
  const pieces = plain
    .split(composed.i`(?=${fullyLet}|${assumedIncome}|表面|${stateToday}|実質|ネット|NET)`)
    // `9%超` praises and does not state.
    .filter((piece) => /\d/.test(piece) && !/%\s*(?:超|以上|台|越え)/.test(piece));
  if (pieces.length === 0) return [];
  if (pieces.length < 2) return /^(?:実質|ネット|NET)/i.test(plain) ? [] : one(field, yieldOf(plain));
  return pieces.flatMap((piece) => {
    if (/^(?:実質|ネット|NET)/i.test(piece)) return [];
    return one(piece.startsWith('現') ? 'extra.current_gross_yield_pct' : field, yieldOf(piece));
  });
}
