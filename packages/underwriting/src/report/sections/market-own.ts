import type { ReportDraft } from '../../draft/report-draft.ts';
import * as texts from '../../texts/market-texts.ts';

/** The rent of one dwelling as the sources state it, a month; null where none is stated. */
export function ownRent({ ledger, subject }: ReportDraft): string | null {
  const units = ledger.value('facts.units');
  const [from, months] =
    ledger.value('facts.monthly_rent') !== null
      ? ['facts.monthly_rent', 1]
      : ledger.value('facts.annual_rent') !== null
        ? ['facts.annual_rent', 12]
        : ledger.value('facts.current_rent') !== null
          ? ['facts.current_rent', 1]
          : [null, 1];
  if (from === null || units === null || units < 1 || subject.kind === 'other_building') return null;
  const value = Math.round((ledger.value(from) ?? 0) / months / units);
  const formula = months === 12 ? texts.ownRentFromYearFormula : texts.ownRentFormula;
  return ledger.computed('market.own_rent', value, formula, [from, 'facts.units'], {
    term: texts.ownRent,
  });
}

/** What the land costs per m² in this purchase; null where the land is leased, shared, or its part of the price is not worked out. */
export function ownLandPrice({ ledger, subject }: ReportDraft): string | null {
  const land = ledger.value('split.land');
  const area = ledger.value('facts.land_area');
  if (land === null || area === null || area <= 0 || subject.isLeasehold || subject.isCondominium) return null;
  return ledger.computed('market.own_land_price', Math.round(land / area), texts.ownLandPriceFormula, ['split.land', 'facts.land_area'], {
    term: texts.ownLandPrice,
  });
}

/** The price per m² of exclusive area, or the price of a house; null where neither compares with contracts. */
export function ownContractPrice({ ledger, subject }: ReportDraft): string | null {
  const price = ledger.value('facts.price');
  const area = ledger.value('facts.floor_area');
  if (subject.kind === 'detached_house') return price === null ? null : 'facts.price';
  if (!subject.isCondominium || price === null || area === null || area <= 0) return null;
  return ledger.computed(
    'market.own_price_per_m2',
    Math.round(price / area),
    texts.ownPricePerM2Formula,
    ['facts.price', 'facts.floor_area'],
    {
      term: texts.ownPricePerM2,
    },
  );
}
