import type { InsightReport, PropertyFacts } from '@rimawari/underwriting';
import { assumed, computed, FigureBook, printed, read, rule } from './figure-book.ts';

const price = 24_800_000;

/** An invented condominium unit in Shinjuku: enough of every section to test and look at the report. First line says why it is long: it is one example. */
export function handMadeReport(): InsightReport {
  const book = new FigureBook();
  const add = book.add.bind(book);
  add('price', 'Price', 'JPY', price, read(printed('価格', '2,480万円', '2,480万円 → 24800000')), { ja: '価格' });
  const rent = add('income.rent', 'Contract rent', 'JPY/year', 1_260_000, read(printed('年間予定賃料収入', '126万円(月額10.5万円)', '126万円 → 1260000')), { ja: '賃料' });
  const vacancyRate = add('income.vacancy_rate', 'Vacancy', 'percent', 5, assumed('Nothing is stated; five percent is half a month a year, near the middle for wards of this kind.'), { ja: '空室率', range: [3, 10] });
  const vacancy = add('income.vacancy', 'Lost to vacancy', 'JPY/year', -(rent * vacancyRate) / 100, computed('rent × vacancy', 'income.rent', 'income.vacancy_rate'));
  const egi = add('income.effective', 'Effective income', 'JPY/year', rent + vacancy, computed('rent − lost to vacancy', 'income.rent', 'income.vacancy'), { ja: '実効総収入' });
  add('income.other', 'Key money and renewal fees', 'JPY/year', null, { kind: 'not_stated', ask: 'Lease contract' }, { because: 'No document states it.', ja: '礼金・更新料' });

  const fee = add('financial_analysis.monthly_expenses.management_fee', 'Building management fee', 'JPY/month', 8_900, read(printed('管理費', '8,900円/月')), { ja: '管理費' });
  const reserve = add('financial_analysis.monthly_expenses.repair_reserve', 'Repair reserve', 'JPY/month', 6_450, read(printed('修繕積立金', '6,450円/月')), { ja: '修繕積立金' });
  const letting = add('financial_analysis.monthly_expenses.letting_management', 'Letting management', 'JPY/month', 5_250, assumed('Five percent of rent is the usual fee for one room.'), { ja: '賃貸管理料', range: [3_150, 5_250] });
  const monthly = add('financial_analysis.monthly_expenses.total', 'Monthly expenses', 'JPY/month', fee + reserve + letting, computed('sum of the lines', 'financial_analysis.monthly_expenses.management_fee', 'financial_analysis.monthly_expenses.repair_reserve', 'financial_analysis.monthly_expenses.letting_management'));
  const monthlyYear = add('costs.monthly_annualised', 'Monthly expenses, a year', 'JPY/year', monthly * 12, computed('monthly expenses × 12', 'financial_analysis.monthly_expenses.total'));

  const broker = add('financial_analysis.acquisition_costs.brokerage', 'Brokerage', 'JPY', 884_400, rule('Brokerage ceiling', 'MLIT notice 報酬額告示'), { ja: '仲介手数料' });
  const registration = add('financial_analysis.acquisition_costs.registration', 'Registration tax and scrivener', 'JPY', 312_000, computed('assessed value × rate + scrivener', 'price'), { ja: '登録免許税' });
  const acqTax = add('financial_analysis.acquisition_costs.acquisition_tax', 'Real estate acquisition tax', 'JPY', 228_000, assumed('The assessed value is not stated; taken as half of the price for the building share.'), { ja: '不動産取得税', range: [180_000, 300_000] });
  const stamp = add('financial_analysis.acquisition_costs.stamp', 'Stamp duty', 'JPY', 10_000, rule('Stamp duty on contracts', 'NTA 印紙税額の一覧表'), { ja: '印紙税' });
  const acq = add('financial_analysis.acquisition_costs.total', 'Acquisition costs', 'JPY', broker + registration + acqTax + stamp, computed('sum of the lines', 'financial_analysis.acquisition_costs.brokerage', 'financial_analysis.acquisition_costs.registration', 'financial_analysis.acquisition_costs.acquisition_tax', 'financial_analysis.acquisition_costs.stamp'));
  const tax = add('financial_analysis.annual_taxes.fixed_asset', 'Fixed asset and city planning tax', 'JPY/year', 62_000, assumed('The assessed value is not stated.'), { ja: '固定資産税・都市計画税', range: [48_000, 90_000] });
  const taxes = add('financial_analysis.annual_taxes.total', 'Annual taxes', 'JPY/year', tax, computed('sum of the lines', 'financial_analysis.annual_taxes.fixed_asset'));
  const repair = add('financial_analysis.maintenance_reserves.interior', 'Interior and equipment', 'JPY/year', 45_000, assumed('Restoration and one appliance about every eight years.'), { ja: '原状回復・設備', range: [25_000, 80_000] });
  const repairs = add('financial_analysis.maintenance_reserves.total', 'Maintenance reserves', 'JPY/year', repair, computed('sum of the lines', 'financial_analysis.maintenance_reserves.interior'));

  const noi = add('returns.noi', 'Net operating income (NOI)', 'JPY/year', egi - monthlyYear - taxes, computed('effective income − operating costs', 'income.effective', 'costs.monthly_annualised', 'financial_analysis.annual_taxes.total'), { ja: '純営業収益', range: [740_000, 930_000] });
  const pct = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;
  const gross = add('returns.gross_yield', 'Gross yield, as advertised', 'percent', pct(rent, price), computed('rent ÷ price', 'income.rent', 'price'), { ja: '表面利回り' });
  const effective = add('returns.effective_yield', 'After vacancy', 'percent', pct(egi, price), computed('effective income ÷ price', 'income.effective', 'price'));
  const noiYield = add('returns.noi_yield', 'NOI yield', 'percent', pct(noi, price), computed('NOI ÷ price', 'returns.noi', 'price'), { ja: 'NOI利回り' });
  const net = add('returns.net_yield', 'Net yield, on price and costs', 'percent', pct(noi, price + acq), computed('NOI ÷ (price + acquisition costs)', 'returns.noi', 'price', 'financial_analysis.acquisition_costs.total'), { ja: '実質利回り', range: [2.85, 3.6], definition: 'NOI over price plus acquisition costs (FCR). Others divide by the price alone, which gives a higher number.' });

  const loan = add('loan.amount', 'Loan', 'JPY', price * 0.7, computed('price × loan to value', 'price', 'loan.ltv'), { ja: '借入額' });
  add('loan.ltv', 'Loan to value', 'percent', 70, assumed('Our default; lenders differ.'), { range: [50, 90] });
  const rate = add('loan.rate', 'Interest rate', 'percent', 2.5, assumed('Our default for an investment loan.'), { ja: '金利', range: [1.8, 4.5] });
  const term = add('loan.term', 'Term', 'years', 30, assumed('Our default, within the life of the building.'), { range: [20, 35] });
  const r = rate / 1200;
  const n = term * 12;
  const payment = (loan * r * (1 + r) ** n) / ((1 + r) ** n - 1);
  const ads = add('loan.debt_service', 'Debt service', 'JPY/year', Math.round(payment * 12), computed('level payments × 12', 'loan.amount', 'loan.rate', 'loan.term'), { ja: '年間返済額' });
  const dscr = add('loan.dscr', 'Debt service coverage (DSCR)', 'ratio', Math.round((noi / ads) * 100) / 100, computed('NOI ÷ debt service', 'returns.noi', 'loan.debt_service'), { range: [0.93, 1.17] });
  const equity = add('returns.equity', 'Own money in', 'JPY', price + acq - loan, computed('price + costs − loan', 'price', 'financial_analysis.acquisition_costs.total', 'loan.amount'), { ja: '自己資金' });
  const cash = add('returns.btcf', 'Cash after debt, before tax', 'JPY/year', noi - repairs - ads, computed('NOI − reserves − debt service', 'returns.noi', 'financial_analysis.maintenance_reserves.total', 'loan.debt_service'), { ja: '税引前キャッシュフロー', range: [-140_000, 40_000] });
  const ccr = add('returns.ccr', 'Cash on own money', 'percent', pct(cash, equity), computed('cash after debt ÷ own money', 'returns.btcf', 'returns.equity'), { ja: '自己資本配当率' });
  add('returns.irr', 'IRR over ten years, before tax', 'percent', 1.84, computed('root of the yearly cash to own money', 'returns.btcf', 'returns.equity'), { ja: '内部収益率', range: [-1.2, 3.9] });
  for (const [id, label, value, from] of [['vacancy', 'Vacancy', effective - gross, 'returns.effective_yield'], ['operating', 'Running costs and taxes', noiYield - effective, 'returns.noi_yield'], ['costs', 'Buying costs', net - noiYield, 'returns.net_yield'], ['debt', 'Debt service and reserves, on own money', ccr - net, 'returns.ccr']] as const) {
    add(`ladder.${id}`, label, 'percent', Math.round(value * 100) / 100, computed('difference of the two rungs', from));
  }
  const years = Array.from({ length: 10 }, (_, i) => i + 1);
  const balances: number[] = [];
  const interests: number[] = [];
  const principals: number[] = [];
  let balance = loan;
  for (let month = 1; month <= n; month++) {
    const interest = balance * r;
    const index = Math.ceil(month / 12) - 1;
    interests[index] = (interests[index] ?? 0) + interest;
    principals[index] = (principals[index] ?? 0) + payment - interest;
    balance -= payment - interest;
    balances[index] = Math.max(0, Math.round(balance));
  }
  const noiRow = years.map((year) => Math.round(noi * 0.99 ** (year - 1)));
  book.row('projection.noi', 'NOI', 'JPY/year', noiRow, computed('NOI falls with rent, one percent a year', 'returns.noi'));
  book.row('projection.debt_service', 'Debt service', 'JPY/year', years.map(() => ads), computed('level payments', 'loan.debt_service'));
  book.row('projection.btcf', 'Cash after debt, before tax', 'JPY/year', noiRow.map((value) => value - repairs - ads), computed('NOI − reserves − debt service', 'returns.btcf'));
  book.row('loan.schedule.interest', 'Interest', 'JPY/year', interests.map(Math.round), computed('balance × rate', 'loan.rate'));
  book.row('loan.schedule.principal', 'Principal', 'JPY/year', principals.map(Math.round), computed('payment − interest', 'loan.debt_service'));
  book.row('loan.schedule.balance', 'Still owed', 'JPY', balances, computed('balance − principal', 'loan.amount'));

  add('score.scenario', 'Scenario Score', 'score', 4.6, computed('weighted mean of the sub-scores, then the gates', 'score.income', 'score.debt', 'score.downside'), { range: [3.8, 5.5], definition: 'Our 0 to 10 summary of income, debt safety and resilience under stated assumptions. It is not a rating of the property by a third party.' });
  const parts = ([['income', 'Income quality', 5.1], ['debt', 'Debt safety', 3.2], ['downside', 'Downside resilience', 4.4], ['exit', 'Asset and exit', 5.0], ['location', 'Location demand', 7.9]] as const).map(([id, label, value], i) => {
    add(`score.${id}`, label, 'score', value, computed('piecewise line, see Method', 'returns.net_yield'));
    add(`score.weight.${id}`, `Weight of ${label.toLowerCase()}`, 'percent', [25, 25, 25, 15, 10][i] ?? 0, assumed('Our weights, the same in every report.'));
    return { id, label, score: `score.${id}`, weight: `score.weight.${id}`, reading: `${label} stands at ${value} of 10.` };
  });
  const scenarios = ([['base', 'Base case', 'As stated and assumed above.', 1], ['cautious', 'Cautious', 'Rent 5 % lower, two empty months every three years.', 0.9], ['severe', 'Severe', 'Rent 10 % lower, rate one point higher, two empty months a year.', 0.78]] as const).map(([id, title, summary, k]) => {
    const s = (name: string, label: string, unit: 'JPY/year' | 'ratio' | 'percent', value: number) => {
      add(`scenario.${id}.${name}`, label, unit, value, computed(`${label} with the changed inputs`, 'returns.noi'));
      return `scenario.${id}.${name}`;
    };
    const value = Math.round(noi * k);
    const changes = id === 'base' ? [] : [s('vacancy_rate', 'Vacancy', 'percent', id === 'cautious' ? 8 : 16.67), s('rate', 'Interest rate', 'percent', id === 'cautious' ? 2.5 : 3.5)];
    return { id, title, summary, changes, outcomes: { noi: s('noi', 'NOI', 'JPY/year', value), btcf: s('btcf', 'Cash after debt', 'JPY/year', value - repairs - ads), dscr: s('dscr', 'DSCR', 'ratio', Math.round((value / ads) * 100) / 100), net_yield: s('net_yield', 'Net yield', 'percent', pct(value, price + acq)), irr: s('irr', 'IRR', 'percent', Math.round((1.84 - (1 - k) * 30) * 100) / 100) } };
  });
  const g = 'financial_analysis';
  const group = (id: keyof InsightReport['financial_analysis'], title: string, title_ja: string, keys: string[], annualised: string) => ({ id, title, title_ja, total: `${g}.${id}.total`, annualised, lines: keys.map((key) => ({ key, label: book.figures[`${g}.${id}.${key}`]?.label ?? key, label_ja: book.figures[`${g}.${id}.${key}`]?.label_ja ?? null, figure: `${g}.${id}.${key}` })) });
  const plain = (id: string) => Object.fromEntries(Object.entries(book.figures).filter(([key]) => key.startsWith(`${g}.${id}.`)).map(([key, figure]) => [key.slice(`${g}.${id}.`.length), figure.value ?? 0]));
  return {
    schema: 'rimawari/insight-report', schema_version: 1, engine_version: '0.1.0', rules_version: '2026-11',
    analysis: { id: '7c1e5f0a-4b7e-4a54-9d3c-2f6a1b8e0d11', title: 'Kagurazaka Terrace 301', as_of: '2026-11-20', listing_url: 'https://listing.example/kagurazaka-terrace/301', documents: ['重要事項調査報告書.pdf'] },
    exchange_rate: { jpy_per_usd: 151.2, date: '2026-11-01', source: 'Fixed illustrative rate', illustrative: true },
    disclaimer: 'For information only. This is not financial, investment, tax, legal or appraisal advice.',
    facts: facts(),
    place: { prefecture: '東京都', prefecture_en: 'Tokyo', municipality: '新宿区', municipality_en: 'Shinjuku City', municipality_code: '13104' },
    figures: book.figures, series: book.series,
    headline: { scenario_score: 4.6, scenario_score_range: [3.8, 5.5], risk_level: 'medium', net_rental_yield: net, evidence_grade: 'B', rent_basis: 'stated', reading: [`The listing advertises ${gross.toFixed(2)} %. After vacancy, running costs, taxes and buying costs, ${net.toFixed(2)} % is left.`, `With the assumed loan, debt service takes ¥${ads.toLocaleString('en-US')} a year, and ¥${Math.round(-cash).toLocaleString('en-US')} a year has to be added from elsewhere.`, 'The assessed value is not stated; a tax notice would narrow the range most.'], key_figures: ['price', 'returns.noi', 'loan.dscr', 'returns.btcf', 'returns.irr', 'returns.equity'] },
    risk_reasons: ['Cash after debt is below zero in the base case.', `DSCR is ${dscr}, below the 1.2 that lenders commonly look for.`],
    score_parts: parts,
    score_gates: [{ id: 'evidence', label: 'Evidence grade D', cap: 6.4, applied: false, reason: 'The evidence grade is B.' }, { id: 'dscr', label: 'Stressed DSCR below 1', cap: null, applied: true, reason: 'DSCR falls to 0.81 in the severe scenario.' }],
    financial_analysis: { acquisition_costs: plain('acquisition_costs'), monthly_expenses: plain('monthly_expenses'), annual_taxes: plain('annual_taxes'), maintenance_reserves: plain('maintenance_reserves') },
    cost_groups: [group('acquisition_costs', 'Acquisition costs', '購入諸費用', ['brokerage', 'registration', 'acquisition_tax', 'stamp'], `${g}.acquisition_costs.total`), group('monthly_expenses', 'Monthly expenses', '月額費用', ['management_fee', 'repair_reserve', 'letting_management'], 'costs.monthly_annualised'), group('annual_taxes', 'Annual taxes', '年額税金', ['fixed_asset'], `${g}.annual_taxes.total`), group('maintenance_reserves', 'Maintenance reserves', '修繕準備金', ['interior'], `${g}.maintenance_reserves.total`)],
    yield_ladder: [{ figure: 'returns.gross_yield', step: null }, { figure: 'returns.effective_yield', step: 'ladder.vacancy' }, { figure: 'returns.noi_yield', step: 'ladder.operating' }, { figure: 'returns.net_yield', step: 'ladder.costs' }, { figure: 'returns.ccr', step: 'ladder.debt' }],
    income: ['income.rent', 'income.vacancy_rate', 'income.vacancy', 'income.effective', 'income.other'],
    financing: ['loan.amount', 'loan.ltv', 'loan.rate', 'loan.term', 'loan.debt_service', 'loan.dscr'],
    returns: ['returns.noi', 'returns.gross_yield', 'returns.noi_yield', 'returns.net_yield', 'returns.equity', 'returns.btcf', 'returns.ccr', 'returns.irr'],
    projection: { years, columns: ['projection.noi', 'projection.debt_service', 'projection.btcf'] },
    loan_schedule: { years: Array.from({ length: term }, (_, i) => i + 1), columns: ['loan.schedule.interest', 'loan.schedule.principal', 'loan.schedule.balance'] },
    scenarios,
    checks: [
      { id: 'cash', state: 'flag', title: 'Cash after debt is negative', detail: 'The assumed loan takes more than the property leaves.', severity: 'critical', figures: ['returns.btcf', 'loan.dscr'], effect: 'returns.btcf', settle: null, question_en: null, question_ja: null },
      { id: 'reserve', state: 'flag', title: 'Repair reserve looks low', detail: 'At ¥248 per m² a month the reserve stands under the usual level for a building of this age.', severity: 'caution', figures: ['financial_analysis.monthly_expenses.repair_reserve'], effect: null, settle: 'Long-term repair plan', question_en: 'Is an increase of the repair reserve planned?', question_ja: '修繕積立金の値上げ予定はありますか。' },
      { id: 'quake', state: 'pass', title: 'Built under the 1981 seismic code', detail: 'Completed in 1996, confirmed well after June 1981.', severity: 'note', figures: [], effect: null, settle: null, question_en: null, question_ja: null },
      { id: 'road', state: 'unknown', title: 'Flood and landslide zones', detail: 'Not checked in this version.', severity: 'note', figures: [], effect: null, settle: 'Hazard map of the municipality', question_en: 'Does the explanation of important matters name a hazard zone?', question_ja: '重要事項説明書にハザード区域の記載はありますか。' },
    ],
    assumptions: ['income.vacancy_rate', `${g}.monthly_expenses.letting_management`, `${g}.acquisition_costs.acquisition_tax`, `${g}.annual_taxes.fixed_asset`, `${g}.maintenance_reserves.interior`, 'loan.ltv', 'loan.rate', 'loan.term'],
    missing: [{ field: 'assessed_value', label: 'Assessed value', why_it_matters: 'It sets three taxes; without it they are ranges.', document: 'Tax notice (固定資産税納税通知書)', question_en: 'Could you send the latest fixed asset tax notice?', question_ja: '直近の固定資産税納税通知書をいただけますか。' }],
    next_steps: [{ id: 'tax-notice', action: 'Ask for the fixed asset tax notice.', who: 'Selling agent', question_ja: '固定資産税納税通知書をいただけますか。' }, { id: 'repair-plan', action: 'Read the long-term repair plan and the minutes of the last owners’ meeting.', who: 'Management company', question_ja: null }],
    notes: ['Before income tax.', 'No growth of price or rent is assumed.'],
  };
}

function facts(): PropertyFacts {
  const station = printed('交通', '東京メトロ東西線「神楽坂」駅 徒歩4分');
  return {
    kind: 'condominium_unit',
    values: { price_jpy: price, gross_yield_pct: 5.08, address: '東京都新宿区矢来町99-1', prefecture: '東京都', municipality: '新宿区', stations: [{ line: '東京メトロ東西線', station: '神楽坂', walk_min: 4 }, { line: '都営大江戸線', station: '牛込神楽坂', walk_min: 9 }], layout: '1K', floor_area_m2: 26.01, land_area_m2: null, built: '1996-03', structure: 'RC', floors_total: 9, floor: 3, units: 42, monthly_rent_jpy: 105_000, annual_rent_jpy: 1_260_000, management_fee_jpy_month: 8_900, repair_reserve_jpy_month: 6_450, land_rights: '所有権', zoning: null, building_coverage_pct: null, floor_area_ratio_pct: null, occupancy: 'tenanted' },
    derived: {}, derivations: {},
    extra: { property_name: '神楽坂テラス', remarks: ['オーナーチェンジ物件です。'] },
    evidence: { price_jpy: [printed('価格', '2,480万円', '2,480万円 → 24800000')], address: [printed('所在地', '東京都新宿区矢来町99-1')], gross_yield_pct: [printed('利回り', '5.08%')], stations: [station], layout: [printed('間取り', '1K')], floor_area_m2: [printed('専有面積', '26.01m²(壁芯)')], built: [printed('築年月', '平成8年3月', '平成8年3月 → 1996-03')], structure: [printed('構造', 'RC造9階建')], floors_total: [printed('構造', 'RC造9階建')], floor: [printed('所在階', '3階')], units: [printed('総戸数', '42戸')], monthly_rent_jpy: [printed('賃料', '月額10.5万円')], annual_rent_jpy: [printed('年間予定賃料収入', '126万円')], management_fee_jpy_month: [printed('管理費', '8,900円/月')], repair_reserve_jpy_month: [printed('修繕積立金', '6,450円/月')], land_rights: [printed('権利', '所有権')], occupancy: [printed('現況', '賃貸中')] },
    conflicts: [{ field: 'floor_area_m2', values: [26.01, 24.6], sources: ['Listing page', '重要事項調査報告書.pdf'] }],
  };
}
