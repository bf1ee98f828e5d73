import { type ReportDraft, writeLevel } from '../../draft/report-draft.ts';
import * as texts from '../../texts/valuation-texts.ts';

/** Land at its official level, where the level and the area are known: its assessed value, its road-side value and the exit rest on it. */
export function writeLandValue(draft: ReportDraft): void {
  const { ledger, subject, context, base } = draft;
  const land = base.purchase.valuation.landValue;
  if (land === null) return;
  const level = context.market?.land_price;
  if (land.from === 'land_price' && level) writeLevel(draft, 'market.land_price', level, texts.officialPrice(level.basis));
  const price = land.from === 'road_price' ? 'assumptions.road_price' : 'market.land_price';
  const area = subject.isCondominium ? 'facts.land_share_area' : 'facts.land_area';
  if (subject.isCondominium)
    ledger.read(area, land.areaSqm, subject.facts.evidence['extra.land_share'] ?? [], texts.landShareAsk, {
      term: texts.landShare,
    });
  ledger.computed(
    'land.official_value',
    land.value,
    land.from === 'road_price' ? texts.officialValueFromRoadFormula : texts.officialValueFormula,
    [price, area],
    {
      range: land.low < land.high ? [land.low, land.high] : null,
      term: texts.officialValue,
    },
  );
}
