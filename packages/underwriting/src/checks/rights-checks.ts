import type { ReportDraft } from '../draft/report-draft.ts';
import { type Check, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { leasehold } from './leasehold-check.ts';
import { reference } from './references.ts';
import { stated } from './source-text.ts';

const shared: Check = {
  frame: frame(
    'shared_ownership',
    11,
    'critical',
    'Property register (登記事項証明書)',
    'Is the whole ownership (所有権) for sale, or a share (持分)?',
    '所有権の全部の売買ですか、持分の売買ですか。',
  ),
  run: ({ subject }) => {
    const said = stated(subject, 'shared_ownership');
    if (said === 'bad')
      return flag(
        'Only a share for sale',
        'The sources state a share of the ownership: no loans, and no decisions without the other owners.',
      );
    if (said === 'good') return pass('Whole ownership for sale', 'Stated in the sources; the property register would settle it.');
    return unknown(
      'Share or whole ownership: not stated',
      'Nearly all sales are of the whole. The property register shows all owners.',
      [],
      'note',
    );
  },
};

const ground: Check = {
  frame: frame(
    'ground_and_heritage',
    27,
    'caution',
    'Buried cultural property map (埋蔵文化財包蔵地図); soil survey (土壌汚染調査)',
    'Is there productive green land (生産緑地), buried cultural property (埋蔵文化財) or soil contamination (土壌汚染)?',
    '生産緑地、埋蔵文化財、土壌汚染の該当はありますか。',
  ),
  run: ({ subject }) => {
    const said = stated(subject, 'ground');
    if (said === 'bad')
      return flag('Green land, heritage or soil issue stated', 'Stated in the sources. Excavation and rebuilding may need surveys.');
    if (said === 'good')
      return pass('Green land, heritage or soil issue ruled out', 'The sources rule one of them out; the city’s maps cover the others.');
    if (subject.isCondominium)
      return pass('Ground issues not at unit level', 'A single condominium unit is for sale; the lot belongs to all owners.');
    return unknown('Ground and heritage: not stated', 'They matter when the lot is excavated.', [], 'note');
  },
};

function surveyCost(draft: ReportDraft): string | null {
  const cost = reference(draft, 'boundary_survey');
  return writeEffect(draft, 'boundary', {
    value: -cost.value,
    ends: [-cost.low, -cost.high],
    unit: 'JPY',
    label: 'Boundary survey paid by the buyer',
    formula: '− boundary survey',
    inputs: [cost.id],
  });
}

const boundary: Check = {
  frame: frame(
    'boundary',
    28,
    'caution',
    'Boundary survey (確定測量図) with the neighbors’ signatures (境界確認書)',
    'Are the boundaries (境界) settled, and is there any encroachment (越境)?',
    '境界は確定していますか。越境はありますか。',
  ),
  run: (draft) => {
    const { subject } = draft;
    const [line, across] = [stated(subject, 'boundary'), stated(subject, 'encroachment')];
    if (line === 'bad' || across === 'bad')
      return {
        ...flag('Boundary unsettled or encroached', 'The sources state unsettled boundaries or an encroachment.', ['facts.land_area']),
        effect: surveyCost(draft),
      };
    if (subject.isCondominium)
      return pass('Boundaries not at unit level', 'A single condominium unit is for sale; the lot belongs to all owners.');
    if (line === 'good')
      return pass('Boundaries settled', 'Stated in the sources; the survey and the neighbors’ signatures show it.', ['facts.land_area']);
    return {
      ...unknown(
        'Boundaries: not stated',
        'Measured and registered areas can differ. Without a survey the buyer may pay for one before resale.',
        ['facts.land_area'],
        'note',
      ),
      effect: surveyCost(draft),
    };
  },
};

export const rightsChecks: readonly Check[] = [leasehold, shared, ground, boundary];
