import { reserveBand } from '../holding/reserve-guideline.ts';
import { type Check, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { named } from './rules/keywords.ts';

const management: Check = {
  frame: frame(
    'reserve_band',
    22,
    'caution',
    'Management association’s report (重要事項調査報告書) and long-term repair plan (長期修繕計画書)',
    'How large is the repair fund, are payments in arrears, and what increases are planned?',
    '修繕積立金の残高、滞納額、値上げ予定、長期修繕計画を教えてください。',
  ),
  run: (draft) => {
    const { subject, ledger } = draft;
    if (!subject.isCondominium)
      return pass('No owners’ association', 'The owner alone saves for repairs; this report sets money aside.', [
        'financial_analysis.maintenance_reserves.capital_reserve',
      ]);
    if (named(subject.text, 'self_managed')) return flag('Self-managed building', 'No manager keeps books and plan. Many lenders decline.');
    const reserve = ledger.value('facts.repair_reserve');
    const area = subject.values.floor_area_m2;
    if (reserve === null || area === null)
      return unknown(
        'Repair reserve is not stated',
        'The national guideline expects 235 to 430 yen per m² and month in buildings under 5,000 m².',
        ['facts.repair_reserve'],
      );
    // The building's total floor area is rarely printed: about 1.25 times its dwellings stands in for the size class.
    const size = (subject.values.units ?? 40) * area * 1.25;
    const band = reserveBand(subject.values.floors_total ?? 10, size);
    const perSqm = reserve / area;
    const figures = ['facts.repair_reserve', 'facts.floor_area'];
    const few = subject.values.units !== null && subject.values.units < 20;
    if (perSqm >= band.low)
      return few
        ? flag(
            'Few owners share the repairs',
            `${perSqm.toFixed(0)} yen per m² and month is within the guideline, but only ${subject.values.units} dwellings share lift, roof and walls.`,
            figures,
            'note',
          )
        : pass(
            'Repair reserve within the national guideline',
            `${perSqm.toFixed(0)} yen per m² and month; the band for such a building is ${band.low} to ${band.high}. The balance of the fund and the plan matter as much.`,
            figures,
          );
    const effect = writeEffect(
      draft,
      'reserve_band',
      -(band.mean - perSqm) * area * 12,
      'JPY/year',
      'Reserve raised to the guideline’s mean',
      '(mean − reserve per m²) × area × 12',
      figures,
    );
    return {
      ...flag(
        'Repair reserve below the national guideline',
        `${perSqm.toFixed(0)} yen per m² and month; the band for such a building begins at ${band.low}. Increases or a levy are likely.`,
        figures,
      ),
      effect,
    };
  },
};

const liability: Check = {
  frame: frame(
    'seller_liability',
    29,
    'caution',
    'Draft of the sale contract (売買契約書案)',
    'For how long and for what does the seller answer for defects?',
    '契約不適合責任の期間と範囲を教えてください。',
  ),
  run: ({ subject }) => {
    if (subject.isCourtAuction) return flag('No warranty in a court sale', 'Defects are the buyer’s. The price is set with that in mind.');
    if (named(subject.text, 'no_liability'))
      return flag('Seller does not answer for defects', 'The sources exclude it, or sell as it stands.');
    if (subject.sellerIsBroker) return pass('A broker sells', 'A seller who is a broker answers for defects for at least two years.');
    return {
      ...unknown('Liability for defects is not stated', 'Between private persons it is often cut to three months or excluded.'),
      severity: 'note',
    };
  },
};

const foreignOwner: Check = {
  frame: frame(
    'foreign_owner',
    34,
    'note',
    'Bank of Japan report; tax representative',
    'Is the lot in a specially watched area, which needs a notice before the sale?',
    '重要土地等調査法の特別注視区域に該当しますか。',
  ),
  run: ({ subject, settings }) => {
    if (named(subject.text, 'important_land'))
      return flag('Watched area', 'The sources name an area in which larger sales must be notified beforehand.', [], 'caution');
    if (settings.choices.owner === 'non_resident')
      return flag(
        'Duties of an owner abroad',
        'Report the purchase within 20 days under the foreign exchange act, appoint a tax representative, file a return each year; companies that rent or buy withhold 20.42 % and 10.21 %.',
      );
    return pass(
      'Owner in Japan',
      'For an owner abroad: a report within 20 days, a tax representative, a yearly return, and withholding by companies.',
    );
  },
};

export const dealChecks: readonly Check[] = [management, liability, foreignOwner];
