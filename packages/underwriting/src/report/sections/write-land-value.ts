import { type ReportDraft, writeLevel } from '../../draft/report-draft.ts';
import * as figureTerms from '../../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../../terms/term.ts';

/** Land at its official level, where the level and the area are known: its assessed value, its road-side value and the exit rest on it. */
export function writeLandValue(draft: ReportDraft): void {
  const { ledger, subject, context, base } = draft;
  const land = base.purchase.valuation.landValue;
  if (land === null) return;
  const level = context.market?.land_price;
  if (land.from === 'land_price' && level)
    writeLevel(
      draft,
      'market.land_price',
      level,
      standard(figureTerms.officialLandPrice, 'JPY/m2', { ja: '地価水準', definition: level.basis }),
    );
  const price = land.from === 'road_price' ? 'assumptions.road_price' : 'market.land_price';
  const area = subject.isCondominium ? 'facts.land_share_area' : 'facts.land_area';
  if (subject.isCondominium)
    ledger.read(area, land.areaSqm, subject.facts.evidence['extra.land_share'] ?? [], 'the register (登記事項証明書)', {
      term: term('Land share of the unit', '敷地権の土地面積', 'm2', 'Lot area × the unit’s share.'),
    });
  ledger.computed(
    'land.official_value',
    land.value,
    land.from === 'road_price' ? 'roadside land value ÷ 0.8 × area' : 'official land price per m² × area',
    [price, area],
    {
      range: land.low < land.high ? [land.low, land.high] : null,
      term: term(
        'Land at official price',
        '土地 (公示価格水準)',
        'JPY',
        'Area × official land price, without adjustments for shape and road. Assessed values are 70% of it, roadside land values 80%.',
      ),
    },
  );
}
