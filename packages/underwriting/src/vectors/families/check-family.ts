import { keywordFlags } from '../../checks/rules/keywords.ts';
import { landLeaseLaw } from '../../checks/rules/land-lease.ts';
import { floodMapExplained, isYieldOutlier, privateLodgingDays, smallStudioSqm } from '../../checks/rules/letting.ts';
import { effectiveFloorAreaRatio, isRebuildable, isResidentialZone, setbackM } from '../../checks/rules/road.ts';
import { asbestosSuspected, newSeismicByCompletion, newSeismicByConfirmation, woodStandard2000 } from '../../checks/rules/seismic.ts';
import { type Family, flagIn, type Inputs, numberIn, type Outputs, textIn } from '../vector.ts';

function seismic(inputs: Inputs): Outputs {
  const confirmation = textIn(inputs, 'building_confirmation', 'confirmation', 'confirmation_date');
  const completion = textIn(inputs, 'completion', 'built');
  const structure = textIn(inputs, 'structure') ?? '';
  const outputs: Outputs = {};
  if (confirmation !== undefined) {
    outputs.new_seismic = newSeismicByConfirmation(confirmation);
    if (/wood|W|木/.test(structure)) outputs.wood_2000_standard = woodStandard2000(confirmation);
  } else if (completion !== undefined) {
    outputs.new_seismic = newSeismicByCompletion(completion, /wood/.test(structure)) ?? 'unknown_check_confirmation_date';
    outputs.asbestos_suspect = asbestosSuspected(completion);
    if (/wood/.test(structure)) outputs.wood_2000_standard = woodStandard2000(completion);
  }
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

function ratiosUsed(inputs: Inputs): Outputs {
  const land = numberIn(inputs, 'land_area');
  const floor = numberIn(inputs, 'floor_area');
  if (land === undefined || floor === undefined) return {};
  const used = (floor / land) * 100;
  const far = numberIn(inputs, 'effective_far', 'designated_far', 'far');
  const over = far !== undefined && used > far;
  return { far_used: used, over, kind: over ? '既存不適格_or_違反_to_confirm' : 'within' };
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

export const riskCheck: Family = (inputs) => {
  const outputs: Outputs = { ...seismic(inputs), ...road(inputs), ...ratiosUsed(inputs), ...flags(inputs) };
  const contract = textIn(inputs, 'contract_date');
  if (contract !== undefined) {
    outputs.flood_map_explanation_required = floodMapExplained(contract);
    if (/lease/.test(textIn(inputs, 'land_right') ?? ''))
      outputs.law = landLeaseLaw(contract, flagIn(inputs, 'fixed_term') ?? /fixed/.test(textIn(inputs, 'land_right') ?? ''));
  }
  const days = numberIn(inputs, 'days_planned');
  if (days !== undefined) Object.assign(outputs, { allowed: days <= privateLodgingDays, limit_days: privateLodgingDays });
  return outputs;
};
