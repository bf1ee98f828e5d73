import type { Finding } from '../../checks/finding.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import type { DocumentReading } from '../../score/document-meter.ts';
import type { InsightReport } from '../document/insight-report.ts';

type Missing = InsightReport['missing'][number];

/** The same, in the order of what their documents would settle; those that settle no figure keep their order behind them. */
export function byEffect(missing: readonly Missing[], meter: readonly DocumentReading[]): Missing[] {
  const rankOf = ({ field }: Missing) => {
    const rank = meter.findIndex(({ document }) => document.answers.includes(field));
    return rank < 0 ? meter.length : rank;
  };
  return missing.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** What nobody states, most telling first, with the document that would settle it and the question to ask. */
export function listMissing(draft: ReportDraft, checks: readonly Finding[]): Missing[] {
  const { subject, rentBasis } = draft;
  const { values } = subject;
  const list: Missing[] = [];
  const add = (when: boolean, entry: Missing) => {
    if (when) list.push(entry);
  };
  add(rentBasis === 'assumed', {
    field: 'monthly_rent_jpy',
    label: 'Rent',
    why_it_matters: 'Every yield and cash flow depends on it; without it they are ranges.',
    document: 'Lease (賃貸借契約書) or a manager’s rent estimate',
    question_en: 'Please tell us the current rent and common-area fee (賃料・共益費), or a local manager’s rent estimate (査定賃料).',
    question_ja: '現在の賃料と共益費、または管理会社の査定賃料を教えてください。',
  });
  const noRoll = rentBasis !== 'assumed' && (subject.extra.rent_roll?.length ?? 0) === 0;
  add(noRoll && subject.isOneHome, {
    field: 'extra.rent_roll',
    label: 'Lease',
    why_it_matters: 'It shows the rent the tenant pays, with start and end dates; without it the rent is not verified.',
    document: 'Lease (賃貸借契約書)',
    question_en: 'Please send the lease (賃貸借契約書) showing rent, start date, term, deposit and tenant type.',
    question_ja: '賃料、契約開始日、契約期間、敷金、入居者属性が分かる賃貸借契約書をお送りください。',
  });
  add(noRoll && !subject.isOneHome, {
    field: 'extra.rent_roll',
    label: 'Rent roll',
    why_it_matters: 'It shows each unit’s rent and lease start, and which rents are only expected.',
    document: 'Rent roll (レントロール)',
    question_en: 'Please send the rent roll (レントロール) showing each unit’s rent, start date, deposit and tenant type.',
    question_ja: '各室の賃料、契約開始日、敷金、入居者属性が分かるレントロールをお送りください。',
  });
  add(values.floor_area_m2 === null, {
    field: 'floor_area_m2',
    label: 'Floor area',
    why_it_matters: 'Building cost, insurance, tax and repairs are estimated from it.',
    document: 'Property register (登記事項証明書)',
    question_en: 'What is the registered floor area (登記簿上の床面積)?',
    question_ja: '登記簿上の床面積を教えてください。',
  });
  add(!subject.isCondominium && values.land_area_m2 === null, {
    field: 'land_area_m2',
    label: 'Land area',
    why_it_matters: 'Property tax and land value depend on it.',
    document: 'Property register and survey map (登記事項証明書、測量図)',
    question_en: 'What is the land area (土地面積), and does it include a private road (私道負担)?',
    question_ja: '土地面積と私道負担の有無を教えてください。',
  });
  add(values.built === null, {
    field: 'built',
    label: 'Year built',
    why_it_matters: 'Seismic code, loan term, depreciation and taxes depend on it.',
    document: 'Property register or building confirmation ledger (台帳記載事項証明書)',
    question_en: 'When was the building completed (完成年月), and when was it confirmed (建築確認)?',
    question_ja: '建物の完成年月と建築確認の年月日を教えてください。',
  });
  add(values.structure === null, {
    field: 'structure',
    label: 'Structure',
    why_it_matters: 'Statutory useful life, loan term, insurance and repairs depend on it; for light steel, member thickness matters.',
    document: 'Property register (登記事項証明書)',
    question_en: 'What is the structure (構造), and for a steel frame, how thick are the members (鋼材の厚み)?',
    question_ja: '建物の構造を教えてください。鉄骨造の場合は鋼材の厚みも教えてください。',
  });
  add(subject.kind === 'apartment_building' && values.units === null, {
    field: 'units',
    label: 'Number of units',
    why_it_matters: 'Tax relief, repairs and turnover are calculated per unit.',
    document: 'Property outline (物件概要書)',
    question_en: 'How many units (総戸数) are there?',
    question_ja: '総戸数を教えてください。',
  });
  add(subject.isCondominium && subject.charges.managementFee === null, {
    field: 'management_fee_jpy_month',
    label: 'Management fee',
    why_it_matters: 'It is due whether the unit is leased or vacant.',
    document: 'Owners’ association report (重要事項調査報告書)',
    question_en: 'What is the monthly management fee (管理費)?',
    question_ja: '管理費の月額を教えてください。',
  });
  add(subject.isCondominium && subject.charges.repairReserve === null, {
    field: 'repair_reserve_jpy_month',
    label: 'Repair reserve fee',
    why_it_matters: 'It is due whether the unit is leased or vacant, and often rises.',
    document: 'Owners’ association report (重要事項調査報告書)',
    question_en: subject.feeIncludesReserve
      ? 'How much of the fee (管理費等) is the repair reserve fee (修繕積立金), and what increases are planned?'
      : 'What is the monthly repair reserve fee (修繕積立金), and what increases are planned?',
    question_ja: subject.feeIncludesReserve
      ? '管理費等に含まれる修繕積立金の月額と値上げ予定を教えてください。'
      : '修繕積立金の月額と値上げ予定を教えてください。',
  });
  const { assessed } = subject;
  const landMissing = assessed.land === null && !subject.isLeasehold;
  const parts = landMissing ? (assessed.building === null ? 'land and building' : 'the land') : 'the building';
  add(landMissing || assessed.building === null, {
    field: 'assessed_values',
    label: `Assessed ${parts === 'land and building' ? 'values' : 'value'} of ${parts}`,
    why_it_matters: `Registration, acquisition and property tax are based on ${parts === 'land and building' ? 'them; our values are' : 'it; our value is'} estimated. It would also settle the land/building split for tax.`,
    document: 'Certificate of assessed value (固定資産評価証明書) or tax bill (納税通知書)',
    question_en: 'Please send the certificate of assessed value (固定資産評価証明書) or this year’s property tax bill (納税通知書).',
    question_ja: '固定資産評価証明書または固定資産税の納税通知書をお送りください。',
  });
  add(subject.isCondominium, {
    field: 'repair_plan',
    label: 'Repair plan and fund balance',
    why_it_matters: 'A low fund leads to a higher repair reserve fee or a special levy.',
    document: 'Long-term repair plan and owners’ association report (長期修繕計画書、重要事項調査報告書)',
    question_en:
      'Please send the long-term repair plan (長期修繕計画書) and the owners’ association report (重要事項調査報告書) showing the fund balance, arrears and planned increases.',
    question_ja: '長期修繕計画書と、修繕積立金の残高、滞納額、値上げ予定が分かる重要事項調査報告書をお送りください。',
  });
  const certified = checks.some(({ id, state }) => id === 'inspection_certificate' && state === 'pass');
  add(!subject.isCondominium && !certified, {
    field: 'inspection_certificate',
    label: 'Inspection certificate',
    why_it_matters: 'Lenders ask for it; it shows that the building matched its plans.',
    document: 'Inspection certificate (検査済証)',
    question_en:
      'Please send copies of the building confirmation (確認済証) and the inspection certificate (検査済証), or tell us if there are none.',
    question_ja: '確認済証と検査済証の写しをお送りください。ない場合はその旨をお知らせください。',
  });
  add(!subject.isCondominium, {
    field: 'repair_history',
    label: 'Repair record',
    why_it_matters: 'Roof, exterior and plumbing works are due every 11–30 years.',
    document: 'Repair record (修繕履歴)',
    question_en: 'Please send the repair record (修繕履歴) of major works on roof, exterior and plumbing.',
    question_ja: '大規模修繕の履歴 (屋根、外壁、給排水) を教えてください。',
  });
  return list;
}
