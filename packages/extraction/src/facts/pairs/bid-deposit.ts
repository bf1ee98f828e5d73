import { plainText } from '../../normalise/text.ts';
import type { PairBlock, SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom } from '../candidate.ts';
import { readValue } from '../values/read-value.ts';

/** `保証金` beside a minimum bid is what a bidder pays in. */
export function bidDeposit(reading: SourceReading, meant: readonly { block: PairBlock }[]): Candidate[] {
  const block = meant.find(({ block: { label } }) => /^(?:入札)?保証金(?:額)?$/.test(plainText(label).replace(/\s/g, '')))?.block;
  return block
    ? candidatesFrom(readValue('bid_deposit', block.value, block.label), {
        reading,
        label: block.label,
        rule: 'court.bid-deposit',
        raw: block.value,
        form: block.form,
        weak: false,
        rank: 2.5,
        group: block.group,
        at: block.at,
      })
    : [];
}
