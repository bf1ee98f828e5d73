import * as acquisition from './families/acquisition-families.ts';
import { acquisitionTax } from './families/acquisition-tax-family.ts';
import * as cases from './families/case-families.ts';
import { riskCheck } from './families/check-family.ts';
import * as depreciation from './families/depreciation-families.ts';
import * as finance from './families/finance-families.ts';
import * as holding from './families/holding-families.ts';
import * as loan from './families/loan-families.ts';
import * as tax from './families/tax-families.ts';
import { valuation } from './families/valuation-families.ts';
import type { Family } from './vector.ts';

/** Reader of each rule that a vector may name. A rule that is not here is a failure. */
export const families: Readonly<Record<string, Family>> = {
  'ACQ-BROKERAGE': acquisition.brokerage,
  'ACQ-SPLIT': acquisition.split,
  'ACQ-REGTAX': acquisition.registrationFamily,
  'ACQ-STAMP-SALE': acquisition.stamp,
  'ACQ-STAMP-LOAN': acquisition.stamp,
  'ACQ-STAMP-CONSTRUCTION': acquisition.stamp,
  'ACQ-STAMP': acquisition.stamp,
  'ACQ-RAT': acquisitionTax,
  'HOLD-FIXED': holding.fixedAssetTax,
  'HOLD-SETTLEMENT': holding.settlement,
  'EST-ASSESSED-BUILDING': holding.assessedBuilding,
  'HOLD-RESERVE': holding.reserve,
  'HOLD-RENT-DECLINE': holding.rentDecline,
  'HOLD-TURNOVER': holding.turnover,
  'HOLD-RELET': holding.reletting,
  'HOLD-PM': holding.propertyManagement,
  'HOLD-EQ-INS': holding.earthquakeInsurance,
  'DEP-USED-LIFE': depreciation.usedLifeFamily,
  'DEP-LIFE-TABLE': depreciation.lifeTable,
  'DEP-LIFE': depreciation.lifeTable,
  'DEP-SL-RATE': depreciation.rateTable,
  'DEP-SL': depreciation.straightLineFamily,
  'DEP-OVERSEAS': depreciation.overseas,
  'DEP-NONBUSINESS': depreciation.nonBusiness,
  'LOAN-LEVEL': loan.level,
  'LOAN-SPLIT': loan.splitOfPayment,
  'LOAN-CUM': loan.cumulative,
  'LOAN-BALANCE': loan.balance,
  'LOAN-STRESS': loan.stressedPayment,
  'TAX-INCOME': tax.income,
  'TAX-SURTAX': tax.income,
  'TAX-RESIDENT': tax.resident,
  'TAX-MARGINAL': tax.marginal,
  'TAX-LAND-INTEREST': tax.landInterest,
  'TAX-BLUE': tax.blue,
  'TAX-ENTERPRISE': tax.enterprise,
  'TAX-CORP': tax.corporate,
  'TAX-CORP-EFF': tax.corporateEffective,
  'EXIT-CGT': tax.capitalGains,
  'EXIT-HOLDING': tax.holdingTerm,
  'EXIT-DEEMED-COST': tax.deemed,
  'EXIT-COST-BASIS': tax.basis,
  'EXIT-CORP': tax.corporateExit,
  'NR-WITHHOLD': tax.withholding,
  'NR-FILING': tax.filing,
  'NR-FEFA': tax.fefa,
  IRR: finance.irr,
  NPV: finance.npv,
  XNPV: finance.xnpv,
  XIRR: finance.xirr,
  MIRR: finance.mirr,
  NPER: finance.nper,
  RATE: finance.rate,
  PV: finance.pv,
  FV: finance.fv,
  PMT: finance.pmt,
  RATIOS: cases.ratios,
  STRESS: cases.stress,
  E2E: cases.endToEnd,
  'END-TO-END': cases.endToEnd,
  VAL: valuation,
  'RISK-CHECK': riskCheck,
};
