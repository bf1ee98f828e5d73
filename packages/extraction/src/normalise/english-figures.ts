const belowTwenty =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** The numbers from one to ninety-nine in words, in order. */
const cardinals = [...belowTwenty, ...tens.flatMap((ten) => [ten, ...belowTwenty.slice(0, 9).map((one) => `${ten}-${one}`)])];
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const counted = '(?:stor(?:e)?ys?|stories|floors?|min(?:ute)?s?|units?|apartments?|flats?|rooms?|dwellings?|studios?)\\b';
const anyCardinal = `(?:(?:${tens.join('|')})-(?:${belowTwenty.slice(0, 9).join('|')})|${[...belowTwenty, ...tens].toSorted((a, b) => b.length - a.length).join('|')})`;
const cardinal = new RegExp(
  `\\b${anyCardinal}(?=[\\s-]+(?:of\\s+(?:the\\s+|its\\s+)?(?:${anyCardinal}|\\d)|(?:[a-z-]{2,20}\\s+)?${counted}|\\d))`,
  'gi',
);
const ordinal = new RegExp(`\\b(${ordinals.join('|')})(?=[\\s-]floor\\b)`, 'gi');

/** `Ten of the twelve apartments`, `a seven-minute walk`, `on the fourth floor` in figures: 10, 12, 7, 4th. */
export function withEnglishFigures(text: string): string {
  return text
    .replace(ordinal, (word) => `${ordinals.indexOf(word.toLowerCase()) + 1}th`)
    .replace(cardinal, (word) => String(cardinals.indexOf(word.toLowerCase()) + 1));
}
