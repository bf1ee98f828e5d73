import type { DatedRule } from './dated-rule.ts';

interface Duty {
  id: string;
  title: string;
  title_ja: string;
  trigger: string;
  value: string;
  source: string;
  confirmed?: boolean;
}

/** A duty of owners abroad that holds on every day the engine answers for. No beginning is stated, since none was read. */
function dutyAbroad({ value, source, confirmed, ...frame }: Duty): DatedRule<string> {
  return { ...frame, rounding: 'none', versions: [{ from: null, to: null, value, kind: 'statutory', source, confirmed }] };
}

export const taxRepresentative = dutyAbroad({
  id: 'NR-TAX-REPRESENTATIVE',
  title: 'Tax agent of a non-resident owner',
  title_ja: '納税管理人の選任',
  trigger: 'first tax notice or return',
  value: 'the owner appoints a tax agent in Japan and notifies the tax office',
  source: '国税通則法117条、国税庁 No.2880',
});

export const returnAbroad = dutyAbroad({
  id: 'NR-RETURN',
  title: 'Annual tax return of a non-resident owner',
  title_ja: '非居住者の確定申告',
  trigger: 'calendar year of the income',
  value: 'progressive rates with surtax, 5.105%–45.945%; only basic, casualty and donation deductions',
  source: '所得税法164条・165条、国税庁 No.2880',
});

export const residentTaxAbroad = dutyAbroad({
  id: 'NR-RESIDENT-TAX',
  title: 'Resident tax of a non-resident owner',
  title_ja: '非居住者の個人住民税',
  trigger: 'Jan 1 after the year of the income',
  value: 'no resident tax without an address in Japan on Jan 1',
  source: '地方税法24条・39条・294条・318条',
});

/** The days below are of the law itself and were not read in a public copy. */
export const returnPeriod = dutyAbroad({
  id: 'TAX-RETURN-PERIOD',
  title: 'Filing period of the annual tax return',
  title_ja: '確定申告の期間',
  trigger: 'calendar year of the income',
  value: 'Feb 16 to Mar 15 of the next year',
  source: '所得税法120条',
  confirmed: false,
});

export const withholdingDue = dutyAbroad({
  id: 'NR-WITHHOLD-DUE',
  title: 'Due date for remitting withheld tax',
  title_ja: '非居住者への源泉徴収税の納期限',
  trigger: 'date of the payment',
  value: 'the 10th of the month after the payment',
  source: '所得税法212条',
  confirmed: false,
});
