import { plainText } from '../../normalise/text.ts';
import type { SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, one } from '../candidate.ts';

const company = '((?:株式会社|有限会社|合同会社)\\s?[^\\s:()（）]{2,20}|[^\\s:()（）]{2,20}\\s?(?:株式会社|有限会社|合同会社))';
const role = '(?:売主|事業主)(?:[・/](?:施工|設計|事業主|売主|販売)){0,2}';
const behind = new RegExp(`^${company}\\s*[(【\\[<]?\\s*${role}\\s*[)】\\]>]?$`);
const before = new RegExp(`^[(【\\[<]?\\s*${role}\\s*[)】\\]>]?\\s*:?\\s*${company}$`);

/** `ブライトベース株式会社 売主・施工`: the company in the band of a flyer, with the word that says it sells what is its own. */
export function sellerInLine(reading: SourceReading): Candidate[] {
  const found = reading.blocks.flatMap((block) => {
    if (block.type !== 'line' || block.aside === 'other offers') return [];
    const plain = plainText(block.text).trim();
    const name = behind.exec(plain)?.[1] ?? before.exec(plain)?.[1];
    return name === undefined ? [] : [{ block, name: name.replace(/\s/g, '') }];
  });
  const [first] = found;
  if (first === undefined || new Set(found.map(({ name }) => name)).size > 1) return [];
  const { block, name } = first;
  return candidatesFrom(one('extra.seller', name), {
    reading,
    label: null,
    rule: 'line.seller',
    raw: block.text,
    form: 'line',
    weak: true,
    rank: 1,
    group: block.group,
    at: block.at,
  });
}
