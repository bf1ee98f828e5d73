import type { Subject } from '../facts/subject.ts';
import type { AssumptionKey } from './defaults.ts';

/** An input that a document settles: an assumption, the full rent, or how the price is divided between land and building. */
export type SettledInput = AssumptionKey | 'rent' | 'split';

export type DocumentId =
  | 'lease'
  | 'rent_roll'
  | 'assessment'
  | 'association_report'
  | 'repair_plan'
  | 'repair_record'
  | 'inspection'
  | 'register'
  | 'land_lease'
  | 'loan_offer'
  | 'management_contract'
  | 'insurance_quote';

export interface SettlingDocument {
  id: DocumentId;
  title: string;
  title_ja: string;
  /** Each stands at the ends of its range until the document is there. An input without a range is settled already. */
  settles: readonly SettledInput[];
  /** Fields of the list of what is missing that it answers. */
  answers: readonly string[];
  /** Whether such a document belongs to the property at all. */
  arises: (subject: Subject) => boolean;
}

const isSingle = ({ isCondominium, kind }: Subject) => isCondominium || kind === 'detached_house';
const always = () => true;

/** Which document settles which inputs: the one table behind the meter of missing evidence, printed beside it. */
export const settlingDocuments: readonly SettlingDocument[] = [
  {
    id: 'lease',
    title: 'Lease',
    title_ja: '賃貸借契約書',
    settles: ['rent'],
    answers: ['monthly_rent_jpy', 'extra.rent_roll'],
    arises: isSingle,
  },
  {
    id: 'rent_roll',
    title: 'Rent roll',
    title_ja: 'レントロール',
    settles: ['rent', 'vacancy'],
    answers: ['monthly_rent_jpy', 'extra.rent_roll', 'units'],
    arises: (subject) => !isSingle(subject),
  },
  {
    id: 'assessment',
    title: 'Certificate of assessed value or tax statement',
    title_ja: '固定資産評価証明書・課税明細書',
    settles: ['land_assessed_share', 'building_assessed_share', 'split'],
    answers: ['assessed_values'],
    arises: always,
  },
  {
    id: 'association_report',
    title: 'Owners’ association report',
    title_ja: '重要事項調査報告書',
    settles: ['management_fee_per_m2', 'reserve_per_m2'],
    answers: ['management_fee_jpy_month', 'repair_reserve_jpy_month'],
    arises: ({ isCondominium }) => isCondominium,
  },
  {
    id: 'repair_plan',
    title: 'Long-term repair plan',
    title_ja: '長期修繕計画書',
    settles: ['reserve_per_m2'],
    answers: ['repair_plan'],
    arises: ({ isCondominium }) => isCondominium,
  },
  {
    id: 'repair_record',
    title: 'Repair history and repair plan',
    title_ja: '修繕履歴・長期修繕計画',
    settles: ['capital_reserve_per_unit'],
    answers: ['repair_history'],
    arises: ({ isCondominium }) => !isCondominium,
  },
  {
    id: 'inspection',
    title: 'Building inspection',
    title_ja: '建物状況調査報告書',
    settles: ['upkeep_per_unit', 'capital_reserve_per_unit'],
    answers: [],
    arises: always,
  },
  {
    id: 'register',
    title: 'Property register',
    title_ja: '登記事項証明書',
    settles: ['floor_area', 'building_age'],
    answers: ['floor_area_m2', 'land_area_m2', 'built', 'structure'],
    arises: always,
  },
  {
    id: 'land_lease',
    title: 'Land lease',
    title_ja: '土地賃貸借契約書',
    settles: ['ground_rent', 'consent_fee'],
    answers: [],
    arises: ({ isLeasehold }) => isLeasehold,
  },
  {
    id: 'loan_offer',
    title: 'Loan offer',
    title_ja: '融資条件提示書',
    settles: ['loan_to_price', 'loan_rate', 'loan_years', 'loan_fee'],
    answers: [],
    arises: always,
  },
  {
    id: 'management_contract',
    title: 'Management contract',
    title_ja: '管理委託契約書',
    settles: ['management_rate'],
    answers: [],
    arises: always,
  },
  {
    id: 'insurance_quote',
    title: 'Insurance quote',
    title_ja: '火災保険見積書',
    settles: ['insurance_rate'],
    answers: [],
    arises: always,
  },
];
