/** A railway and its lines by their own English names. */
interface Railway {
  /** How listings write its name before that of a line. */
  written: RegExp;
  english: string;
  lines: Readonly<Record<string, string>>;
  /** Lines whose name no other railway in the country has: they are known without the railway. */
  alone: readonly string[];
}

const railways: readonly Railway[] = [
  {
    written: /^JR(?:東日本|西日本|東海)?/,
    english: 'JR',
    lines: {
      山手線: 'Yamanote',
      京浜東北線: 'Keihin-Tohoku',
      中央線: 'Chuo',
      中央本線: 'Chuo',
      総武線: 'Sobu',
      総武本線: 'Sobu',
      埼京線: 'Saikyo',
      武蔵野線: 'Musashino',
      南武線: 'Nambu',
      横浜線: 'Yokohama',
      常磐線: 'Joban',
      高崎線: 'Takasaki',
      宇都宮線: 'Utsunomiya',
      東海道本線: 'Tokaido',
      横須賀線: 'Yokosuka',
      京葉線: 'Keiyo',
      青梅線: 'Ome',
      大阪環状線: 'Osaka Loop',
      阪和線: 'Hanwa',
      東西線: 'Tozai',
    },
    alone: ['京浜東北線', '埼京線', '武蔵野線', '南武線', '高崎線', '横須賀線', '京葉線', '大阪環状線', '阪和線'],
  },
  {
    written: /^(?:東京メトロ|東京地下鉄|メトロ)/,
    english: 'Tokyo Metro',
    lines: {
      銀座線: 'Ginza',
      丸ノ内線: 'Marunouchi',
      日比谷線: 'Hibiya',
      東西線: 'Tozai',
      千代田線: 'Chiyoda',
      有楽町線: 'Yurakucho',
      半蔵門線: 'Hanzomon',
      南北線: 'Namboku',
      副都心線: 'Fukutoshin',
    },
    alone: ['銀座線', '丸ノ内線', '日比谷線', '千代田線', '有楽町線', '半蔵門線', '副都心線'],
  },
  {
    written: /^都営(?:地下鉄)?/,
    english: 'Toei',
    lines: { 浅草線: 'Asakusa', 三田線: 'Mita', 新宿線: 'Shinjuku', 大江戸線: 'Oedo' },
    alone: ['大江戸線'],
  },
  {
    written: /^東急(?:電鉄)?/,
    english: 'Tokyu',
    lines: { 東横線: 'Toyoko', 田園都市線: 'Den-en-toshi', 目黒線: 'Meguro', 大井町線: 'Oimachi', 池上線: 'Ikegami', 世田谷線: 'Setagaya' },
    alone: ['東横線', '田園都市線', '大井町線', '池上線', '世田谷線'],
  },
  { written: /^小田急(?:電鉄)?/, english: 'Odakyu', lines: { 小田原線: 'Odawara', 江ノ島線: 'Enoshima', 多摩線: 'Tama' }, alone: [] },
  { written: /^京王(?:電鉄)?/, english: 'Keio', lines: { 線: '', 井の頭線: 'Inokashira', 相模原線: 'Sagamihara' }, alone: ['井の頭線'] },
  { written: /^西武(?:鉄道)?/, english: 'Seibu', lines: { 池袋線: 'Ikebukuro', 新宿線: 'Shinjuku', 国分寺線: 'Kokubunji' }, alone: [] },
  { written: /^東武(?:鉄道)?/, english: 'Tobu', lines: { 東上線: 'Tojo', 伊勢崎線: 'Isesaki' }, alone: ['東上線'] },
  { written: /^京急(?:電鉄)?/, english: 'Keikyu', lines: { 本線: 'Main' }, alone: [] },
  { written: /^京成(?:電鉄)?/, english: 'Keisei', lines: { 本線: 'Main' }, alone: [] },
  {
    written: /^(?:大阪メトロ|Osaka ?Metro|大阪市営地下鉄)/i,
    english: 'Osaka Metro',
    lines: { 御堂筋線: 'Midosuji', 谷町線: 'Tanimachi', 四つ橋線: 'Yotsubashi', 中央線: 'Chuo', 堺筋線: 'Sakaisuji' },
    alone: ['御堂筋線', '谷町線', '四つ橋線', '堺筋線'],
  },
];

/** `JR総武線` → `JR Sobu Line`; null where the list does not have it, or the name alone could be that of several railways. */
export function lineInEnglish(line: string): string | null {
  const plain = line.normalize('NFKC').replace(/[「」\s]/g, '');
  for (const { written, english, lines, alone } of railways) {
    const bare = plain.replace(written, '');
    const name = (bare !== plain || alone.includes(plain)) && Object.hasOwn(lines, bare) ? lines[bare] : undefined;
    if (name !== undefined) return [english, name, 'Line'].filter((part) => part !== '').join(' ');
  }
  return null;
}
