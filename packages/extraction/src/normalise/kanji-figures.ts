const digits = '〇一二三四五六七八九';

/** `八百二十` → 820, `二〇一八` → 2018; null where the run is not a number. */
function numberOf(run: string): number | null {
  if (!/[十百千]/.test(run)) return Number([...run].map((letter) => digits.indexOf(letter)).join(''));
  let [total, last] = [0, 0];
  for (const letter of run) {
    const scale = { 十: 10, 百: 100, 千: 1000 }[letter];
    if (scale === undefined) last = digits.indexOf(letter);
    else {
      total += (last || 1) * scale;
      last = 0;
    }
  }
  return total + last;
}

/** Numbers in kanji before one of the units written as figures: `八百二十万円` → `820万円`, `十四分` → `14分`. */
export function withKanjiFigures(text: string, units: string): string {
  return text.replace(new RegExp(`(?<![\\d.第数])[〇一二三四五六七八九十百千]{1,8}(?=\\s*(?:${units}))`, 'g'), (run) => {
    const value = numberOf(run);
    return value === null ? run : String(value);
  });
}
