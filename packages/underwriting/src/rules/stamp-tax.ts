import type { DatedRule } from './dated-rule.ts';

/** Tax of the first row whose `upTo` is not exceeded. */
export interface StampTable {
  /** Below this amount the document is not taxable. */
  exemptBelow: number;
  rows: readonly { upTo: number | null; tax: number }[];
  /** Documents that state no amount. */
  noAmount: number;
}

const ordinary: StampTable = {
  exemptBelow: 10_000,
  rows: [
    { upTo: 100_000, tax: 200 },
    { upTo: 500_000, tax: 400 },
    { upTo: 1_000_000, tax: 1_000 },
    { upTo: 5_000_000, tax: 2_000 },
    { upTo: 10_000_000, tax: 10_000 },
    { upTo: 50_000_000, tax: 20_000 },
    { upTo: 100_000_000, tax: 60_000 },
    { upTo: 500_000_000, tax: 100_000 },
    { upTo: 1_000_000_000, tax: 200_000 },
    { upTo: 5_000_000_000, tax: 400_000 },
    { upTo: null, tax: 600_000 },
  ],
  noAmount: 200,
};

const reducedSale: StampTable = {
  exemptBelow: 10_000,
  rows: [
    { upTo: 500_000, tax: 200 },
    { upTo: 1_000_000, tax: 500 },
    { upTo: 5_000_000, tax: 1_000 },
    { upTo: 10_000_000, tax: 5_000 },
    { upTo: 50_000_000, tax: 10_000 },
    { upTo: 100_000_000, tax: 30_000 },
    { upTo: 500_000_000, tax: 60_000 },
    { upTo: 1_000_000_000, tax: 160_000 },
    { upTo: 5_000_000_000, tax: 320_000 },
    { upTo: null, tax: 480_000 },
  ],
  noAmount: 200,
};

const ordinaryConstruction: StampTable = {
  exemptBelow: 10_000,
  rows: [
    { upTo: 1_000_000, tax: 200 },
    { upTo: 2_000_000, tax: 400 },
    { upTo: 3_000_000, tax: 1_000 },
    { upTo: 5_000_000, tax: 2_000 },
    ...ordinary.rows.slice(4),
  ],
  noAmount: 200,
};

const reducedConstruction: StampTable = {
  exemptBelow: 10_000,
  rows: [{ upTo: 2_000_000, tax: 200 }, { upTo: 3_000_000, tax: 500 }, { upTo: 5_000_000, tax: 1_000 }, ...reducedSale.rows.slice(3)],
  noAmount: 200,
};

/** The sale reliefs of 1997 to 2014 covered only amounts above 10 million yen. */
const earlierReducedSale: StampTable = {
  exemptBelow: 10_000,
  rows: [
    ...ordinary.rows.slice(0, 5),
    { upTo: 50_000_000, tax: 15_000 },
    { upTo: 100_000_000, tax: 45_000 },
    { upTo: 500_000_000, tax: 80_000 },
    { upTo: 1_000_000_000, tax: 180_000 },
    { upTo: 5_000_000_000, tax: 360_000 },
    { upTo: null, tax: 540_000 },
  ],
  noAmount: 200,
};

const rounding = 'by table';

export const stampTaxSale: DatedRule<StampTable> = {
  id: 'ACQ-STAMP-SALE',
  title: 'Stamp tax on a contract of sale of real estate',
  title_ja: '不動産譲渡契約書の印紙税',
  trigger: 'date the contract is made',
  rounding,
  versions: [
    {
      from: '1997-04-01',
      to: '2014-03-31',
      value: earlierReducedSale,
      kind: 'relief',
      source: '租税特別措置法91条 (earlier wording)',
      confirmed: false,
    },
    {
      from: '2014-04-01',
      to: '2027-03-31',
      value: reducedSale,
      kind: 'relief',
      source: '租税特別措置法91条、国税庁 No.7108',
      note: 'Extended every few years so far.',
    },
    {
      from: '1989-04-01',
      to: null,
      value: ordinary,
      kind: 'statutory',
      source: '印紙税法別表第一 第1号文書、国税庁 No.7140',
    },
  ],
};

export const stampTaxLoan: DatedRule<StampTable> = {
  id: 'ACQ-STAMP-LOAN',
  title: 'Stamp tax on a loan contract',
  title_ja: '金銭消費貸借契約書の印紙税',
  trigger: 'date the contract is made',
  rounding,
  versions: [
    {
      from: '1989-04-01',
      to: null,
      value: ordinary,
      kind: 'statutory',
      source: '印紙税法別表第一 第1号文書、国税庁 No.7140',
      note: 'The relief for sales never applies to loans.',
    },
  ],
};

export const stampTaxConstruction: DatedRule<StampTable> = {
  id: 'ACQ-STAMP-CONSTRUCTION',
  title: 'Stamp tax on a construction contract',
  title_ja: '建設工事請負契約書の印紙税',
  trigger: 'date the contract is made',
  rounding,
  versions: [
    {
      from: '2014-04-01',
      to: '2027-03-31',
      value: reducedConstruction,
      kind: 'relief',
      source: '租税特別措置法91条、国税庁 No.7108',
      note: 'Extended every few years so far.',
    },
    {
      from: '1989-04-01',
      to: null,
      value: ordinaryConstruction,
      kind: 'statutory',
      source: '印紙税法別表第一 第2号文書、国税庁 No.7140',
    },
  ],
};

const receiptRows: StampTable['rows'] = [
  { upTo: 1_000_000, tax: 200 },
  { upTo: 2_000_000, tax: 400 },
  { upTo: 3_000_000, tax: 600 },
  { upTo: 5_000_000, tax: 1_000 },
  { upTo: 10_000_000, tax: 2_000 },
  { upTo: 20_000_000, tax: 4_000 },
  { upTo: 30_000_000, tax: 6_000 },
  { upTo: 50_000_000, tax: 10_000 },
  { upTo: 100_000_000, tax: 20_000 },
  { upTo: 200_000_000, tax: 40_000 },
  { upTo: 300_000_000, tax: 60_000 },
  { upTo: 500_000_000, tax: 100_000 },
  { upTo: 1_000_000_000, tax: 150_000 },
  { upTo: null, tax: 200_000 },
];

/** Receipts of sales proceeds in the course of business (No. 17 documents). */
export const stampTaxReceipt: DatedRule<StampTable> = {
  id: 'STAMP-RECEIPT',
  title: 'Stamp tax on a receipt of sales proceeds',
  title_ja: '売上代金の受取書の印紙税',
  trigger: 'date the receipt is made',
  rounding,
  versions: [
    {
      from: '2014-04-01',
      to: null,
      value: { exemptBelow: 50_000, rows: receiptRows, noAmount: 200 },
      kind: 'statutory',
      source: '印紙税法別表第一 第17号文書、国税庁 No.7141',
    },
  ],
};
