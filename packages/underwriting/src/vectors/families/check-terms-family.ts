import { flagIn, type Inputs, numberIn, type Outputs, textIn } from '../vector.ts';

/** Years for which a death in a home is told to tenants; to buyers without end (国土交通省 2021-10 guideline). */
const toldToTenantsYears = 3;
/** Lot from which a purchase in a special watch area is notified beforehand (重要土地等調査法13条). Square metres. */
const notifiedFromSqm = 200;

/** Kind of a fixed-term land lease by its use and term (借地借家法22〜24条). */
function landLeaseTerms(inputs: Inputs): Outputs {
  const right = textIn(inputs, 'land_right', 'land_rights') ?? '';
  const years = numberIn(inputs, 'term_years', 'lease_years', 'term', 'years');
  if (!/fixed|定期|transfer|譲渡/.test(right) || years === undefined) return {};
  if (/transfer|譲渡/.test(right)) return { kind: '建物譲渡特約付借地権', valid: years >= 30 };
  if (/business|事業/.test(`${right} ${textIn(inputs, 'use') ?? ''}`))
    return { kind: '事業用定期借地権', valid: years >= 10 && years < 50 };
  return { kind: '一般定期借地権', valid: years >= 50 };
}

/** Building coverage that is allowed: ten points more on a corner, and for a fireproof building in a fire zone; all of an 80 % one there. */
function coverage(inputs: Inputs): Outputs {
  const designated = numberIn(inputs, 'designated_bcr', 'designated_coverage', 'bcr_limit', 'coverage_limit');
  if (designated === undefined) return {};
  const corner = flagIn(inputs, 'corner_lot', 'corner') === true;
  const fireproof = flagIn(inputs, 'fireproof', 'fire_resistant') === true && flagIn(inputs, 'fire_zone', 'fire_prevention_zone') === true;
  const allowed = fireproof && designated === 80 ? 100 : designated + (corner ? 10 : 0) + (fireproof ? 10 : 0);
  const [land, footprint] = [numberIn(inputs, 'land_area', 'lot_area'), numberIn(inputs, 'building_area', 'footprint')];
  const used = land === undefined || footprint === undefined ? undefined : Math.round((footprint / land) * 1e8) / 1e6;
  return { bcr_allowed: allowed, ...(used === undefined ? {} : { bcr_used: used, over: used > allowed }) };
}

function yearsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (365.25 * 86_400_000);
}

/** Duties and periods that a date, a seller or a zone alone decides. */
export function termsOfLaw(inputs: Inputs): Outputs {
  const outputs: Outputs = { ...landLeaseTerms(inputs), ...coverage(inputs) };
  const registered = textIn(inputs, 'registered', 'registration_date', 'registered_on', 'built_registered', 'registered_build_date');
  // Tax law takes a registered building date from 1982 as proof of the new standard.
  if (registered !== undefined)
    Object.assign(outputs, { tax_new_seismic: registered >= '1982-01-01', tax_seismic_ok: registered >= '1982-01-01' });
  const confirmation = textIn(inputs, 'building_confirmation', 'confirmation', 'confirmation_date');
  if (confirmation !== undefined) outputs.ventilation_24h = confirmation >= '2003-07-01';
  const works = textIn(inputs, 'started', 'works_start', 'work_start', 'started_on');
  if (works !== undefined)
    Object.assign(outputs, {
      asbestos_survey_required: true,
      asbestos_survey_by_qualified_person: works >= '2023-10-01',
      asbestos_report_required: works >= '2022-04-01',
    });
  if (/broker|dealer|業者/.test(textIn(inputs, 'seller', 'seller_type') ?? '')) outputs.warranty_min_years = 2;
  const death = textIn(inputs, 'death_date', 'incident_date');
  if (death !== undefined && textIn(inputs, 'as_of', 'contract_date') !== undefined) {
    const years = yearsBetween(death, textIn(inputs, 'as_of', 'contract_date') ?? death);
    const natural = /natural|自然|accident/.test(textIn(inputs, 'cause', 'type', 'death_type') ?? '');
    const lease = /lease|rent|賃貸/.test(textIn(inputs, 'transaction', 'deal') ?? '');
    outputs.disclosure_required = !natural && (!lease || years <= toldToTenantsYears);
  }
  const watched = textIn(inputs, 'zone_type', 'designation', 'watch_area') ?? (typeof inputs.area === 'string' ? inputs.area : '');
  if (/特別注視|special_watch|special_monitor/.test(watched)) {
    const size = numberIn(inputs, 'area_sqm', 'land_area', 'floor_area') ?? 0;
    outputs.prior_notice_required = size >= notifiedFromSqm;
  }
  if (flagIn(inputs, 'sublease', 'master_lease') === true) outputs.rent_reduction_possible = true;
  return outputs;
}
