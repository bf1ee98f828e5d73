import { brokerageCap } from '../acquisition/brokerage.ts';
import type { PriceSplit } from '../acquisition/price-split.ts';
import { type RegistrationTax, registrationTax } from '../acquisition/registration-tax.ts';
import { type StampTax, stampTax } from '../acquisition/stamp-tax.ts';
import type { Subject } from '../facts/subject.ts';
import { roundYen, sumYen, timesRate } from '../money/yen.ts';
import { registrationMortgage } from '../rules/registration-tax.ts';
import { stampTaxLoan, stampTaxSale } from '../rules/stamp-tax.ts';
import { type PropertyPart, type PropertyValues, propertyPart } from './property-part.ts';
import { type Settings, settingOf } from './settings.ts';
import { type SplitBasis, type SplitReading, splitPrice } from './split-price.ts';

/** What the property is worth to the tax office, and how the price is divided. */
export interface Valuation extends PropertyValues {
  split: PriceSplit;
  splitReading: SplitReading;
}

export interface AcquisitionCosts {
  brokerage: number;
  stamp_sale: number;
  stamp_loan: number;
  registration_land: number;
  registration_building: number;
  registration_mortgage: number;
  acquisition_tax_land: number;
  acquisition_tax_building: number;
  scrivener: number;
  loan_fee: number;
  fire_insurance: number;
  tax_settlement: number;
  /** Works at purchase that add value; 0 without. */
  works: number;
}

export interface Purchase extends Omit<PropertyPart, keyof SplitBasis | 'registrations'> {
  /** The price asked, or the one that a solver tries. */
  price: number;
  valuation: Valuation;
  loanAmount: number;
  costs: AcquisitionCosts;
  total: number;
  registrations: PropertyPart['registrations'] & { mortgage: RegistrationTax | null };
  stamps: { sale: StampTax | null; loan: StampTax | null };
}

/** Everything that is paid once, and the yearly property tax that the closing settles. Dates: contract, registration and acquisition on the analysis date. */
export function workOutPurchase(subject: Subject, settings: Settings): Purchase {
  const { price } = subject;
  const part = propertyPart(subject, settings);
  const { values, registrations, acquisitionTaxes, settlement, insurancePerYear } = part;
  const splitReading = splitPrice(subject, settings, part);
  const split = splitReading.chosen;
  const date = subject.asOf;
  const loanAmount = Math.floor(timesRate(price, settingOf(settings, 'loan_to_price') / 100) / 100_000) * 100_000;
  const mortgage = loanAmount > 0 ? registrationTax(registrationMortgage, loanAmount, date) : null;
  // Stamp tax leaves out consumption tax only where the contract states it.
  const statedTax = (subject.extra.consumption_tax_jpy ?? 0) > 0 ? split.consumptionTax : 0;
  const saleStamp = subject.isCourtAuction ? null : stampTax(stampTaxSale, price - statedTax, date);
  const loanStamp = loanAmount > 0 ? stampTax(stampTaxLoan, loanAmount, date) : null;
  const costs: AcquisitionCosts = {
    brokerage:
      subject.isCourtAuction || subject.sellerIsBroker
        ? 0
        : brokerageCap({ priceExTax: price - split.consumptionTax, contractDate: date }).capIncTax,
    stamp_sale: saleStamp?.tax ?? 0,
    stamp_loan: loanStamp?.tax ?? 0,
    registration_land: registrations.land?.tax ?? 0,
    registration_building: registrations.building.tax,
    registration_mortgage: mortgage?.tax ?? 0,
    acquisition_tax_land: acquisitionTaxes.land?.tax ?? 0,
    acquisition_tax_building: acquisitionTaxes.building.tax,
    scrivener: roundYen(settingOf(settings, 'scrivener_fee')),
    loan_fee: timesRate(loanAmount, settingOf(settings, 'loan_fee') / 100),
    fire_insurance: Math.floor(insurancePerYear / 12) * 12 * settingOf(settings, 'insurance_term'),
    tax_settlement: subject.isCourtAuction ? 0 : settlement.buyerShare,
    works: roundYen(settings.values.purchase_works ?? 0),
  };
  return {
    price,
    valuation: { ...values, split, splitReading },
    loanAmount,
    costs,
    total: sumYen(Object.values(costs)),
    propertyTax: part.propertyTax,
    newHouseTax: part.newHouseTax,
    settlement,
    settlementYearStart: part.settlementYearStart,
    registrations: { land: registrations.land, building: registrations.building, mortgage },
    stamps: { sale: saleStamp, loan: loanStamp },
    acquisitionTaxes,
    acquisitionTaxesUnderRelief: part.acquisitionTaxesUnderRelief,
    insurancePerYear,
  };
}
