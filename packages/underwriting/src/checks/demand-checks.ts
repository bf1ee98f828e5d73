import type { ReportDraft } from '../draft/report-draft.ts';
import * as texts from '../texts/checks/demand-texts.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { reference } from './references.ts';
import { stated } from './source-text.ts';

/** What distance takes from the rent. It is inside a rent that is stated, and not taken off again. */
function walkEffect(draft: ReportDraft): string | null {
  const income = draft.metrics['income.gross_potential'] ?? 0;
  const discount = reference(draft, 'walk_discount');
  const lost = (percent: number) => (-income * percent) / (100 - percent);
  return writeEffect(draft, 'walk', texts.walkDiscount, {
    value: lost(discount.value),
    ends: [lost(discount.low), lost(discount.high)],
    unit: 'JPY/year',
    inputs: ['income.gross_potential', discount.id],
  });
}

const walk: Check = {
  frame: frame('walk', 17, 'caution', texts.walkAsked),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    if (subject.busOnly)
      return {
        ...flag(texts.busRide),
        effect: walkEffect(draft),
      };
    if (subject.walkMinutes === null) return unknown(texts.walkNotStated, ['facts.walk_minutes']);
    if (subject.walkMinutes > 10)
      return {
        ...flag(texts.longWalk(subject.walkMinutes), ['facts.walk_minutes'], subject.walkMinutes > 15 ? 'caution' : 'note'),
        effect: walkEffect(draft),
      };
    return pass(texts.shortWalk(subject.walkMinutes), ['facts.walk_minutes']);
  },
};

const stigma: Check = {
  frame: frame('stigma_disclosure', 21, 'caution', texts.stigmaAsked),
  run: (draft): CheckOutcome => {
    const said = stated(draft.subject, 'stigma');
    if (said === 'bad') {
      const cut = reference(draft, 'stigma_cut');
      const each = (draft.metrics['income.gross_potential'] ?? 0) / draft.subject.unitsUsed;
      return {
        ...flag(texts.stigma),
        effect: writeEffect(draft, 'stigma_disclosure', texts.rentOfOneUnit, {
          value: (-each * cut.value) / 100,
          ends: [(-each * cut.low) / 100, (-each * cut.high) / 100],
          unit: 'JPY/year',
          inputs: ['income.gross_potential', 'facts.units', cut.id],
        }),
      };
    }
    if (said === 'good') return pass(texts.noStigma);
    return unknown(texts.stigmaNotStated, [], 'note');
  },
};

const shortStay: Check = {
  frame: frame('short_stay', 25, 'note', texts.shortStayAsked),
  run: ({ subject }) => {
    const said = stated(subject, 'short_stay');
    if (said === 'bad') return flag(texts.shortStayMentioned, [], 'caution');
    if (said === 'good') return pass(texts.shortStayBanned);
    return unknown(texts.shortStayNotStated);
  },
};

/** Residential relief of the land tax that the city’s recommendation ends: 1/6 and 1/3 become the ceiling of other land. */
function reliefEffect(draft: ReportDraft): string | null {
  const assessed = draft.ledger.value('assessment.land');
  if (assessed === null || assessed <= 0) return null;
  const city = (draft.ledger.value('assumptions.city_planning_rate') ?? 0) / 100;
  const more = (level: number) => -assessed * (0.014 * (level - 1 / 6) + city * (level - 1 / 3));
  return writeEffect(draft, 'vacant_house_advice', texts.reliefLost, {
    value: more(0.7),
    ends: [more(0.6), more(0.7)],
    unit: 'JPY/year',
    inputs: ['assessment.land', 'rules.fixed_asset_tax_rate', 'assumptions.city_planning_rate'],
  });
}

const vacantHouse: Check = {
  frame: frame('vacant_house_advice', 30, 'caution', texts.vacantHouseAsked),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const said = stated(subject, 'neglected_house');
    if (said === 'bad')
      return {
        ...flag(texts.neglected, ['financial_analysis.annual_taxes.fixed_asset_tax']),
        effect: reliefEffect(draft),
      };
    if (said === 'good') return pass(texts.notNeglected);
    if (['tenanted', 'owner_occupied'].includes(subject.values.occupancy ?? '')) return pass(texts.occupied);
    return unknown(subject.values.occupancy === 'vacant' ? texts.vacant : texts.vacantNoticeNotStated, [], 'note');
  },
};

const population: Check = {
  frame: frame('population', 32, 'caution', texts.populationAsked),
  run: ({ ledger }) => {
    const index = ledger.value('place.population_index');
    if (index === null) return unknown(texts.populationNotVerified, [], 'note');
    if (index < 0.7) return flag(texts.fallsBy30(index), ['place.population_index']);
    if (index < 0.8) return flag(texts.fallsBy20(index), ['place.population_index']);
    return pass(texts.populationKept(index), ['place.population_index']);
  },
};

/** One tenant cannot be spread; several with different names do not yet show different employers, so there is no good case to state. */
const singleDemand: Check = {
  frame: {
    ...frame('single_demand', 33, 'caution', texts.singleDemandAsked),
    ofOneHome: texts.singleDemandAskedOfOneHome,
  },
  run: ({ subject }) => {
    if (stated(subject, 'students') === 'bad') return flag(texts.singleDemand);
    if (stated(subject, 'campus_or_plant') === 'bad') return unknown(texts.campusNearby, [], 'caution');
    return unknown(texts.tenantMixNotStated, [], 'note');
  },
};

export const demandChecks: readonly Check[] = [walk, stigma, shortStay, vacantHouse, population, singleDemand];
