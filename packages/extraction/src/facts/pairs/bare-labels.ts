import { plainText } from '../../normalise/text.ts';
import type { Candidate } from '../candidate.ts';

/** `面積` without more is the land's when the floor area has a label of its own (flyers group rows under 土地 and 建物). */
export function placeBareArea(candidates: Candidate[]): void {
  const isBare = (candidate: Candidate): boolean =>
    /^面\s*積$/.test(plainText(candidate.evidence.label ?? '')) && !/^(?:延床|延べ|延|専有|建物)/.test(plainText(candidate.evidence.raw));
  const named = candidates.some(
    (candidate) => ['floor_area_m2', 'extra.floor_areas_m2'].includes(candidate.field) && candidate.rank > 1 && !isBare(candidate),
  );
  if (!named) return;
  for (const candidate of candidates) if (candidate.field === 'floor_area_m2' && isBare(candidate)) candidate.field = 'land_area_m2';
}

/** `価格` under a heading of the land (`土地（古家付）`) is the whole price where no other one and no other part stands on the page. */
export function wholeWithoutParts(candidates: Candidate[]): void {
  const ofPrice = candidates.filter(({ field }) =>
    /^(?:price_jpy|extra\.(?:land|building)_price_jpy|extra\.consumption_tax_jpy)$/.test(field),
  );
  if (ofPrice.every(({ field }) => field === 'extra.land_price_jpy')) for (const candidate of ofPrice) candidate.field = 'price_jpy';
}
