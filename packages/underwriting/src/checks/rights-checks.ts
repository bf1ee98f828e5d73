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
    'Register (登記事項証明書)',
    'Is the whole ownership sold, or a share?',
    '所有権の全部の売買ですか、持分の売買ですか。',
  ),
  run: ({ subject }) => {
    const said = stated(subject, 'shared_ownership');
    if (said === 'bad')
      return flag('Only a share is sold', 'The sources speak of a share in the ownership: no loan, and no say without the others.');
    if (said === 'good') return pass('The whole is sold', 'The sources say so. The register settles it.');
    return unknown('Whole or share is not stated', 'Nearly always the whole is sold. The register shows all owners.', [], 'note');
  },
};

const ground: Check = {
  frame: frame(
    'ground_and_heritage',
    27,
    'caution',
    'Map of buried cultural property (埋蔵文化財包蔵地図); soil survey (土壌汚染調査)',
    'Is there productive green land, a buried cultural property or contaminated soil?',
    '生産緑地、埋蔵文化財、土壌汚染の該当はありますか。',
  ),
  run: ({ subject }) => {
    const said = stated(subject, 'ground');
    if (said === 'bad')
      return flag('Green land, heritage or soil named', 'The sources name one of them. Digging and rebuilding may need surveys.');
    if (said === 'good') return pass('Stated as free', 'The sources rule one of them out; the city’s maps cover the others.');
    if (subject.isCondominium) return pass('Ground questions are the building’s', 'A single unit is sold; nobody digs up the lot for it.');
    return unknown('Ground and heritage not stated', 'It matters when the lot is dug up.', [], 'note');
  },
};

function surveyCost(draft: ReportDraft): string | null {
  const cost = reference(draft, 'boundary_survey');
  return writeEffect(draft, 'boundary', {
    value: -cost.value,
    ends: [-cost.low, -cost.high],
    unit: 'JPY',
    label: 'Survey, if the seller does not bring one',
    formula: '− boundary survey',
    inputs: [cost.id],
  });
}

const boundary: Check = {
  frame: frame(
    'boundary',
    28,
    'caution',
    'Boundary survey (確定測量図) with the neighbours’ signatures (境界確認書)',
    'Are the boundaries marked and agreed, and is anything across them?',
    '境界は確定していますか。越境はありますか。',
  ),
  run: (draft) => {
    const { subject } = draft;
    const [line, across] = [stated(subject, 'boundary'), stated(subject, 'encroachment')];
    if (line === 'bad' || across === 'bad')
      return {
        ...flag('Boundary open or crossed', 'The sources say that boundaries are not settled or that something crosses them.', [
          'facts.land_area',
        ]),
        effect: surveyCost(draft),
      };
    if (subject.isCondominium) return pass('Boundaries are the association’s', 'A single unit is sold; the lot belongs to all owners.');
    if (line === 'good')
      return pass('Boundaries stated as settled', 'The sources say so; the survey and the neighbours’ signatures show it.', [
        'facts.land_area',
      ]);
    return {
      ...unknown(
        'Boundaries are not stated',
        'Measured and registered areas can differ. Without a survey the buyer may have to pay for one before selling on.',
        ['facts.land_area'],
        'note',
      ),
      effect: surveyCost(draft),
    };
  },
};

export const rightsChecks: readonly Check[] = [leasehold, shared, ground, boundary];
