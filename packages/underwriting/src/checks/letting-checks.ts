import type { DefaultValue } from '../assumptions/assumption.ts';
import { typicalGrossYield } from '../assumptions/typical-gross-yield.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import { currentMonthlyRent, statedRent } from '../facts/rent.ts';
import * as texts from '../texts/checks/letting-texts.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { reference } from './references.ts';
import { isYieldOutlier } from './rules/letting.ts';
import { stated } from './source-text.ts';

const utilities: Check = {
  frame: frame('utilities', 15, 'note', texts.utilitiesAsked),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    if (stated(subject, 'septic_tank') === 'bad') {
      const tank = reference(draft, 'septic_tank');
      return {
        ...flag(texts.septicTank, [], 'caution'),
        effect: writeEffect(draft, 'utilities', texts.newTank, {
          value: -tank.value,
          ends: [-tank.low, -tank.high],
          unit: 'JPY',
          inputs: [tank.id],
        }),
      };
    }
    if (stated(subject, 'propane') === 'bad') {
      const each = reference(draft, 'gas_equipment_per_unit');
      return {
        ...flag(texts.propane),
        effect: writeEffect(draft, 'utilities', texts.gasEquipment, {
          value: -each.value * subject.unitsUsed,
          ends: [-each.low * subject.unitsUsed, -each.high * subject.unitsUsed],
          unit: 'JPY',
          inputs: ['facts.units', each.id],
        }),
      };
    }
    const [gas, sewer] = [stated(subject, 'town_gas'), stated(subject, 'sewer')];
    if (gas === 'good' && sewer === 'good') return pass(texts.townGasAndSewer);
    return unknown(gas === 'good' ? texts.sewerNotStated : sewer === 'good' ? texts.gasNotStated : texts.gasAndSewerNotStated);
  },
};

const sublease: Check = {
  frame: frame('sublease', 18, 'caution', texts.subleaseAsked),
  run: (draft): CheckOutcome => {
    const paid = draft.subject.extra.sublease_monthly_rent_jpy !== undefined;
    const said = paid ? 'bad' : stated(draft.subject, 'sublease');
    if (said === 'good') return pass(texts.noSublease);
    if (said === null) return unknown(texts.subleaseNotStated, [], 'note');
    const cut = reference(draft, 'sublease_cut');
    const income = draft.metrics['income.gross_potential'] ?? 0;
    return {
      ...flag(texts.sublease),
      effect: writeEffect(draft, 'sublease', texts.lowerGuaranteed, {
        value: (-cut.value / 100) * income,
        ends: [(-cut.low / 100) * income, (-cut.high / 100) * income],
        unit: 'JPY/year',
        inputs: ['income.gross_potential', cut.id],
      }),
    };
  },
};

const fullAgainstCurrent: Check = {
  frame: {
    ...frame('full_against_current', 19, 'caution', texts.currentAsked),
    ofOneHome: texts.currentAskedOfOneHome,
  },
  run: (draft) => {
    const { subject, ledger } = draft;
    const full = ledger.value('rent.monthly_full');
    const current = currentMonthlyRent(subject);
    if (full === null || statedRent(subject) === null)
      return full !== null && current === 0
        ? flag(texts.noRentInPlace, ['rent.monthly_full'])
        : unknown(texts.rentInPlaceNotStated, ['rent.monthly_full']);
    if (current === null) return unknown(texts.occupancyNotStated, ['rent.monthly_full']);
    const share = (current / full) * 100;
    if (share >= 95) return pass(texts.leased, ['rent.monthly_full']);
    const paid = ledger.has('rent.paid_now') ? 'rent.paid_now' : 'facts.current_rent';
    const inputs = ['rent.monthly_full', ...(ledger.has(paid) ? [paid] : [])];
    const months = reference(draft, 'months_until_let');
    const effect = writeEffect(draft, 'full_against_current', texts.rentNotPaid, {
      value: (current - full) * 12,
      ends: [(current - full) * months.low, (current - full) * months.high],
      unit: 'JPY/year',
      inputs: [...inputs, months.id],
    });
    return {
      ...flag(current === 0 ? texts.nothingPaid : texts.paidBelowFull(current, Math.floor(share)), inputs),
      effect,
    };
  },
};

/** Our own level of such yields, where no public one of gross yields is known for the place. */
function writeTypicalYield({ ledger }: ReportDraft, { value, low, high, reason, source }: DefaultValue): string {
  return ledger.assumed('reference.typical_gross_yield', value, 'reference/typical_gross_yield', reason, source, {
    range: [low, high],
    term: texts.typicalYield,
  });
}

const yieldOutlier: Check = {
  frame: frame('yield_outlier', 20, 'caution', texts.outlierAsked),
  run: (draft): CheckOutcome => {
    const { subject, ledger, rentBasis } = draft;
    const own = subject.values.gross_yield_pct ?? ledger.value('returns.gross_yield');
    if (own === null || rentBasis === 'assumed')
      return {
        ...unknown(texts.outlierNotVerified, ['returns.gross_yield']),
        ...texts.comparablesAsked,
      };
    const market = draft.context.market?.typical_yield;
    const known = market?.kind === 'asking' && ledger.has('market.typical_yield');
    const typical = known ? market : typicalGrossYield(subject);
    const usual = known ? 'market.typical_yield' : writeTypicalYield(draft, typicalGrossYield(subject));
    const figures = ['returns.gross_yield', 'facts.stated_gross_yield', usual];
    if (isYieldOutlier(own, typical.value)) {
      const rentAt = (percent: number) => ((percent - own) / 100) * subject.price;
      return {
        ...flag(texts.farAbove(own, typical), figures),
        effect: writeEffect(draft, 'yield_outlier', texts.rentAboveTypical, {
          value: rentAt(typical.value),
          ends: [rentAt(typical.low), rentAt(typical.high)],
          unit: 'JPY/year',
          inputs: [usual, ledger.value('returns.gross_yield') === null ? 'facts.stated_gross_yield' : 'returns.gross_yield', 'facts.price'],
        }),
      };
    }
    if (own < typical.low)
      return {
        ...flag(texts.belowRange(own, typical), figures, 'note'),
        ...texts.priceSupportAsked,
      };
    if (own > typical.high) return pass(texts.aboveRange(own, typical), figures);
    return pass(texts.withinRange(own, typical), figures);
  },
};

export const lettingChecks: readonly Check[] = [utilities, sublease, fullAgainstCurrent, yieldOutlier];
