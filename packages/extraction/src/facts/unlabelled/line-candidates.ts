import { ownerChange } from '../../lexicon/occupancy.ts';
import { moneyAmounts } from '../../normalise/money.ts';
import { stationsOf } from '../../normalise/stations.ts';
import { plainText } from '../../normalise/text.ts';
import type { Block, PairBlock, SourceReading } from '../../reading/source-reading.ts';
import { closeWideLabels } from '../../vocabulary/glued-label.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { type Candidate, candidatesFrom, mainBlocks } from '../candidate.ts';
import { agentLine } from './agent-line.ts';
import { factsByForm, factsSideBySide, runOfFacts } from './facts-by-form.ts';
import { headlines } from './headlines.ts';
import { placeInLine } from './place-in-line.ts';

/** Of a line of several facts behind bullets the one with the walk to a station. */
function partWithWalk(text: string): string {
  return text.split(/[▽●■◆◇□◎★]/).find((part) => /(?:駅|電停).*(?:徒歩|歩|バス)/.test(part)) ?? text;
}

/** `Nakatsu Station (Osaka Metro Midosuji Line) 4 min walk`: one way to one station, and nothing else. */
const englishWalk =
  /^(?!Nearest|Access|Transport)[A-Z][\w'’ -]* (?:Station|Sta\.?)(?:,| \()[^()]*(?:Line|Railway|Subway|Monorail)\)?[\s:,–—-]*\d+\s*-?\s*min(?:ute)?s?\b[^,;]{0,12}$/;

/** Amounts that stand under labels of rents and charges: what is one of them is never the price, however large it is set. */
function chargedAmounts(blocks: readonly Block[]): ReadonlySet<number> {
  return new Set(
    blocks
      .filter((block) => block.type === 'pair')
      .filter(({ label }) => /^(?:rent|management|repair|fee|cost|property_tax|deposit|ground)/.test(meaningOf(label)?.reading ?? ''))
      .flatMap(({ value }) => moneyAmounts(value)),
  );
}

/** A way of a picture that could not be read for certain: those of its lines that could are not all of it. */
const isDoubtfulAccess = (block: Block): boolean =>
  block.type !== 'grid' &&
  block.at.recognised === 'unsure' &&
  (block.type === 'pair'
    ? meaningOf(block.label)?.reading === 'stations'
    : block.type === 'line' && /駅|線/.test(block.text) && /(?:徒歩|バス)\s*約?\d/.test(block.text));

/** What a flyer prints without a label: stations, and the price as a large figure. */
export function lineCandidates(reading: SourceReading): Candidate[] {
  const found: Candidate[] = [];
  const places: { value: string; raw: string; at: PairBlock['at'] }[] = [];
  let largest: { size: number; yen: number; raw: string; at: PairBlock['at'] } | null = null;
  const abreast = factsSideBySide(mainBlocks(reading));
  const charged = chargedAmounts(mainBlocks(reading));
  const accessInDoubt = mainBlocks(reading).some(isDoubtfulAccess);
  for (const block of mainBlocks(reading)) {
    if (block.type !== 'line') continue;
    const from = {
      reading,
      label: null,
      rule: 'flyer.line' as const,
      raw: block.text,
      form: 'line',
      weak: false,
      rank: 1,
      group: block.group,
      at: block.at,
    };
    if (
      ((/駅|電停|停留場|(?:線|ライン)\s*[「｢][^」｣]+[」｣]/.test(block.text) && /(?:徒歩|歩|バス)\s*約?\s*[\d０-９]/.test(block.text)) ||
        englishWalk.test(block.text)) &&
      block.text.length < 120 &&
      !agentLine.test(block.text)
    ) {
      const stations = stationsOf(
        closeWideLabels(partWithWalk(block.text))
          .replace(/^.*(?:交通|沿線|アクセス|最寄り?駅)[^\s「]*?\s*[:：／/]\s*/, '')
          .replace(/^\s*(?:沿線交通|交通アクセス|交通機関|交通|沿線|最寄り?の?駅?|アクセス)\s*(?=\S{3})/, ''),
      ).filter((station) => station.line !== null);
      const at: PairBlock['at'] = accessInDoubt ? { ...block.at, recognised: 'unsure' } : block.at;
      if (stations.length > 0) found.push(...candidatesFrom([{ field: 'stations', value: stations }], { ...from, at }));
    }
    if (block.text.length < 40)
      found.push(
        ...candidatesFrom(
          headlines(block.text).filter(
            ({ field }) =>
              field === 'land_rights' ||
              field === 'zoning' ||
              field.endsWith('_pct') ||
              // `8階／10階建` can be nothing else.
              (/^floor(?:s_total)?$/.test(field) && /階\S*\s*\/\s*\S*階建/.test(plainText(block.text))),
          ),
          from,
        ),
      );
    if (block.size !== null && (block.size >= 13 || runOfFacts(block.text) || factsByForm(block.text) || abreast.has(block)))
      found.push(...candidatesFrom(headlines(block.text), from));
    const place = placeInLine(block.text);
    if (place !== null) places.push({ value: place, raw: block.text, at: block.at });
    // Of a price before and after a cut the one behind the arrow is in force.
    const amounts = moneyAmounts(block.text.replace(/^.*[円万億]\s*[→⇒➡]\s*(?=[¥￥\d０-９])/, '')).filter((yen) => yen >= 1_000_000);
    const [yen] = amounts;
    if (
      yen !== undefined &&
      amounts.length === 1 &&
      !charged.has(yen) &&
      block.size !== null &&
      block.size > (largest?.size ?? 11) &&
      !/保険|融資|借入|ローン|賃料|収入|返済|頭金|リフォーム|売上/.test(block.text)
    ) {
      largest = { size: block.size, yen, raw: block.text, at: block.at };
    }
    if (ownerChange.pattern.test(block.text)) found.push(...candidatesFrom([{ field: 'occupancy', value: 'tenanted' }], from));
  }
  // One place alone printed in the open is the property's; two may be the agent's and the property's.
  if (new Set(places.map(({ value }) => value)).size === 1 && places[0]) {
    const { value, raw, at } = places[0];
    const from = { reading, label: null, rule: 'flyer.address-alone' as const, raw, form: 'line', weak: false, rank: 1, group: 0, at };
    found.push(...candidatesFrom([{ field: 'address', value }], from));
  }
  if (largest)
    found.push(
      ...candidatesFrom([{ field: 'price_jpy', value: largest.yen }], {
        reading,
        label: null,
        rule: 'flyer.largest-price',
        raw: largest.raw,
        form: 'line',
        weak: false,
        rank: 1,
        group: 0,
        at: largest.at,
      }),
    );
  return found;
}
