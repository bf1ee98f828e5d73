/** A word or a form of words that a reader looks for: knowledge with a name. */
export interface Term {
  /** `GROUP.NAME`, as patterns and tests speak of it. */
  id: string;
  pattern: RegExp;
  /** What it says where it stands. */
  means: string;
  /** A text as printed in which it stands. */
  example: string;
}

type Part = Term | RegExp | string;
/** A term, whose group is the first part of its id. */
export const term = (id: string, pattern: RegExp, means: string, example: string): Term => ({ id, pattern, means, example });

type PatternTag = (texts: TemplateStringsArray, ...parts: readonly Part[]) => RegExp;

/** The source of a part as it can stand inside of another pattern, also before a quantifier. */
const sourceOf = (part: Part): string => {
  if (typeof part === 'string') return part;
  return `(?:${(part instanceof RegExp ? part : part.pattern).source})`;
};

/** A pattern that stands in the code of a function is built when it is first asked for, and kept. */
function tagWith(flags: string): PatternTag {
  const built = new WeakMap<TemplateStringsArray, RegExp>();
  return (texts, ...parts) => {
    const known = built.get(texts);
    if (known !== undefined) return known;
    const pattern = new RegExp(String.raw(texts, ...parts.map(sourceOf)), flags);
    built.set(texts, pattern);
    return pattern;
  };
}

/**
 * A pattern composed of terms: ``composed`^${zoneInFull}$` ``, with flags ``composed.i`…` ``. Text between the terms is read as in a
 * literal. Its parts are terms of the lexicon and other constants: what they are when it is first built stays. As it is kept,
 * one with the flag `g` goes to `replace`, `matchAll` and `match` only, which start from the front.
 */
export const composed = Object.assign(tagWith(''), {
  g: tagWith('g'),
  i: tagWith('i'),
  u: tagWith('u'),
  gi: tagWith('gi'),
  iu: tagWith('iu'),
  gu: tagWith('gu'),
  giu: tagWith('giu'),
});

/** One of several patterns, tried in order. Each is a literal of its own, or a term. */
export function oneOf(flags: string, ...parts: readonly RegExp[]): RegExp {
  return new RegExp(parts.map(({ source }) => source).join('|'), flags);
}

/** Any of the terms of a list. */
export const anyTerm = (terms: readonly Term[], flags = ''): RegExp => oneOf(flags, ...terms.map(({ pattern }) => pattern));
