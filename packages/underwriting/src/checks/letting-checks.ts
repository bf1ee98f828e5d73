import type { DefaultValue } from '../assumptions/assumption.ts';
import { typicalGrossYield } from '../assumptions/typical-gross-yield.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import { currentMonthlyRent, statedRent } from '../facts/rent.ts';
import { apartText } from '../numbers/apart-text.ts';
import { yenText } from '../numbers/number-text.ts';
import { term } from '../terms/term.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { reference } from './references.ts';
import { isYieldOutlier } from './rules/letting.ts';
import { stated } from './source-text.ts';

const utilities: Check = {
  frame: frame(
    'utilities',
    15,
    'note',
    'Property outline (物件概要書); gas contract (ガス供給・設備貸与契約書)',
    'Is the gas town gas or propane (プロパンガス), is there a sewer or septic tank (浄化槽), and is gas equipment on loan?',
    'ガスの種別、下水・浄化槽の別、ガス設備の貸与契約の有無を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    if (stated(subject, 'septic_tank') === 'bad') {
      const tank = reference(draft, 'septic_tank');
      return {
        ...flag(
          'Septic tank or well',
          'Stated in the sources; upkeep, replacement and a later sewer connection cost money.',
          [],
          'caution',
        ),
        effect: writeEffect(draft, 'utilities', {
          value: -tank.value,
          ends: [-tank.low, -tank.high],
          unit: 'JPY',
          label: 'New septic tank, one-time',
          formula: '− new septic tank',
          inputs: [tank.id],
        }),
      };
    }
    if (stated(subject, 'propane') === 'bad') {
      const each = reference(draft, 'gas_equipment_per_unit');
      return {
        ...flag(
          'Propane gas',
          `Tenants pay more, and equipment lent by the gas dealer may have to be bought back. Rules of Apr 2025 ban adding its cost to the gas price.`,
        ),
        effect: writeEffect(draft, 'utilities', {
          value: -each.value * subject.unitsUsed,
          ends: [-each.low * subject.unitsUsed, -each.high * subject.unitsUsed],
          unit: 'JPY',
          label: 'Gas equipment to buy back or replace',
          formula: '− units × gas equipment per unit',
          inputs: ['facts.units', each.id],
        }),
      };
    }
    const [gas, sewer] = [stated(subject, 'town_gas'), stated(subject, 'sewer')];
    if (gas === 'good' && sewer === 'good') return pass('Town gas and sewer', 'Stated in the sources.');
    const open = gas === 'good' ? 'Sewer' : sewer === 'good' ? 'Gas' : 'Gas and sewer';
    return unknown(`${open}: not stated`, 'Propane and septic tanks raise costs for tenants and owner.');
  },
};

const sublease: Check = {
  frame: frame(
    'sublease',
    18,
    'caution',
    'Sublease contract (サブリース契約書・マスターリース契約書)',
    'Is there a sublease (サブリース契約), when is its rent reviewed, and how can it be terminated?',
    'サブリース契約の有無、賃料改定時期、解約条件を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const paid = draft.subject.extra.sublease_monthly_rent_jpy !== undefined;
    const said = paid ? 'bad' : stated(draft.subject, 'sublease');
    if (said === 'good') return pass('No sublease', 'Stated in the sources.');
    if (said === null)
      return unknown(
        'Sublease: not stated',
        `A master tenant can ask by law for a lower rent; operators must explain this since Dec 2020.`,
        [],
        'note',
      );
    const cut = reference(draft, 'sublease_cut');
    const income = draft.metrics['income.gross_potential'] ?? 0;
    return {
      ...flag(
        'Sublease in place',
        'The rent comes from a master tenant. A “guaranteed” rent can be lowered on review (借地借家法32条), and the owner can rarely terminate the contract.',
      ),
      effect: writeEffect(draft, 'sublease', {
        value: (-cut.value / 100) * income,
        ends: [(-cut.low / 100) * income, (-cut.high / 100) * income],
        unit: 'JPY/year',
        label: 'Lower guaranteed rent on review',
        formula: '− annual full-occupancy rent × reduction on review',
        inputs: ['income.gross_potential', cut.id],
      }),
    };
  },
};

const fullAgainstCurrent: Check = {
  frame: {
    ...frame(
      'full_against_current',
      19,
      'caution',
      'Rent roll (レントロール) and bank statements (入金履歴)',
      'Which units are leased today, since when and at what rent (賃料)?',
      '現在の入居状況と各室の契約開始日、賃料を教えてください。',
    ),
    ofOneHome: {
      settle: 'Lease (賃貸借契約書) and bank statements (入金履歴)',
      question_en: 'Is the property leased today, and if so, since when and at what rent (賃料)?',
      question_ja: '現在の入居状況と、入居中の場合は契約開始日、賃料を教えてください。',
    },
  },
  run: (draft) => {
    const { subject, ledger } = draft;
    const full = ledger.value('rent.monthly_full');
    const current = currentMonthlyRent(subject);
    if (full === null || statedRent(subject) === null)
      return full !== null && current === 0
        ? flag(
            'No in-place rent',
            'The sources state that it is vacant or owner-occupied; the rent used is estimated, from the day of purchase.',
            ['rent.monthly_full'],
          )
        : unknown('In-place rent: not stated', 'No source states a rent.', ['rent.monthly_full']);
    if (current === null)
      return unknown('Occupancy: not stated', 'The rent may be the full-occupancy rent (満室想定), not the in-place rent.', [
        'rent.monthly_full',
      ]);
    const share = (current / full) * 100;
    if (share >= 95)
      return pass('Stated as leased', 'As far as stated, the rent used is paid today. A rent roll would settle it.', ['rent.monthly_full']);
    const paid = ledger.has('rent.paid_now') ? 'rent.paid_now' : 'facts.current_rent';
    const inputs = ['rent.monthly_full', ...(ledger.has(paid) ? [paid] : [])];
    const months = reference(draft, 'months_until_let');
    const effect = writeEffect(draft, 'full_against_current', {
      value: (current - full) * 12,
      ends: [(current - full) * months.low, (current - full) * months.high],
      unit: 'JPY/year',
      label: 'Full-occupancy rent not paid today',
      formula: '(in-place rent − full-occupancy rent) × 12; less if the units are leased sooner',
      inputs: [...inputs, months.id],
    });
    return {
      ...flag(
        'In-place rent is below full-occupancy rent',
        current === 0
          ? 'No rent is paid today; the yield counts the full-occupancy rent.'
          : `In-place rent is ${yenText(current)} a month, ${Math.floor(share)}% of the full-occupancy rent the yield counts.`,
        inputs,
      ),
      effect,
    };
  },
};

/** Our own level of such yields, where no public one of gross yields is known for the place. */
function writeTypicalYield({ ledger }: ReportDraft, { value, low, high, reason, source }: DefaultValue): string {
  return ledger.assumed('reference.typical_gross_yield', value, 'reference/typical_gross_yield', reason, source, {
    range: [low, high],
    term: term(
      'Typical gross yield',
      '想定表面利回り',
      'percent',
      'Gross yield at which this type is commonly offered; a reference level.',
    ),
  });
}

const yieldOutlier: Check = {
  frame: frame(
    'yield_outlier',
    20,
    'caution',
    'Rent roll (レントロール); reason for the sale (売却理由)',
    'Why is the yield (利回り) higher than that of comparable properties nearby?',
    '周辺より利回りが高い理由を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const { subject, ledger, rentBasis } = draft;
    const own = subject.values.gross_yield_pct ?? ledger.value('returns.gross_yield');
    if (own === null || rentBasis === 'assumed')
      return {
        ...unknown('Gross yield: not verified', 'No source states a rent or a yield.', ['returns.gross_yield']),
        settle: 'Sales of comparable properties (周辺の取引事例)',
        question_en: 'At what yield (利回り) do comparable properties nearby sell?',
        question_ja: '周辺の類似物件はどの程度の利回りで取引されていますか。',
      };
    const market = draft.context.market?.typical_yield;
    const known = market?.kind === 'asking' && ledger.has('market.typical_yield');
    const typical = known ? market : typicalGrossYield(subject);
    const usual = known ? 'market.typical_yield' : writeTypicalYield(draft, typicalGrossYield(subject));
    const figures = ['returns.gross_yield', 'facts.stated_gross_yield', usual];
    if (isYieldOutlier(own, typical.value)) {
      const rentAt = (percent: number) => ((percent - own) / 100) * subject.price;
      return {
        ...flag(
          'Gross yield far above typical',
          `Gross yield is ${apartText(own, 2, typical.value)}%, far above the typical ${typical.value}%. Possible reasons: vacancy, leased land, no rebuilding, or rents above market.`,
          figures,
        ),
        effect: writeEffect(draft, 'yield_outlier', {
          value: rentAt(typical.value),
          ends: [rentAt(typical.low), rentAt(typical.high)],
          unit: 'JPY/year',
          label: 'Annual rent above the typical yield',
          formula: '(typical yield − gross yield) × price',
          inputs: [usual, ledger.value('returns.gross_yield') === null ? 'facts.stated_gross_yield' : 'returns.gross_yield', 'facts.price'],
        }),
      };
    }
    if (own < typical.low)
      return {
        ...flag(
          'Gross yield below typical range',
          `Gross yield is ${apartText(own, 2, typical.low)}%, below the typical ${typical.low}%–${typical.high}%.`,
          figures,
          'note',
        ),
        question_en: 'Which comparable sales (取引事例) support the price, given a yield below the market level?',
        question_ja: '周辺相場より低い利回りですが、価格の根拠となる取引事例を教えてください。',
      };
    if (own > typical.high)
      return pass(
        'Gross yield above typical range',
        `Gross yield is ${apartText(own, 2, typical.high)}%, above the typical ${typical.low}%–${typical.high}% but below our outlier level of 1.5 × ${typical.value}%.`,
        figures,
      );
    return pass(
      'Gross yield within typical range',
      `Gross yield is ${apartText(own, 2, typical.low, typical.high)}%, within the typical ${typical.low}%–${typical.high}%.`,
      figures,
    );
  },
};

export const lettingChecks: readonly Check[] = [utilities, sublease, fullAgainstCurrent, yieldOutlier];
