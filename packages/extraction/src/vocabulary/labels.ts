import { listedLabels } from '../lexicon/labels.ts';
import { planKind } from '../lexicon/layouts.ts';
import { assumedIncome, fullyLet, stateToday } from '../lexicon/occupancy.ts';
import { composed } from '../lexicon/pattern.ts';
import type { ReadingName } from '../lexicon/reading-names.ts';
import { plainText } from '../normalise/text.ts';
import { guessedReading } from './guess-label.ts';
import { bareLabelKey, labelKey } from './label-key.ts';
import { readingByForm } from './value-forms.ts';

export interface LabelMeaning {
  reading: ReadingName;
  weak: boolean;
  /** The label is in no list; its words say what it most likely means. */
  guessed?: true;
  /** Not even its words say so: the form of the value does. */
  byForm?: true;
}

const meanings = new Map<string, LabelMeaning>();
for (const { meaning, label, strength } of listedLabels())
  if (!meanings.has(labelKey(label))) meanings.set(labelKey(label), { reading: meaning, weak: strength === 'weak' });

const buildingParts: ReadonlySet<ReadingName> = new Set(['construction', 'storeys', 'floor', 'units', 'built'] as const);

/** `所在階／構造`, `階数` over `構造`: one cell for several things about the building. */
function compoundMeaning(label: string): LabelMeaning | null {
  const parts = label.split(/[\n/／・]/).map((part) => labelKey(part));
  if (parts.length < 2 || parts.length > 4) return null;
  const named = parts.map((part) => meanings.get(part)?.reading ?? null);
  if (!named.every((reading) => reading !== null && buildingParts.has(reading))) return null;
  return { reading: named.includes('built') ? 'construction_built' : 'construction', weak: false };
}

/** `価格 Price`, `価格` over `Price`: one label in two languages. */
function bilingualMeaning(label: string): LabelMeaning | null {
  const plain = plainText(label);
  const japanese = plain.replace(/[A-Za-z][A-Za-z0-9'&./ -]*/g, ' ').replace(/[\s/()|・]+$|^[\s/()|・]+/g, '');
  const english = plain.replace(/[^A-Za-z0-9'&./ -]+/g, ' ').trim();
  // `NOI利回り` names a yield after costs, and not one yield in two languages.
  if (/\b(?:NOI|NCF|NET|IRR|ROI|CCR|FCR)\b/i.test(english)) return null;
  if (!/[a-z]{3}/i.test(english) || !/[\u3040-\u9fff]/.test(japanese) || japanese.includes('\n')) return null;
  return meanings.get(labelKey(japanese)) ?? meanings.get(labelKey(english)) ?? null;
}

/** Every label of the list, in the form in which labels are compared. */
export function knownLabels(): Iterable<string> {
  return meanings.keys();
}

/** Pages ask about the same words many times over. What was found is kept for this many labels. */
const mostRemembered = 8000;

const known = new Map<string, LabelMeaning | null>();

const likely = new Map<string, LabelMeaning | null>();

function remembered(
  memory: Map<string, LabelMeaning | null>,
  label: string,
  find: (label: string) => LabelMeaning | null,
): LabelMeaning | null {
  const found = memory.get(label);
  if (found !== undefined) return found;
  if (memory.size >= mostRemembered) memory.clear();
  const meaning = find(label);
  memory.set(label, meaning);
  return meaning;
}

/** What a printed label announces, or null for a label we do not know. Brackets are ignored when the full label is unknown. */
export function meaningOf(label: string): LabelMeaning | null {
  return label.length > 60 ? null : remembered(known, label, meaningIn);
}

function meaningIn(label: string): LabelMeaning | null {
  // `最寄駅①`, `交通2`: numbered labels of one kind.
  const key = labelKey(label).replace(/(?<=駅|交通|アクセス|沿線)[1-9]$/, '');
  return (
    meanings.get(key) ??
    meanings.get(key.replace(/／/g, '/')) ??
    meanings.get(key.replace(/\//g, '・')) ??
    meanings.get(key.replace(/・/g, '/')) ??
    meanings.get(bareLabelKey(key)) ??
    bilingualMeaning(label) ??
    compoundMeaning(label)
  );
}

/** As {@link meaningOf}, with what the words of an unlisted label most likely mean. For labels that plainly stand beside a value. */
export function likelyMeaning(label: string): LabelMeaning | null {
  return label.length > 80 ? meaningOf(label) : remembered(likely, label, likelyIn);
}

function likelyIn(label: string): LabelMeaning | null {
  const known = meaningOf(label);
  if (known) return known;
  const reading = guessedReading(label);
  return reading === null ? null : { reading, weak: false, guessed: true };
}

export const current: Partial<Record<ReadingName, ReadingName>> = {
  rent_annual: 'rent_annual_current',
  rent_annual_full: 'rent_annual_current',
  rent_monthly: 'rent_monthly_current',
  rent_monthly_full: 'rent_monthly_current',
  yield_full: 'yield_current',
};

/** `年収（現況）`, `現行賃料`: what is paid today, where the label says so in brackets or in front. */
function asQualified(meaning: LabelMeaning, label: string): LabelMeaning {
  const reading = current[meaning.reading];
  return reading !== undefined &&
    composed.i`${stateToday}|^(?:いま|今)の|[(（](?:current|passing|in[- ]?place)`.test(label) &&
    !composed`${fullyLet}|${assumedIncome}`.test(label)
    ? { ...meaning, reading }
    : meaning;
}

const full: Partial<Record<ReadingName, ReadingName>> = { rent_annual: 'rent_annual_full', rent_monthly: 'rent_monthly_full' };

/** `Monthly rent (full occupancy)`: what the whole brings in once it is let. */
function asFull(meaning: LabelMeaning, label: string): LabelMeaning {
  const reading = full[meaning.reading];
  return reading !== undefined && /\((?:[a-z ]{0,20}\b)?full(?:y|\b)/i.test(label) ? { ...meaning, reading } : meaning;
}

/** What a pair announces: by its label, or by the form of the value where the label says nothing that is known. */
export function pairMeaning(label: string, value: string): LabelMeaning | null {
  // `3DK：12戸`: how many rooms are of a plan.
  if (composed.i`^\d{1,2}${planKind}$`.test(label.trim())) return null;
  const named = likelyMeaning(label);
  if (named !== null) return asQualified(asFull(named, label), label);
  const reading = readingByForm(label, value);
  return reading === null ? null : { reading, weak: false, guessed: true, byForm: true };
}

const landGroup = /^(?:土地|敷地)$/;

const buildingGroup = /^(?:建物|専有部分?|住戸|お?部屋)$/;

const extent = /^(?:広さ|面積|大きさ|公簿|実測|公簿面積|実測面積)$/;

/** A label under the heading of its group, `面積` under `土地`: both together where the list knows them so. */
export function labelInGroup(group: string, label: string): string {
  const [head, own] = [group.replace(/\s+/g, ''), label.replace(/\s+/g, '')];
  if (head === '') return label;
  if (extent.test(own) && landGroup.test(head)) return '土地面積';
  if (extent.test(own) && buildingGroup.test(head)) return '建物面積';
  // `現況` under 建物 tells who is in it, and `階` where in it the unit is.
  return own !== '現況' && own !== '階' && meanings.has(labelKey(head + own)) ? head + own : label;
}
