import { agentRole } from '../../lexicon/agents.ts';
import { composed } from '../../lexicon/pattern.ts';
import { plainText } from '../../normalise/text.ts';
import type { SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, one } from '../candidate.ts';

/** The role of the agent, `＜仲介＞`, which some pages print only in the agent's own box. */
export function agentsTransaction(reading: SourceReading): Candidate[] {
  for (const block of reading.blocks) {
    if (block.type !== 'pair') continue;
    const label = plainText(block.label).replace(/[:\s]/g, '');
    if (label !== '会社概要' && (block.aside === null || !/会社|店舗|取扱|担当|footer/.test(block.aside))) continue;
    const role = label === '取引態様' || label === '会社概要' ? composed`^<?(${agentRole})`.exec(plainText(block.value)) : null;
    if (role)
      return candidatesFrom(one('extra.transaction', role[1]), {
        reading,
        label: block.label,
        rule: 'agent.transaction',
        raw: block.value,
        form: block.form,
        weak: true,
        rank: 2,
        group: block.group,
        at: block.at,
      });
  }
  return [];
}
