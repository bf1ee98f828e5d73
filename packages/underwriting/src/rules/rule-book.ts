import { RuleNotInForce } from '../errors.ts';
import * as assessed from './assessed-values.ts';
import * as brokerage from './brokerage.ts';
import * as capitalGains from './capital-gains.ts';
import { consumptionTaxRate } from './consumption-tax.ts';
import * as corporate from './corporate-tax.ts';
import { type DatedRule, type RuleVersion, readRule } from './dated-rule.ts';
import * as depreciation from './depreciation.ts';
import * as duties from './duties.ts';
import * as fixedAsset from './fixed-asset-tax.ts';
import * as guidelines from './guidelines.ts';
import * as income from './income-tax.ts';
import * as abroad from './owners-abroad.ts';
import * as propertyLaw from './property-law.ts';
import * as acquisition from './real-estate-acquisition-tax.ts';
import * as registration from './registration-tax.ts';
import * as repair from './repair-expense.ts';
import { ruleValueText } from './rule-value.ts';
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
  ...[
    brokerage,
    stamp,
    registration,
    acquisition,
    fixedAsset,
    income,
    corporate,
    capitalGains,
    writeOff,
    repair,
    depreciation,
    assessed,
    duties,
    abroad,
    propertyLaw,
    guidelines,
  ].flatMap(rulesOf),
];

/** Where a rule stands on a day. */
export interface RuleState {
  id: string;
  title: string;
  title_ja: string;
  trigger: string;
  rounding: string;
  /** The rate or table in force as short text with units, `1.5 %`; empty where no version is known. */
  value: string;
  state: 'in_force' | 'relief_in_force' | 'relief_ended' | 'not_in_force';
  from: string | null;
  to: string | null;
  source: string;
  confirmed: boolean;
  note: string | null;
  /** Past a sunset, the relief that ran out: shown beside the statutory figure, never assumed. */
  ended_relief: { from: string | null; to: string | null; value: string; source: string } | null;
}

function endedRelief(rule: DatedRule<unknown>, expired: RuleVersion<unknown> | null): RuleState['ended_relief'] {
  if (!expired) return null;
  return { from: expired.from, to: expired.to, value: ruleValueText(expired.value, rule.unit), source: expired.source };
}

function stateOf(rule: DatedRule<unknown>, date: string): RuleState {
  const frame = { id: rule.id, title: rule.title, title_ja: rule.title_ja, trigger: rule.trigger, rounding: rule.rounding };
  try {
    const { version, expired } = readRule(rule, date);
    const state = version.kind === 'relief' ? 'relief_in_force' : expired ? 'relief_ended' : 'in_force';
    return {
      ...frame,
      value: ruleValueText(version.value, rule.unit),
      state,
      from: version.from,
      to: version.to,
      source: version.source,
      confirmed: version.confirmed ?? true,
      note: version.note ?? null,
      ended_relief: endedRelief(rule, expired),
    };
  } catch (error) {
    if (!(error instanceof RuleNotInForce)) throw error;
    return {
      ...frame,
      value: '',
      state: 'not_in_force',
      from: null,
      to: null,
      source: '',
      confirmed: false,
      note: 'No version is known for the date; the model refuses it.',
      ended_relief: null,
    };
  }
}

/** The day asked for last: reports are made many on one day, and words for so many rules take time. */
let latest: { date: string; states: RuleState[] } = { date: '', states: [] };

/** All rules with their state on a day (`YYYY-MM-DD`). */
export function rulesOn(date: string): RuleState[] {
  if (latest.date !== date) latest = { date, states: ruleBook.map((rule) => stateOf(rule, date)) };
  return latest.states.map((state) => ({ ...state, ended_relief: state.ended_relief && { ...state.ended_relief } }));
}
