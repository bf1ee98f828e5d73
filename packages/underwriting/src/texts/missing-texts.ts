import type { InsightReport } from '../report/document/insight-report.ts';

type Missing = InsightReport['missing'][number];

// What no source states, by its field: why it matters, the document that settles it, and the question in both languages.

const entry = (
  field: string,
  label: string,
  why_it_matters: string,
  document: string,
  question_en: string,
  question_ja: string,
): Missing => ({ field, label, why_it_matters, document, question_en, question_ja });

export const rent = entry(
  'monthly_rent_jpy',
  'Rent',
  'Every yield and cash flow depends on it; without it they are ranges.',
  'Lease (賃貸借契約書) or a manager’s rent estimate',
  'Please tell us the current rent and common-area fee (賃料・共益費), or a local manager’s rent estimate (査定賃料).',
  '現在の賃料と共益費、または管理会社の査定賃料を教えてください。',
);

export const lease = entry(
  'extra.rent_roll',
  'Lease',
  'It shows the rent the tenant pays, with start and end dates; without it the rent is not verified.',
  'Lease (賃貸借契約書)',
  'Please send the lease (賃貸借契約書) showing rent, start date, term, deposit and tenant type.',
  '賃料、契約開始日、契約期間、敷金、入居者属性が分かる賃貸借契約書をお送りください。',
);

export const rentRoll = entry(
  'extra.rent_roll',
  'Rent roll',
  'It shows each unit’s rent and lease start, and which rents are only expected.',
  'Rent roll (レントロール)',
  'Please send the rent roll (レントロール) showing each unit’s rent, start date, deposit and tenant type.',
  '各室の賃料、契約開始日、敷金、入居者属性が分かるレントロールをお送りください。',
);

export const floorArea = entry(
  'floor_area_m2',
  'Floor area',
  'Building cost, insurance, tax and repairs are estimated from it.',
  'Property register (登記事項証明書)',
  'What is the registered floor area (登記簿上の床面積)?',
  '登記簿上の床面積を教えてください。',
);

export const landArea = entry(
  'land_area_m2',
  'Land area',
  'Property tax and land value depend on it.',
  'Property register and survey map (登記事項証明書、測量図)',
  'What is the land area (土地面積), and does it include a private road (私道負担)?',
  '土地面積と私道負担の有無を教えてください。',
);

export const built = entry(
  'built',
  'Year built',
  'Seismic code, loan term, depreciation and taxes depend on it.',
  'Property register or building confirmation ledger (台帳記載事項証明書)',
  'When was the building completed (完成年月), and when was it confirmed (建築確認)?',
  '建物の完成年月と建築確認の年月日を教えてください。',
);

export const structure = entry(
  'structure',
  'Structure',
  'Statutory useful life, loan term, insurance and repairs depend on it; for light steel, member thickness matters.',
  'Property register (登記事項証明書)',
  'What is the structure (構造), and for a steel frame, how thick are the members (鋼材の厚み)?',
  '建物の構造を教えてください。鉄骨造の場合は鋼材の厚みも教えてください。',
);

export const units = entry(
  'units',
  'Number of units',
  'Tax relief, repairs and turnover are calculated per unit.',
  'Property outline (物件概要書)',
  'How many units (総戸数) are there?',
  '総戸数を教えてください。',
);

export const managementFee = entry(
  'management_fee_jpy_month',
  'Management fee',
  'It is due whether the unit is leased or vacant.',
  'Owners’ association report (重要事項調査報告書)',
  'What is the monthly management fee (管理費)?',
  '管理費の月額を教えてください。',
);

export const repairReserve = (isInTheFee: boolean): Missing =>
  entry(
    'repair_reserve_jpy_month',
    'Repair reserve fee',
    'It is due whether the unit is leased or vacant, and often rises.',
    'Owners’ association report (重要事項調査報告書)',
    isInTheFee
      ? 'How much of the fee (管理費等) is the repair reserve fee (修繕積立金), and what increases are planned?'
      : 'What is the monthly repair reserve fee (修繕積立金), and what increases are planned?',
    isInTheFee ? '管理費等に含まれる修繕積立金の月額と値上げ予定を教えてください。' : '修繕積立金の月額と値上げ予定を教えてください。',
  );

/** What of the assessed values is not stated. */
export type AssessedPart = 'both' | 'land' | 'building';

export const assessed = (part: AssessedPart): Missing => {
  const parts = { both: 'land and building', land: 'the land', building: 'the building' }[part];
  return entry(
    'assessed_values',
    `Assessed ${part === 'both' ? 'values' : 'value'} of ${parts}`,
    `Registration, acquisition and property tax are based on ${part === 'both' ? 'them; our values are' : 'it; our value is'} estimated. It would also settle the land/building split for tax.`,
    'Certificate of assessed value (固定資産評価証明書) or tax bill (納税通知書)',
    'Please send the certificate of assessed value (固定資産評価証明書) or this year’s property tax bill (納税通知書).',
    '固定資産評価証明書または固定資産税の納税通知書をお送りください。',
  );
};

export const repairPlan = entry(
  'repair_plan',
  'Repair plan and fund balance',
  'A low fund leads to a higher repair reserve fee or a special levy.',
  'Long-term repair plan and owners’ association report (長期修繕計画書、重要事項調査報告書)',
  'Please send the long-term repair plan (長期修繕計画書) and the owners’ association report (重要事項調査報告書) showing the fund balance, arrears and planned increases.',
  '長期修繕計画書と、修繕積立金の残高、滞納額、値上げ予定が分かる重要事項調査報告書をお送りください。',
);

export const inspectionCertificate = entry(
  'inspection_certificate',
  'Inspection certificate',
  'Lenders ask for it; it shows that the building matched its plans.',
  'Inspection certificate (検査済証)',
  'Please send copies of the building confirmation (確認済証) and the inspection certificate (検査済証), or tell us if there are none.',
  '確認済証と検査済証の写しをお送りください。ない場合はその旨をお知らせください。',
);

export const repairHistory = entry(
  'repair_history',
  'Repair history',
  'Roof, exterior and plumbing works are due every 11–30 years.',
  'Repair history (修繕履歴)',
  'Please send the repair record (修繕履歴) of major works on roof, exterior and plumbing.',
  '大規模修繕の履歴 (屋根、外壁、給排水) を教えてください。',
);
