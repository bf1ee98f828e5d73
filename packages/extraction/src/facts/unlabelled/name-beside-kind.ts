import { plainText } from '../../normalise/text.ts';
import type { LineBlock, SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, mainBlocks, one } from '../candidate.ts';
import { kindOfOffer } from '../values/kind-of-offer.ts';

/** The share of the first page from its top in which a flyer sets its title, and how much larger than running type. */
const headOfPage = 0.25;
const leastOfTitle = 1.4;

/** `CELESTE大和田`: a name in Latin letters before that of the place. */
const lettersBeforePlace = /^[A-Z][A-Za-z'’]{2,}(?:\s[A-Z][A-Za-z'’]+){0,2}\s?(\p{Script=Han}{2,6})$/u;
const latinTitle = /^[A-Z][\p{Script=Latin}'’.-]*(?:\s[A-Z\d][\p{Script=Latin}\d'’.-]*){1,4}$/u;
const noTitle =
  /\b(?:For Sale|Sale|Price|Yield|Investment|Income|Property|Realty|Estate|Capital|Partners|Company|Tenant(?:ed)?|Station|Overview|Summary|Apartment|Building)\b/i;

function titleLines(lines: readonly LineBlock[]): LineBlock[] {
  const sizes = lines.flatMap(({ size }) => size ?? []).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return lines.filter(
    ({ size, at }) =>
      (at.page ?? 1) === 1 && at.box !== undefined && at.box[1] < headOfPage && usual > 0 && (size ?? 0) >= leastOfTitle * usual,
  );
}

/** Whether a line beside a title, over or under it, says what is offered. */
const besideKind = (lines: readonly LineBlock[], title: LineBlock): boolean =>
  [lines[lines.indexOf(title) - 1], lines[lines.indexOf(title) + 1]].some(
    (line) => line !== undefined && kindOfOffer(plainText(line.text)) !== null,
  );

/**
 * The title of a flyer that has no word of buildings: Latin letters with the kind of offer in the line beside it, Latin
 * letters before the name of a place that the page names elsewhere, or that place with the kind of offer behind it.
 */
export function nameBesideKind(reading: SourceReading): Candidate[] {
  const lines = mainBlocks(reading).flatMap((block) => (block.type === 'line' ? [block] : []));
  const texts = new Map(lines.map((line) => [line, plainText(line.text).replace(/\s/g, '')]));
  const isNamedElsewhere = (place: string, title: LineBlock): boolean =>
    [...texts].some(([line, text]) => line !== title && text !== texts.get(title) && text.includes(place.replace(/\s/g, '')));
  const isTitle = (line: LineBlock): boolean => {
    const text = plainText(line.text).trim();
    const [, place] = lettersBeforePlace.exec(text) ?? [];
    if (place !== undefined) return isNamedElsewhere(place, line);
    if (latinTitle.test(text)) return !noTitle.test(text) && besideKind(lines, line);
    const [, town = '', kind = ''] = /^(\S{2,12}(?:丁目|町|区|市))\s(\S{3,12})$/.exec(text) ?? [];
    return kindOfOffer(kind) !== null && isNamedElsewhere(town, line);
  };
  const block = titleLines(lines).find(isTitle);
  return block === undefined
    ? []
    : candidatesFrom(
        one('extra.property_name', plainText(block.text).trim()).map((read) => ({ ...read, weak: true, lastResort: true })),
        {
          reading,
          label: null,
          rule: 'name.beside-kind',
          raw: block.text,
          form: 'title',
          weak: true,
          rank: 1,
          group: block.group,
          at: block.at,
        },
      );
}
