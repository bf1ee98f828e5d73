import { type Check, flag, frame, pass, unknown } from './finding.ts';
import { named } from './rules/keywords.ts';

const leasehold: Check = {
  frame: frame(
    'leasehold',
    9,
    'caution',
    'Land lease (土地賃貸借契約書)',
    'What kind of lease is it, until when, at what rent, and what are the fees for consent and renewal?',
    '借地契約の種類、期間、地代、承諾料、更新料を教えてください。',
  ),
  run: ({ subject }) => {
    if (subject.isLeasehold) {
      const term = subject.extra.lease_term_years;
      const ends = term === undefined ? '' : ` The term is given as ${term} years.`;
      return {
        ...flag(
          'Leased land',
          `Rights are given as “${subject.values.land_rights}”.${ends} Ground rent, consent fees and the end of the lease bear on income, loan and sale. Leases from before August 1992 stay under the old law.`,
          ['facts.ground_rent'],
        ),
        effect: 'financial_analysis.monthly_expenses.ground_rent',
      };
    }
    if (subject.values.land_rights === null)
      return unknown('Land rights are not stated', 'Freehold or leasehold changes price, loan and sale.');
    return pass('Freehold land', `Rights are given as “${subject.values.land_rights}”.`);
  },
};

const privateRoad: Check = {
  frame: frame(
    'private_road',
    10,
    'caution',
    'Register of the road’s parcels; consents (通行掘削承諾書)',
    'Is a share of the private road sold with it, and are there consents to pass and dig?',
    '私道持分は含まれますか。通行・掘削の承諾書はありますか。',
  ),
  run: ({ subject }) => {
    if (subject.isCondominium) return pass('Private road does not arise', 'It does not arise for a single unit.');
    const road = subject.extra.road ?? '';
    if (/私道(負担)?(なし|無)/.test(subject.text)) return pass('No private road', 'The sources say there is none.');
    if (/私道/.test(road) || named(subject.text, 'private_road'))
      return flag('Private road', 'The sources name a private road. Without a share and consents, pipes and rebuilding can be blocked.');
    if (road === '')
      return {
        ...unknown('Whether the road is private is not stated', 'Without a share and consents, pipes and rebuilding can be blocked.'),
        severity: 'note',
      };
    return pass('No private road named', `The road is given as “${road}”.`);
  },
};

const shared: Check = {
  frame: frame(
    'shared_ownership',
    11,
    'critical',
    'Register (登記事項証明書)',
    'Is the whole ownership sold, or a share?',
    '所有権の全部の売買ですか、持分の売買ですか。',
  ),
  run: ({ subject }) =>
    named(subject.text, 'shared_ownership')
      ? flag('Only a share is sold', 'The sources speak of a share in the ownership: no loan, and no say without the others.')
      : pass('No word of a share', 'The sources speak of the whole property. The register settles it.'),
};

const ground: Check = {
  frame: frame(
    'ground_and_heritage',
    27,
    'caution',
    'City office; soil survey',
    'Is there productive green land, a buried cultural property or contaminated soil?',
    '生産緑地、埋蔵文化財、土壌汚染の該当はありますか。',
  ),
  run: ({ subject }) => {
    if (named(subject.text, 'productive_green_land', 'cultural_property', 'soil_contamination'))
      return flag('Green land, heritage or soil named', 'The sources name one of them. Digging and rebuilding may need surveys.');
    if (subject.isCondominium) return pass('Ground questions are the building’s', 'They do not arise for a single unit.');
    return { ...unknown('Ground and heritage not stated', 'It matters when the lot is dug up.'), severity: 'note' };
  },
};

const boundary: Check = {
  frame: frame(
    'boundary',
    28,
    'caution',
    'Boundary survey (確定測量図)',
    'Are the boundaries marked and agreed, and is anything across them?',
    '境界は確定していますか。越境はありますか。',
  ),
  run: ({ subject }) => {
    if (named(subject.text, 'boundary_unclear', 'encroachment'))
      return flag('Boundary open or crossed', 'The sources say that boundaries are not settled or that something crosses them.');
    if (subject.isCondominium) return pass('Boundaries are the association’s', 'They do not arise for a single unit.');
    return { ...unknown('Boundaries are not stated', 'Measured and registered areas can differ.', ['facts.land_area']), severity: 'note' };
  },
};

export const rightsChecks: readonly Check[] = [leasehold, privateRoad, shared, ground, boundary];
