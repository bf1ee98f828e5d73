import * as engine from '../engine.ts';
import { family } from '../family.ts';

/** Surtaxes of a year on an income tax: the rates, both parts and the whole, each floor to 1 yen. */
function surtaxOn(incomeTax: number, taxYear: number) {
  const rates = engine.surtaxRates(taxYear);
  const [reconstruction, defence] = [engine.timesRate(incomeTax, rates.reconstruction), engine.timesRate(incomeTax, rates.defence)];
  const surtax = engine.timesRate(incomeTax, rates.reconstruction + rates.defence);
  return { rates, surtaxRate: rates.reconstruction + rates.defence, reconstruction, defence, surtax, taxAndSurtax: incomeTax + surtax };
}

export const taxFamilies = {
  'TAX-INCOME': family({
    title: 'Income tax of an income less deductions, floor to 1,000 yen first, or a tax that is given, with its surtaxes.',
    names: `year: year; yen: taxableIncome=0 deductions=0 incomeTax?; flag: resident=true
      → yen: taxableIncome incomeTax bracketDeduction reconstruction defence surtax taxAndSurtax payable residentTax;
      ratio: marginalRate effectiveRate surtaxRate rates.reconstruction rates.defence`,
    run: ({ year: taxYear, taxableIncome: before, deductions, resident, ...inputs }) => {
      const taxableIncome = engine.floorTo(Math.max(0, before - deductions), 1_000);
      const bill = engine.incomeTaxBill(taxableIncome, taxYear);
      const marginalRate = engine.marginalRate(taxableIncome, taxYear);
      const { incomeTax } = { ...bill, ...inputs };
      const bracketDeduction = engine.timesRate(taxableIncome, marginalRate) - bill.incomeTax;
      const residentTax = resident ? engine.residentIncomeLevy(taxableIncome, taxYear) : 0;
      const rates = { marginalRate, effectiveRate: bill.incomeTax / taxableIncome };
      return { ...bill, ...surtaxOn(incomeTax, taxYear), incomeTax, taxableIncome, bracketDeduction, residentTax, ...rates };
    },
  }),
  'TAX-BASIC-DEDUCTION': family({
    title: 'Basic deduction by the whole income of a year.',
    names: 'yen: totalIncome; year: year → yen: basicDeduction',
    run: ({ totalIncome, year: taxYear }) => ({ basicDeduction: engine.basicDeduction(totalIncome, taxYear) }),
  }),
  'TAX-RESIDENT': family({
    title: 'Income levy of the resident tax, floor to 100 yen, by prefecture and municipality; the levy per head holds the forest tax.',
    names: `yen: taxableIncome=0; year: year; flag: designatedCity=false resident=true → yen: incomeLevy municipality prefecture perCapita`,
    run: ({ taxableIncome, year: taxYear, designatedCity, resident }) => {
      const { rate, perCapita } = engine.readRule(engine.residentTax, `${taxYear}-12-31`).version.value;
      const [share, taxed] = [designatedCity ? 0.8 : 0.6, resident ? taxableIncome : 0];
      const part = (of: number) => engine.floorTo(engine.timesRate(engine.floorTo(taxed, 1_000), rate * of), 100);
      return { incomeLevy: engine.residentIncomeLevy(taxed, taxYear), municipality: part(share), prefecture: part(1 - share), perCapita };
    },
  }),
  'TAX-MARGINAL': family({
    title: 'What income from letting adds to the tax of an owner with other income; a loss saves (negative), but for the land’s interest.',
    names: `yen: otherTaxableIncome realEstateIncome landInterest=0; year: year
      → yen: offsettable addedIncomeTax addedResidentTax; ratio: marginalRate withSurtaxAndResidentTax`,
    run: ({ otherTaxableIncome: other, realEstateIncome, landInterest, year: taxYear }) => {
      const loss = engine.offsettableLoss(realEstateIncome, landInterest);
      const both = other + loss.offsettable;
      const addedIncomeTax = engine.incomeTax(both, taxYear) - engine.incomeTax(other, taxYear);
      const addedResidentTax = engine.residentIncomeLevy(both, taxYear) - engine.residentIncomeLevy(other, taxYear);
      const marginalRate = engine.marginalRate(both, taxYear);
      const withSurtaxAndResidentTax = marginalRate * (1 + surtaxOn(0, taxYear).surtaxRate) + 0.1;
      return { ...loss, addedIncomeTax, addedResidentTax, marginalRate, withSurtaxAndResidentTax };
    },
  }),
  'TAX-LAND-INTEREST': family({
    title: 'Part of a loan and of its interest that counts for the land (given, or following), and the loss that may be offset beside it.',
    names: `yen: loan=0 buildingPrice=0 annualInterest=0 realEstateIncome=0 landInterest? → yen: landLoan landInterest offsettable disregarded`,
    run: ({ loan, buildingPrice, annualInterest, realEstateIncome, ...stated }) => {
      const part = { ...engine.landLoan(loan, buildingPrice, annualInterest), ...stated };
      return { ...part, ...engine.offsettableLoss(realEstateIncome, part.landInterest) };
    },
  }),
  'TAX-BLUE': family({
    title: 'Scale of letting (5棟10室) and the deduction of a blue return, which makes no loss.',
    names: `year: year; count: apartmentUnits=0 detachedHouses=0 parkingSpaces=0;
      flag: blueReturn=true doubleEntry=false electronicFiling=false electronicBooks=false; yen: receiptsTwoYearsBefore=0 incomeBefore?
      → count: roomEquivalents; flag: businessScale; yen: blueDeduction incomeAfter`,
    run: ({ blueReturn, incomeBefore, ...inputs }) => {
      const businessScale = engine.isBusinessScale(inputs);
      const full = blueReturn ? engine.blueReturnDeduction({ ...inputs, businessScale }) : 0;
      const blueDeduction = Math.min(full, Math.max(0, incomeBefore ?? full));
      const incomeAfter = (incomeBefore ?? 0) - blueDeduction;
      return { roomEquivalents: engine.roomEquivalents(inputs), businessScale, blueDeduction, incomeAfter };
    },
  }),
  'TAX-ENTERPRISE': family({
    title: 'Individual enterprise tax on letting at business scale, before the deduction of a blue return.',
    names: 'yen: incomeBeforeBlueDeduction; year: year; months: months=12 → yen: tax ownerDeduction',
    run: ({ incomeBeforeBlueDeduction, year: taxYear, months: open }) => {
      const { ownerDeduction } = engine.readRule(engine.enterpriseTax, `${taxYear}-12-31`).version.value;
      const tax = engine.individualEnterpriseTax(incomeBeforeBlueDeduction, taxYear, open);
      return { tax, ownerDeduction: engine.timesFraction(ownerDeduction, open, 12) };
    },
  }),
  'TAX-CORP': family({
    title: 'Taxes of a company: national ones, and local ones at standard rates. The gain of a sale is income like any other.',
    names: `yen: income gain=0 lossesBefore=0; date: fiscalYearStart; flag: small=true
      → yen: taxable corporateTax localCorporateTax defenceTax perCapita enterpriseTax specialEnterpriseTax;
      flag: separateTaxation`,
    run: ({ income, gain, lossesBefore, fiscalYearStart: start, small }) => {
      const whole = income + gain - lossesBefore;
      const bill = engine.corporateTaxBill(whole, start, small);
      const perCapita = engine.companyTaxBill(0, start).residentTax;
      const separateTaxation = bill.taxable !== engine.floorTo(whole, 1_000);
      return { ...engine.companyTaxBill(whole, start), ...bill, perCapita, separateTaxation };
    },
  }),
  'TAX-CORP-EFF': family({
    title: 'Statutory effective rate of a company.',
    names: 'ratio: corporate localCorporate resident enterprise enterpriseStandard special defence=0 → ratio: effective',
    run: (rates) => ({ effective: engine.effectiveCorporateRate(rates) }),
  }),
  'TAX-INPUT-VAT': family({
    title: 'Consumption tax on a purchase that may be credited, floor to 1 yen. The tax is given, or inside a price of 110.',
    names: `yen: tax? priceIncTax=0; date: purchasedOn; flag: sellerRegistered residentialBuilding=false
      → yen: tax creditable notCreditable; ratio: share`,
    run: ({ tax: stated, priceIncTax, ...purchase }) => {
      const tax = stated ?? engine.timesFraction(priceIncTax, 10, 110);
      const creditable = engine.creditableInputTax({ tax, ...purchase });
      const share = engine.creditableShare(purchase.purchasedOn, purchase.sellerRegistered);
      return { tax, share, creditable, notCreditable: tax - creditable };
    },
  }),
  'NR-WITHHOLD': family({
    title: 'Tax kept back from an owner abroad, and the day by which it is paid on: the tenth of the month after.',
    names: `rent|sale: kind; yen: amount; individual|corporation: payer; flag: ownResidence; date: paidOn
      → yen: withheld net; ratio: rate; date: payBy`,
    run: (payment) => {
      const withheld = engine.withheldAbroad(payment);
      const payBy = `${engine.addMonths(`${payment.paidOn.slice(0, 7)}-01`, 1).slice(0, 7)}-10`;
      return { withheld, rate: withheld / payment.amount, net: payment.amount - withheld, payBy };
    },
  }),
  'NR-FEFA': family({
    title: 'Report of a purchase by a buyer abroad under the foreign exchange act.',
    names: 'date: acquiredOn; own_residence|other: purpose → flag: required; count: deadlineDays; date: deadline',
    run: ({ acquiredOn, purpose }) => {
      const duty = engine.foreignExchangeReport(acquiredOn, purpose);
      const deadline = new Date(Date.parse(acquiredOn) + duty.deadlineDays * 86_400_000).toISOString().slice(0, 10);
      return { ...duty, deadline };
    },
  }),
};
