import type { Station } from '@rimawari/underwriting';
import { companyForm } from '../lexicon/agents.ts';
import { composed } from '../lexicon/pattern.ts';
import { withKanjiFigures } from './kanji-figures.ts';
import { lineBehindFacts } from './line-behind-facts.ts';
import { plainText } from './text.ts';
import { tramStopIn } from './tram-stops.ts';

const lineName = /(?:線|ライン|鉄道|電鉄|モノレール|エクスプレス|ライナー|シャトル|急行|軌道|電車|Line|リニモ|ゆりかもめ)$/i;
const walkWord = /(?:徒歩|停歩|歩いて|歩)\s*で?\s*(?:約|およそ)?\s*(\d+)\s*分/;

const rideTo = /駅?(?:まで|へ)の?(?:の所要時間は?|[「]?(?:通勤|通学)?(?:新?快速|準?急行|準急|特急|各駅?停車|各停|普通|直通|電車|乗車))/;

function travel(rest: string): Pick<Station, 'walk_min' | 'bus_min' | 'bus_stop' | 'distance_m'> {
  const bus = /バス\s*(?:乗車)?\s*約?\s*(\d+)\s*分/.exec(rest);
  const walk =
    walkWord.exec(rest)?.[1] ??
    /(\d+)\s*-?\s*min(?:ute)?s?\.?['’]?\s*(?:by\s*|on\s*)?(?:walk|foot|away)/i.exec(rest)?.[1] ??
    /walk(?:ing)?(?:\s*(?:distance|time))?\s*:?\s*(\d+)\s*-?\s*min/i.exec(rest)?.[1] ??
    // `駅 3分`, `(Hibiya Line) 9 min`: minutes alone are walked.
    /^\s*(?:(?:より|から|まで|へ)\s*)?(?:[:：–—-]\s*)?約?(\d{1,2})\s*(?:分|min(?:ute)?s?\.?)\s*(?:$|[、,)）])/i.exec(rest)?.[1];
  const result: Pick<Station, 'walk_min' | 'bus_min' | 'bus_stop' | 'distance_m'> = { walk_min: walk ? Number(walk) : null };
  if (bus) {
    result.bus_min = Number(bus[1]);
    const after = rest.slice(bus.index + bus[0].length);
    const stop = /^\s*[「(]?\s*(?!徒歩|歩|停歩)([^\s「」()]+?)\s*[」)]?\s*(?:バス停|停(?!歩))?(?:下車|より|から)?\s*(?:徒歩|停歩|歩)/.exec(
      after,
    )?.[1];
    if (stop && !/^(?:バス停|停)?(?:下車)?$/.test(stop)) result.bus_stop = stop.replace(/(?:バス停|停)$/, '');
  }
  const metres = /(\d[\d,]*(?:\.\d+)?)\s*(km|m)(?![a-z2])/i.exec(rest);
  if (!walk && !bus && metres)
    result.distance_m = Math.round(Number((metres[1] ?? '0').replaceAll(',', '')) * (metres[2]?.toLowerCase() === 'km' ? 1000 : 1));
  return result;
}

function named(head: string): { line: string | null; station: string; rest: string } | null {
  const quoted = /^((?:(?!駅|バス).)*?)\s*「\s*([^」]+?)\s*」\s*(?:駅|停留[所場]|停)?(.*)$/s.exec(head);
  if (quoted) return { line: quoted[1] || null, station: quoted[2]?.replace(/駅$/, '') ?? '', rest: quoted[3] ?? '' };
  const stationFirst = /^([^\s/]+)駅\s*[/(]\s*([^\s/)]+)\)?\s*(.*)$/s.exec(head);
  if (stationFirst && lineName.test(stationFirst[2] ?? ''))
    return { line: stationFirst[2] ?? null, station: stationFirst[1] ?? '', rest: stationFirst[3] ?? '' };
  const walkFirst =
    /^(?:about\s+|approx\.?\s+)?\d+\s*-?\s*min(?:ute)?s?\.?['’]?\s*(?:walk|on foot)\s*(?:from|to)\s+(?:the\s+)?(.+)$/is.exec(head);
  if (walkFirst) {
    const place = named(walkFirst[1] ?? '');
    return place === null ? null : { ...place, rest: head };
  }
  const lineFirst =
    /^(\p{Lu}[\p{L}\p{N}'’ -]*?(?:Line|Railway|Subway))(?:,?\s+|\s*[:–—-]\s+)([A-Z][\w'’ -]*?)\s+(?:Station|Sta\.?)(?=[\s,(:]|$)(.*)$/su.exec(
      head,
    );
  if (lineFirst) return { line: lineFirst[1] ?? null, station: lineFirst[2] ?? '', rest: lineFirst[3] ?? '' };
  // `Gotanda Station, JR Yamanote Line – 7 min walk`.
  const lineBehind = /^([A-Z][\w'’ -]*?)\s+(?:Station|Sta\.?|Stn\.?),\s*([A-Z][^,;–—]*(?:Line|Railway|Subway|Monorail))\b(.*)$/s.exec(head);
  if (lineBehind) return { line: (lineBehind[2] ?? '').trim(), station: lineBehind[1] ?? '', rest: lineBehind[3] ?? '' };
  const behindStation = /^([A-Z][\w'’ -]*?)\s+(?:Station|Sta\.?|Stn\.?)\s*\(([^()]*(?:Line|Railway|Subway|Monorail)[^()]*)\)(.*)$/s.exec(
    head,
  );
  if (behindStation) return { line: (behindStation[2] ?? '').trim(), station: behindStation[1] ?? '', rest: behindStation[3] ?? '' };
  const bracketed = /^([A-Z][\w'’ -]*?)\s*\(([^()]*(?:Line|Railway|Subway|Monorail)[^()]*)\)(.*)$/s.exec(head);
  if (bracketed)
    return {
      line: (bracketed[2] ?? '').trim(),
      station: (bracketed[1] ?? '').replace(/\s+(?:Station|Sta\.?|Stn\.?)$/, ''),
      rest: bracketed[3] ?? '',
    };
  const english = /^([A-Za-z][\w'’ -]*?)\s+(?:Station\b|Sta\b\.?|Stn\b\.?)(.*)$/is.exec(head);
  if (english)
    return {
      line: /(\p{Lu}[\p{L}\p{N}' -]*(?:Line|Railway))(?!\p{L})/u.exec(english[2] ?? '')?.[1]?.trim() ?? null,
      station: english[1] ?? '',
      rest: english[2] ?? '',
    };
  const listed =
    /^(\S+?(?:線|ライン|エクスプレス|モノレール|鉄道|電鉄|レール))[・/](?!\S*線)([^\s・/]{1,12}?)駅?[・/]((?:徒歩|歩|バス)?約?\d.*)$/s.exec(
      head,
    );
  if (listed) return { line: listed[1] ?? null, station: listed[2] ?? '', rest: (listed[3] ?? '').replace(/^(?=約?\d)/, '徒歩') };
  // `都電荒川線 大塚駅前 徒歩6分`: a tram stops in front of the station.
  const tramStop = /^(.*(?:電|軌道|トラム|ライトレール)\S*)[\s/「]+([^\s\d/「]{1,10}駅前)」?(?:電停)?\s*((?:徒歩|歩|より|から).*)$/s.exec(
    head,
  );
  if (tramStop) return { line: tramStop[1] ?? null, station: tramStop[2] ?? '', rest: tramStop[3] ?? '' };
  const stop = tramStopIn(head);
  if (stop) return stop;
  const spaced = /^(.*\S)[\s/]+((?![^\s/]*(?:線|ライン)[^\s/]+駅)[^\s/]+?)駅(.*)$/s.exec(head);
  if (spaced) return { line: spaced[1] ?? null, station: spaced[2] ?? '', rest: spaced[3] ?? '' };
  const tight = /^(.+?(?:線|ライン|レール|エクスプレス|シャトル|鉄道|電鉄))([^\s線]+?)駅(.*)$/s.exec(head);
  if (tight) return { line: tight[1] ?? null, station: tight[2] ?? '', rest: tight[3] ?? '' };
  const alone = /^([^\s\d/]{1,12}?)駅(.*)$/s.exec(head);
  if (alone) return { line: null, station: alone[1] ?? '', rest: alone[2] ?? '' };
  const bare = /^(\S+(?:線|ライン|エクスプレス|モノレール|系統|市電|電鉄|レール))[\s/]+([^\s\d]{1,12})\s+((?:徒歩|歩|バス).*)$/s.exec(head);
  return bare ? { line: bare[1] ?? null, station: bare[2] ?? '', rest: bare[3] ?? '' } : null;
}

function tidyLine(line: string | null): string | null {
  const tidy = lineBehindFacts(line ?? '')
    .replace(/^[\s/・･、,。◆●■◇○〇\-:()]+|[\s/・、,:]+$/g, '')
    .replace(/^.*(?:以内|まで|\d\s*分)\s*/, '')
    // `入居者あり！ JR可部線`: a slogan before the line.
    .replace(/^.*[!！。]\s*/, '')
    // `JR京浜東北線ほか「大宮」駅`: other lines that are not named.
    .replace(/(?<=線|ライン|鉄道|電鉄)\s*(?:ほか|他|など|等)$/, '')
    // A place and a slash before the line.
    .replace(/^.*[市区町村]\S*\d\s*\/\s*(?=\S)/, '')
    // `本物件は、阪急京都線`: what a sentence says before it names the line.
    .replace(/^.*[はがのりて、]、(?=\S)/, '')
    .replace(/^[/・]\s*/, '')
    // A mark or a badge before the name, or the end of its label: `A JR神戸線`, `通 JR常磐線`.
    .replace(/^\S\s+(?=JR|[^\sA-Za-z]\S*(?:線|ライン|鉄道|電鉄|モノレール|エクスプレス)$)/, '')
    .replace(/^(?:最寄り?の?駅?|交通|沿線|アクセス)\s*[:：]?\s*/, '')
    .replace(/^.*(?:交通手段|交通機関|交通|沿線|アクセス|最寄り?の?駅)[\s:：]+/, '')
    .trim();
  // The end of a name that a narrow cell broke, `電` of `熊本市電`, does not name a line.
  if (/^(?:電|線|本線|鉄道|電鉄|ライン)$/.test(tidy)) return null;
  return tidy && tidy.length <= (/^[\p{Script=Latin}\s\d'’().-]+$/u.test(tidy) ? 60 : 30) ? tidy : null;
}

/** The label of the text itself, which stands before the first line: `沿線・駅：`, `交通アクセス` before `阪急神戸線`. */
const ownLabel =
  /^[【[〔<]?(?:沿線[・/]駅名?|交通(?:アクセス|手段|機関)?|最寄り?の?駅|アクセス)\s*(?:(?:[:|→⇒】\]〕>]|[.…・]{2,})\s*|(?=(?:JR|地下鉄|[^\s線駅]{2,10})\S{0,6}線))/;

/** `徒歩9分 JR総武線 津田沼駅`, one or several: each walk moved behind the station it leads to. */
function walksBehind(text: string): string {
  return /^\s*徒歩/.test(text)
    ? text.replace(/(^|[\n、,/／])\s*(徒歩\s*約?\d{1,2}\s*分)[\s:]+([^\n\d、,/／]{2,24}駅)\s*(?=$|[\n、,/／])/g, '$1$3 $2')
    : text;
}

/**
 * Stations of an access text, in order. Understands `東京メトロ丸ノ内線「淡路町」歩2分`, `不動前駅/東急目黒線 徒歩1分以内`,
 * `バス18分西中野２丁目歩5分`, `北山田駅 3,100m`, entries run together without a break, and English.
 */
export function stationsOf(text: string): Station[] {
  const found = stationsIn(text);
  if (!/[^\n]\n[^\n]/.test(text) || text.length > 300) return found;
  // A narrow cell breaks its words, `JR吉備` over `線「備前三門」駅`: what says more is how it was meant.
  const joined = stationsIn(text.replace(/\n/g, ''));
  return completeness(joined) > completeness(found) && joined.length >= found.length ? joined : found;
}

/** How many stations have their line, their name and their way. */
function completeness(stations: readonly Station[]): number {
  const told = stations.filter(
    ({ walk_min, bus_min, distance_m }) => walk_min !== null || bus_min !== undefined || distance_m !== undefined,
  );
  const torn = stations.filter(({ line }) => line !== null && /^(?:\S?線|.?ライン|.?鉄道)$/.test(line));
  return told.length + 0.5 * told.filter(({ line }) => line !== null).length - torn.length;
}

/** `JR鹿児島本線` alone in its line over `博多駅歩15分` and `竹下駅歩14分`: the line is said once for both. */
function withLineOver(text: string): string {
  let under = 0;
  return text
    .split('\n')
    .map((line) => {
      const isLine = /^[^\s駅「」\d、,/各]{2,20}(?:線|ライン|鉄道|電鉄|モノレール|エクスプレス)$/.test(line.trim());
      const isStation = under > 0 && /^[^\s「」線、,/]{1,10}駅\s*(?:徒歩|歩|バス)\s*約?\d/.test(line.trim());
      under = isLine ? 1 : isStation ? under + 1 : 0;
      return isStation && under > 2 ? `同線 ${line.trim()}` : line;
    })
    .join('\n');
}

function stationsIn(text: string): Station[] {
  const plain = withKanjiFigures(walksBehind(withLineOver(plainText(text.replace(/[『｢]/g, '「').replace(/[』｣]/g, '」')))), '分')
    .replace(/\[\s*(?:乗り換え案内|地図)\s*\]/g, '\n')
    .replace(/徒\n\s*(?=歩)/g, '徒')
    // A narrow cell breaks its words: `新` over `京成線` behind a bar, `板橋区役所` over `前駅`, `石神井公` over `園駅`.
    .replace(/(?<=[、,/／]\s*[\p{Script=Han}A-Z]{1,2})\n(?=[\p{Script=Han}]{2,6}線)/gu, '')
    .replace(/(?<=[、,/／]\s*[^\s\d\n、,/／「」()]{2,8}(?<!線|駅|分))\n(?=[^\n\s線「」\d/()]{1,3}駅\s*\()/g, '')
    .replace(/(?<=線[^\n駅「」]{1,10})\n(?=[^\n線「」\d/(]{1,6}駅)/g, '')
    .replace(/(?<=(?:徒歩|歩)\s*約?\d{1,2})\n(?=分)/g, '')
    .replace(/\n(?=\s*[/(])/g, '')
    .replace(/(?<=バス\s*(?:乗車\s*)?(?:約\s*)?\d+\s*分)\n/g, ' ')
    .replace(/(?<=線|ライン|モノレール|エクスプレス|鉄道|電鉄)\n(?=[^\n]{1,14}駅|「)/g, ' ')
    .replace(
      /\n(?=\s*(?:[\p{Script=Latin}' -]*(?:Line|Railway)\b(?![^\n]*\bSta)|バス|徒歩|歩|停歩|約?\d+\s*分|\d+\s*-?\s*min(?!(?:ute)?s?\.?['’]?\s*(?:walk|on foot)\s+(?:from|to)\b)))/gu,
      ' ',
    )
    // `Hakata` over `Station, 11-`, `minute walk`: a narrow column breaks a way of Latin letters anywhere.
    .replace(/(?<=\d-)\n(?=min)/g, '')
    .replace(/(?<=[A-Za-z\d.,)])\n(?=(?:Station|Sta\.|Stn\.?|Line|Railway|Subway|minutes?|mins?\b|walk|on foot)\b)/g, ' ')
    .replace(/(?<=\([^()\n]*)\n(?=[^()\n]*\))/g, ' ')
    .replace(/(?<=\d\s*-?\s*min(?:ute)?s?\.?)\n(?=walk|on foot)/gi, ' ')
    .replace(/(?<=\d\s*-?\s*min(?:ute)?s?\.?\s+(?:walk|on foot))\s+(?=[A-Z][\w' -]*(?:Line|Station)\b)/g, '\n')
    .replace(/(?<=\d\s*-?\s*min(?:ute)?s?\.?\s+(?:walk|on foot)\))\s+(?=[A-Z][\w'-]*(?: [A-Z][\w'-]*){0,3} (?:Station|Sta\.)(?!\w))/g, '\n')
    // `Tamatsukuri Station (Loop Line), 8 minutes on foot / Tsuruhashi Station …`, `… / 11 min walk from Tsuruhashi Station`.
    .replace(/(?<=(?:on foot|walk)\)?)\s*[/,·•|]\s*(?=[A-Z][^\n/,·•|]*\bSta(?:tion|\.))/g, '\n')
    .replace(/\s*[/,·•|]\s*(?=\d{1,2}\s*-?\s*min(?:ute)?s?\.?['’]?\s*(?:walk|on foot)\s+(?:from|to)\b)/g, '\n')
    .replace(/((?:徒歩|歩いて|歩)\s*で?\s*(?:約|およそ)?\s*\d+\s*分(?:以内)?)/g, '$1\n')
    // `JR鹿児島本線 博多駅 徒歩11分、竹下駅 徒歩14分`: the line is said once.
    .replace(/(?<=(?:線|ライン)[^\n]*\d\s*分)\s*[、,]\s*(?=(?!徒歩|バス|同線)[^\s、,/線]{1,10}駅\s*(?:徒歩|歩|バス))/g, '\n同線 ')
    // `盛岡駅 車8分／岩手県交通バス「上田四丁目」徒歩2分`: the walk is the stop's.
    .replace(/[/、]\s*[^\n/、「]*バス\s*「[^」]*」[^\n/、]*/g, '\n')
    .replace(/(\d\s*k?m)(?=\s*[^\s\d(（徒歩約・、]{2,}.*駅)/g, '$1\n');
  const stations: Station[] = [];
  for (const part of plain.split(/\n|[;；]|(?<=分)。|(?<=[分m])\s*[、,/／]\s*|\s他\s*(?:$|\n)/)) {
    // `（約960m）、JR…` behind the walk before it.
    const piece = part.replace(/^\s*\(約?\d[\d,.]*\s*k?m\)\s*[、,/／・]?\s*/, '');
    const found = named(piece.replace(/^[\s/・･、,。◆●■◇○〇★☆:)]+/, '').replace(ownLabel, ''));
    const last = stations.at(-1);
    // `渋谷駅まで急行で約19分`: a ride from the station that was named, and no walk.
    if (rideTo.test(piece)) continue;
    // `アルピコ交通「並柳団地」バス停 徒歩4分`: a stop of a bus, whatever runs it.
    if (/」\s*バス停/.test(piece) && !/駅|線「|線\s/.test(piece.replace(/「[^」]*」/g, '「」'))) continue;
    if (!found) {
      const walk = walkWord.exec(piece)?.[1];
      if (walk && last && last.walk_min === null && last.distance_m === undefined) last.walk_min = Number(walk);
      continue;
    }
    const station = found.station
      .replace(/^[の・:]/, '')
      .replace(/^[\s「]+|[\s」]+$/g, '')
      .replace(/\s+/g, '')
      .replace(/(?<=.)(?:電停|停留[所場])$/, '');
    // Quotes belong around a name, never into it.
    if (/[「」『』]/.test(station)) continue;
    // `滋賀県大津市京町三丁目0番0号(JR大津`: the place of an office, with the way to it in brackets.
    if (/[(（]|\d番|[市区町村]\S*\d(?:号|番|丁目|-)/.test(station)) continue;
    if (station.length === 0 || station.length > 24 || /^(?:この|その|各|同|当|最寄り?の?|駅|市電|路面電車|電停|停留[所場])$/.test(station))
      continue;
    // Two columns or a card of another offer run together: no line's name holds a walk, a price or a station.
    if (composed`[市区町村郡](?!電).*\d|駅|徒歩\d|万円|m2|\d\/\d|\d-\d|${companyForm}`.test(tidyLine(found.line) ?? found.line ?? ''))
      continue;
    const line = tidyLine(found.line);
    // `地下鉄南北線「平岸」駅徒歩4分、「南平岸」駅徒歩11分`: the line is said once.
    const sameLine = line === null ? /^[、,\s]*「/.test(piece) : /^同(?:線|上)?$/.test(line);
    stations.push({ line: sameLine ? (last?.line ?? null) : line, station, ...travel(found.rest) });
  }
  // `西小倉駅 徒歩13分` with the same in English under it.
  const japanese = stations.filter(({ station }) => /[\u3040-\u9fff]/.test(station));
  return japanese.length > 0 && japanese.length < stations.length ? japanese : stations;
}
