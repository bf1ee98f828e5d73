import { typicalGrossYield } from '../assumptions/defaults.ts';
import { currentMonthlyRent, statedRent } from '../facts/rent.ts';
import { grouped } from '../report/grouped.ts';
import { term } from '../report/terms/term.ts';
import { type Check, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { named } from './rules/keywords.ts';
import { isYieldOutlier } from './rules/letting.ts';

const utilities: Check = {
  frame: frame(
    'utilities',
    15,
    'note',
    'Property outline; gas contract',
    'Town gas or propane, sewer or septic tank, and who owns the gas equipment?',
    'ガスの種別、下水・浄化槽の別、ガス設備の貸与契約の有無を教えてください。',
  ),
  run: ({ subject }) => {
    if (named(subject.text, 'septic_tank', 'well_water'))
      return flag('Septic tank or well', 'The sources name one; upkeep and a later connection cost money.', [], 'caution');
    if (named(subject.text, 'propane'))
      return flag(
        'Propane gas',
        'Tenants pay more, and equipment lent by the gas dealer may have to be bought back. New rules of April 2025 bar its cost from the gas price.',
      );
    return unknown('Gas and sewer are not stated', 'Propane and septic tanks weigh on tenants and owner.');
  },
};

const sublease: Check = {
  frame: frame(
    'sublease',
    18,
    'caution',
    'Sub-lease contract (サブリース契約書)',
    'Is there a sub-lease, when may the rent be reviewed, and how can it be ended?',
    'サブリース契約の有無、賃料改定時期、解約条件を教えてください。',
  ),
  run: (draft) => {
    const { subject } = draft;
    if (!named(subject.text, 'sublease')) return pass('No sub-lease named', 'The sources do not speak of one.');
    const effect = writeEffect(
      draft,
      'sublease',
      -0.1 * (draft.metrics['income.gross_potential'] ?? 0),
      'JPY/year',
      'A review that cuts the guaranteed rent by a tenth',
      'gross potential income × −10 %',
      ['income.gross_potential'],
    );
    return {
      ...flag(
        'Sub-lease',
        'The rent comes from a master tenant. “Guaranteed” rent may be cut on review by law, and ending the contract is hard for the owner.',
      ),
      effect,
    };
  },
};

const fullAgainstCurrent: Check = {
  frame: frame(
    'full_against_current',
    19,
    'caution',
    'Rent roll (レントロール) and bank statements',
    'Which rooms are let today, since when and at what rent?',
    '現在の入居状況と各室の契約開始日、賃料を教えてください。',
  ),
  run: (draft) => {
    const { subject, ledger } = draft;
    const full = ledger.value('rent.monthly_full');
    if (full === null || statedRent(subject) === null)
      return unknown('No rent to compare', 'No source states a rent.', ['rent.monthly_full']);
    const current = currentMonthlyRent(subject);
    if (current === null)
      return unknown('Whether the rooms are let is not stated', 'The rent may be the hoped-for rent with every room let (満室想定).', [
        'rent.monthly_full',
      ]);
    const share = (current / full) * 100;
    if (share >= 95)
      return pass('Stated as let', 'The rent counted is, as far as stated, paid today. A rent roll would confirm it.', [
        'rent.monthly_full',
      ]);
    const inputs = ['rent.monthly_full', ...(ledger.has('facts.current_rent') ? ['facts.current_rent'] : [])];
    const effect = writeEffect(
      draft,
      'full_against_current',
      (current - full) * 12,
      'JPY/year',
      'Rent that the yield counts and nobody pays today',
      '(rent paid now − full rent) × 12',
      inputs,
    );
    return {
      ...flag(
        'Rent paid now is below full rent',
        `Tenants pay ${grouped(current)} yen a month, ${share.toFixed(0)} % of the full rent that the yield counts.`,
        ['rent.monthly_full', 'facts.current_rent'],
      ),
      effect,
    };
  },
};

const yieldOutlier: Check = {
  frame: frame(
    'yield_outlier',
    20,
    'caution',
    'Rent roll; reason for the sale',
    'Why does it yield so much more than others here?',
    '周辺より利回りが高い理由を教えてください。',
  ),
  run: ({ subject, ledger, rentBasis }) => {
    const own = subject.values.gross_yield_pct ?? ledger.value('returns.gross_yield');
    if (own === null || rentBasis === 'assumed')
      return unknown('No yield to compare', 'No source states a rent or a yield.', ['returns.gross_yield']);
    const typical = typicalGrossYield(subject);
    const reference = ledger.assumed(
      'reference.typical_gross_yield',
      typical.value,
      'reference/typical_gross_yield',
      typical.reason,
      typical.source,
      {
        range: [typical.low, typical.high],
        term: term(
          'Usual gross yield of the type',
          '想定表面利回り',
          'percent',
          'Yield at which such property is commonly offered; a reference level.',
        ),
      },
    );
    const figures = ['returns.gross_yield', 'facts.stated_gross_yield', reference];
    if (isYieldOutlier(own, typical.value))
      return flag(
        'Yield far above the usual',
        `${own.toFixed(2)} % against about ${typical.value} % for the type: look for vacancy, leased land, a bar to rebuilding, or rents above the market.`,
        figures,
      );
    if (own < typical.low)
      return flag(
        'Yield below the usual',
        `${own.toFixed(2)} % against ${typical.low} to ${typical.high} % for the type.`,
        figures,
        'note',
      );
    return pass('Yield within the usual', `${own.toFixed(2)} % against ${typical.low} to ${typical.high} % for the type.`, figures);
  },
};

export const lettingChecks: readonly Check[] = [utilities, sublease, fullAgainstCurrent, yieldOutlier];
