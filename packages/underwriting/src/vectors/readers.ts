import { families } from './families.ts';
import { further } from './further-readers.ts';
import type { Family } from './vector.ts';

/** Reader of a rule; a rule with a further part in its name (`LOAN-LEVEL-35Y`) has the reader of what stands before it. */
function familyOf(rule: string): Family | undefined {
  for (let name = rule; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) if (families[name]) return families[name];
  return undefined;
}

/** First word of a rule: the part of the business it belongs to. */
const groupOf = (rule: string) => rule.split('-')[0] ?? rule;

/**
 * Readers of a rule in their order: its own, then the others of its part of the business, for an example that asks for more than its
 * rule, or whose rule has a name of its own (`EXIT-PROCEEDS`). A rule of no known part has none.
 */
export function readersOf(rule: string): readonly Family[] {
  const name = rule.toUpperCase().replaceAll('_', '-');
  const own = familyOf(name);
  const others = further[groupOf(name)] ?? [];
  return own ? [own, ...others.filter((reader) => reader !== own)] : others;
}
