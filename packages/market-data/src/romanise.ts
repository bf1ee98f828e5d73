const digraphs: Record<string, string> = {
  きゃ: 'kya',
  きゅ: 'kyu',
  きょ: 'kyo',
  しゃ: 'sha',
  しゅ: 'shu',
  しょ: 'sho',
  ちゃ: 'cha',
  ちゅ: 'chu',
  ちょ: 'cho',
  にゃ: 'nya',
  にゅ: 'nyu',
  にょ: 'nyo',
  ひゃ: 'hya',
  ひゅ: 'hyu',
  ひょ: 'hyo',
  みゃ: 'mya',
  みゅ: 'myu',
  みょ: 'myo',
  りゃ: 'rya',
  りゅ: 'ryu',
  りょ: 'ryo',
  ぎゃ: 'gya',
  ぎゅ: 'gyu',
  ぎょ: 'gyo',
  じゃ: 'ja',
  じゅ: 'ju',
  じょ: 'jo',
  びゃ: 'bya',
  びゅ: 'byu',
  びょ: 'byo',
  ぴゃ: 'pya',
  ぴゅ: 'pyu',
  ぴょ: 'pyo',
};
const rows =
  'あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo さsa しshi すsu せse そso ざza じji ずzu ぜze ぞzo たta ちchi つtsu てte とto だda ぢji づzu でde どdo なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn';
const syllables = new Map(rows.split(' ').map((entry) => [entry.slice(0, 1), entry.slice(1)]));

function spell(kana: string): string {
  let spelled = '';
  let doubled = false;
  for (let at = 0; at < kana.length; at += 1) {
    if (kana[at] === 'っ') {
      doubled = true;
      continue;
    }
    const pair = digraphs[kana.slice(at, at + 2)];
    const syllable = pair ?? syllables.get(kana[at] ?? '') ?? '';
    if (pair) at += 1;
    spelled += doubled ? `${syllable.startsWith('ch') ? 't' : syllable.slice(0, 1)}${syllable}` : syllable;
    doubled = false;
  }
  return spelled;
}

const endings: [string, string][] = [
  ['ちょう', 'cho'],
  ['まち', 'machi'],
  ['むら', 'mura'],
  ['そん', 'son'],
  ['し', 'shi'],
  ['く', 'ku'],
];

function romaniseName(kana: string): string {
  const ending = endings.find(([suffix]) => kana.endsWith(suffix) && kana.length > suffix.length);
  const stem = ending ? kana.slice(0, -ending[0].length) : kana;
  // Long o is written short, as on signs (Tokyo); a long u only after a y-sound, where 松浦 (Matsuura) keeps both.
  const letters = spell(stem)
    .replace(/o[ou]/g, 'o')
    .replace(/(yu|shu|chu|ju)u/g, '$1');
  const name = letters.slice(0, 1).toUpperCase() + letters.slice(1);
  return ending ? `${name}-${ending[1]}` : name;
}

/** Hepburn letters of an official reading in hiragana: `さっぽろし ちゅうおうく` → `Sapporo-shi Chuo-ku`. Not an official English name. */
export function romanise(kana: string): string {
  return kana.split(' ').map(romaniseName).join(' ');
}
