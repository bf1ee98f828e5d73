import type { DefaultValue } from '../assumptions/assumption.ts';
import { typicalGrossYield } from '../assumptions/typical-gross-yield.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import { currentMonthlyRent, statedRent } from '../facts/rent.ts';
import { grouped } from '../numbers/number-text.ts';
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
    'Town gas or propane, sewer or septic tank, and who owns the gas equipment?',
    'ガスの種別、下水・浄化槽の別、ガス設備の貸与契約の有無を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    if (stated(subject, 'septic_tank') === 'bad') {
      const tank = reference(draft, 'septic_tank');
      return {
        ...flag('Septic tank or well', 'The sources name one; upkeep, its replacement and a later connection cost money.', [], 'caution'),
        effect: writeEffect(draft, 'utilities', {
          value: -tank.value,
          ends: [-tank.low, -tank.high],
          unit: 'JPY',
          label: 'New septic tank, once',
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
          `Tenants pay more, and equipment lent by the gas dealer may have to be bought back. New rules of April 2025 bar its cost from the gas price.`,
        ),
        effect: writeEffect(draft, 'utilities', {
          value: -each.value * subject.unitsUsed,
          ends: [-each.low * subject.unitsUsed, -each.high * subject.unitsUsed],
          unit: 'JPY',
          label: 'Gas equipment to buy back or replace',
          formula: '− dwellings × gas equipment of a dwelling',
          inputs: ['facts.units', each.id],
        }),
      };
    }
    const [gas, sewer] = [stated(subject, 'town_gas'), stated(subject, 'sewer')];
    if (gas === 'good' && sewer === 'good') return pass('Town gas and sewer stated', 'The sources name both.');
    const open = gas === 'good' ? 'Sewer is' : sewer === 'good' ? 'Gas is' : 'Gas and sewer are';
    return unknown(`${open} not stated`, 'Propane and septic tanks weigh on tenants and owner.');
  },
};

const sublease: Check = {
  frame: frame(
    'sublease',
    18,
    'caution',
    'Sub-lease contract (サブリース契約書・マスターリース契約書)',
    'Is there a sub-lease, when may the rent be reviewed, and how can it be ended?',
    'サブリース契約の有無、賃料改定時期、解約条件を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const paid = draft.subject.extra.sublease_monthly_rent_jpy !== undefined;
    const said = paid ? 'bad' : stated(draft.subject, 'sublease');
    if (said === 'good') return pass('No sub-lease', 'The sources say that there is none.');
    if (said === null)
      return unknown(
        'Whether there is a sub-lease is not stated',
        `The sources do not speak of one. A rent from a master tenant can be cut by law, and brokers must explain it since December 2020.`,
        [],
        'note',
      );
    const cut = reference(draft, 'sublease_cut');
    const income = draft.metrics['income.gross_potential'] ?? 0;
    return {
      ...flag(
        'Sub-lease',
        'The rent comes from a master tenant. “Guaranteed” rent may be cut on review by law (借地借家法32条), and ending the contract is hard for the owner.',
      ),
      effect: writeEffect(draft, 'sublease', {
        value: (-cut.value / 100) * income,
        ends: [(-cut.low / 100) * income, (-cut.high / 100) * income],
        unit: 'JPY/year',
        label: 'A review that cuts the guaranteed rent',
        formula: '− full rent of a year × cut on review',
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
      'Which rooms are let today, since when and at what rent?',
      '現在の入居状況と各室の契約開始日、賃料を教えてください。',
    ),
    ofOneHome: {
      settle: 'Lease (賃貸借契約書) and bank statements (入金履歴)',
      question_en: 'Is it let today, since when and at what rent?',
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
            'No rent is paid today',
            'The sources state that it is empty, or that its owner lives in it; the rent counted is assumed, from the day of purchase.',
            ['rent.monthly_full'],
          )
        : unknown('No rent to compare', 'No source states a rent.', ['rent.monthly_full']);
    if (current === null)
      return unknown('Whether the rooms are let is not stated', 'The rent may be the hoped-for rent with every room let (満室想定).', [
        'rent.monthly_full',
      ]);
    const share = (current / full) * 100;
    if (share >= 95)
      return pass('Stated as let', 'The rent counted is, as far as stated, paid today. A rent roll would confirm it.', [
        'rent.monthly_full',
      ]);
    const paid = ledger.has('rent.paid_now') ? 'rent.paid_now' : 'facts.current_rent';
    const inputs = ['rent.monthly_full', ...(ledger.has(paid) ? [paid] : [])];
    const months = reference(draft, 'months_until_let');
    const effect = writeEffect(draft, 'full_against_current', {
      value: (current - full) * 12,
      ends: [(current - full) * months.low, (current - full) * months.high],
      unit: 'JPY/year',
      label: 'Rent that the yield counts and nobody pays today',
      formula: '(rent paid now − full rent) × 12; at best only for the months until the rooms are let',
      inputs: [...inputs, months.id],
    });
    return {
      ...flag(
        'Rent paid now is below full rent',
        current === 0
          ? 'Nobody pays rent today: the full rent that the yield counts is hoped for.'
          : `Tenants pay ${grouped(current)} yen a month, ${share.toFixed(0)} % of the full rent that the yield counts.`,
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
      'Usual gross yield of the type',
      '想定表面利回り',
      'percent',
      'Yield at which such property is commonly offered; a reference level.',
    ),
  });
}

const yieldOutlier: Check = {
  frame: frame(
    'yield_outlier',
    20,
    'caution',
    'Rent roll (レントロール); reason for the sale (売却理由)',
    'Why does it yield so much more than others here?',
    '周辺より利回りが高い理由を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const { subject, ledger, rentBasis } = draft;
    const own = subject.values.gross_yield_pct ?? ledger.value('returns.gross_yield');
    if (own === null || rentBasis === 'assumed')
      return {
        ...unknown('No yield to compare', 'No source states a rent or a yield.', ['returns.gross_yield']),
        settle: 'Sales of comparable properties (周辺の取引事例)',
        question_en: 'At what yield do comparable properties nearby sell?',
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
          'Yield far above the usual',
          `${own.toFixed(2)} % against about ${typical.value} % for the type: look for vacancy, leased land, a bar to rebuilding, or rents above the market.`,
          figures,
        ),
        effect: writeEffect(draft, 'yield_outlier', {
          value: rentAt(typical.value),
          ends: [rentAt(typical.low), rentAt(typical.high)],
          unit: 'JPY/year',
          label: 'Rent of a year beyond what the usual yield gives on this price',
          formula: '(usual yield − own yield) × price',
          inputs: [usual, ledger.value('returns.gross_yield') === null ? 'facts.stated_gross_yield' : 'returns.gross_yield', 'facts.price'],
        }),
      };
    }
    if (own < typical.low)
      return {
        ...flag('Yield below the usual', `${own.toFixed(2)} % against ${typical.low} to ${typical.high} % for the type.`, figures, 'note'),
        question_en: 'On which sales nearby does the price rest, at a yield below the usual?',
        question_ja: '周辺相場より低い利回りですが、価格の根拠となる取引事例を教えてください。',
      };
    if (own > typical.high)
      return pass(
        'Yield above the usual, but no outlier',
        `${own.toFixed(2)} % against ${typical.low} to ${typical.high} % for the type; half as much again as the usual ${typical.value} % would be an outlier.`,
        figures,
      );
    return pass('Yield within the usual', `${own.toFixed(2)} % against ${typical.low} to ${typical.high} % for the type.`, figures);
  },
};

export const lettingChecks: readonly Check[] = [utilities, sublease, fullAgainstCurrent, yieldOutlier];
