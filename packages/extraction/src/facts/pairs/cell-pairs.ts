import { companyForm, licence, phone } from '../../lexicon/agents.ts';
import { assumedIncome, fullyLet, incomeState, stateToday } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import type { ReadingName } from '../../lexicon/reading-names.ts';
import { plainText } from '../../normalise/text.ts';
import { gluedPair, widePair } from '../../vocabulary/glued-label.ts';
import { likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';
import { readingByForm } from '../../vocabulary/value-forms.ts';

interface LabelledText {
  label: string;
  value: string;
}

const marked = /^([^:：]{1,24})[:：]\s*(.+)$/s;
/** Between statements of one cell: a line, a wide space, two spaces or more, a space before a further label with its mark. */
const between = /\n|\u3000+|[ \t]{2,}|(?<=[号\d分造建築」駅）)])[／/](?=[^\d\s])|(?<=[^\s:：])[ \t](?=[^\s:：]{2,14}[:：])/;
/** What a whole line is about: the full house, or today's. */
const ofState = composed`^(${incomeState})(?:収入|賃料|家賃)?$`;
/** `満室時 月額197,000円`: the state in front without a mark. */
const headed = /^(\S{2,8})\s+((?:[月年][額収間]|利回).*)$/s;
const priced = /^(\S{2,8})\s+(¥?\d[\d,.億万千]*円?)$/;
const amountNamed = /^((?:月|年)(?:額|収|間)?(?:賃料|家賃|収入)?|(?:表面)?利回り)\s*[:：]?\s*(?=[\d¥約])(.+)$/s;

/** Labels of what says by its form what it is. */
const labels: Partial<Record<ReadingName, string>> = {
  stations: '交通',
  construction: '構造',
  construction_built: '構造・築年月',
  built: '築年月',
  land_rights: '土地権利',
  zoning: '用途地域',
};

function labelByForm(text: string): string | undefined {
  const reading = readingByForm('', text);
  return reading === null ? undefined : labels[reading];
}

/** `満室想定：月額 662,500円 年額 7,950,000円`: each amount with the state that stands in front of them all. */
function amountsOfState(segments: readonly string[]): LabelledText[] {
  const [, head = '', first = ''] = marked.exec(segments[0] ?? '') ?? headed.exec(segments[0] ?? '') ?? [];
  const state = ofState.exec(plainText(head).replace(/\s/g, ''))?.[1];
  if (state === undefined) return [];
  const parts = [first, ...segments.slice(1)].flatMap((text) => text.split(/[、，／/]\s*(?=[月年]|利回|表面)/));
  return parts.flatMap((part) => {
    const [, name, value] = amountNamed.exec(part.trim()) ?? [];
    return name === undefined || value === undefined ? [] : [{ label: `${state}${name}`, value }];
  });
}

/** `満室時収入 月額 …／年額 … 現況収入 月額 …`: the segments that stand behind each state. */
const byState = (cell: string): string[][] =>
  cell
    .split(composed`\s+(?=(?:${fullyLet}|${assumedIncome}|${stateToday})\S{0,8}[\s:：]+[月年][額収間])`)
    .map((part) => part.split(between).flatMap((text) => (text.trim() === '' ? [] : [text.trim()])));

/** More characters than a cell of several statements has. */
const longestCell = 400;
const ofMaker = composed.i`${phone}|${companyForm}|${licence}|担当`;

/** `売値 1280万`, alone in its cell. */
function lonePair(text: string): LabelledText[] {
  const wide = text.length <= 24 && /\d/.test(text) && !/[:：]/.test(text) ? widePair(text) : null;
  if (wide !== null) return [wide];
  const [, name = '', figure = ''] = priced.exec(text) ?? [];
  return name !== '' && likelyMeaning(name)?.reading === 'price' ? [{ label: name, value: figure }] : [];
}

/** The pairs of segments that stand behind each other. */
function pairsOf(segments: readonly string[], several: boolean, isSheet: boolean): LabelledText[] {
  const known = (label: string): boolean => meaningOf(label) !== null || (several && likelyMeaning(label) !== null);
  const pairs: LabelledText[] = [];
  for (const segment of segments) {
    const [, label = '', value = ''] = marked.exec(segment) ?? [];
    const pair = label !== '' && known(label.trim()) ? { label: label.trim(), value } : several ? gluedPair(segment) : null;
    const last = pairs.at(-1);
    const byForm = isSheet && pair === null && label === '' && several ? labelByForm(segment) : undefined;
    if (pair) pairs.push(pair);
    else if (byForm !== undefined) pairs.push({ label: byForm, value: segment });
    else if (last && label === '') last.value += `\u3000${segment}`;
  }
  return pairs;
}

/**
 * Labels with their values inside one cell: `価格：7,200万円 / 利回り：11.04％`, `総戸数16戸 駐車場16台`. What has no
 * label of its own goes on with the value before it. In a sheet (`isSheet`) what says by its form what it is needs none;
 * on a page such words may be the agent's. Empty where the cell announces nothing.
 */
export function pairsInCell(cell: string, isSheet = true): LabelledText[] {
  // A text: at most its beginning is a label.
  if (cell.length > longestCell) return pairsOf([cell], false, false);
  const groups = byState(cell);
  const several = groups.flat().length > 1;
  if (!several) {
    const lone = isSheet ? lonePair(cell.trim()) : [];
    if (lone.length > 0) return lone;
  }
  const pairs = groups.flatMap((segments) => {
    const stated = amountsOfState(segments);
    return stated.length > 0 ? stated : pairsOf(segments, several, isSheet && !ofMaker.test(cell));
  });
  // A telephone in a cell of its own is the maker's; that does not make the sheet an agent's box.
  return several ? pairs.filter(({ label }) => likelyMeaning(label)?.reading !== 'agent_sign') : pairs;
}
