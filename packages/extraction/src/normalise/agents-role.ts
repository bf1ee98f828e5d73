import { agentRole, brokerage, mediation, trade } from '../lexicon/agents.ts';
import { presentState } from '../lexicon/occupancy.ts';
import { composed } from '../lexicon/pattern.ts';

const role = composed`^[<(]?\s*(${agentRole}(?:\((?:${brokerage}|${mediation}|代理|(?:専属)?専任|一般|任意売却|(?:${brokerage})?手数料(?:不要|無料))\))?)(?=[\s>)、/(・]|$)`;
const roleWords = composed.i`売主|売り主|代理|${brokerage}|${mediation}|専任|一般|自社|直売|貸主|broker|agen|seller|owner|vendor|exclusive|mediat|principal`;

/** In what role the one who offers a property acts; null for words that name none, such as the next label of a row. */
export function roleOf(text: string): string | null {
  return role.exec(text)?.[1] ?? (roleWords.test(text) ? text.slice(0, 30) : null);
}

/** Who sells, without the terms of the sale that follow in the same line: `個人、契約不適合責任3ヶ月`. */
export function sellerOf(line: string): string {
  return (line.split(composed`[、,。;／/]\s*(?=契約不適合|瑕疵|${trade}|免責|引渡|${presentState}|境界)`)[0] ?? line).trim().slice(0, 60);
}
