import * as brokerage from './brokerage.ts';
import * as capitalGains from './capital-gains.ts';
import { consumptionTaxRate } from './consumption-tax.ts';
import * as corporate from './corporate-tax.ts';
import { type DatedRule, readRule } from './dated-rule.ts';
import * as fixedAsset from './fixed-asset-tax.ts';
import * as income from './income-tax.ts';
import * as acquisition from './real-estate-acquisition-tax.ts';
import * as registration from './registration-tax.ts';
import * as stamp from './stamp-tax.ts';
import * as writeOff from './write-off.ts';

function rulesOf(module: Record<string, unknown>): DatedRule<unknown>[] {
  return Object.values(module).filter(
    (entry): entry is DatedRule<unknown> => typeof entry === 'object' && entry !== null && 'versions' in entry,
  );
}

/** Every dated rule of the engine. */
export const ruleBook: readonly DatedRule<unknown>[] = [
  consumptionTaxRate,
  ...[brokerage, stamp, registration, acquisition, fixedAsset, income, corporate, capitalGains, writeOff].flatMap(rulesOf),
];

/** Where a rule stands on a day. */
export interface RuleState {
  id: string;
  title: string;
  title_ja: string;
  trigger: string;
  rounding: string;
  state: 'in_force' | 'relief_in_force' | 'relief_ended' | 'not_in_force';
  from: string | null;
  to: string | null;
  source: string;
  confirmed: boolean;
  note: string | null;
}

function stateOf(rule: DatedRule<unknown>, date: string): RuleState {
  const frame = { id: rule.id, title: rule.title, title_ja: rule.title_ja, trigger: rule.trigger, rounding: rule.rounding };
  try {
    const { version, expired } = readRule(rule, date);
    const state = version.kind === 'relief' ? 'relief_in_force' : expired ? 'relief_ended' : 'in_force';
    return {
      ...frame,
      state,
      from: version.from,
      to: version.to,
      source: version.source,
      confirmed: version.confirmed,
      note: version.note,
    };
  } catch {
    return {
      ...frame,
      state: 'not_in_force',
      from: null,
      to: null,
      source: '',
      confirmed: false,
      note: 'No version is known for the date; the engine refuses it.',
    };
  }
}

/** All rules with their state on a day (`YYYY-MM-DD`). */
export function rulesOn(date: string): RuleState[] {
  return ruleBook.map((rule) => stateOf(rule, date));
}
