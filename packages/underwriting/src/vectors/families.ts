import * as acquisition from './families/acquisition-families.ts';
import { acquisitionTax } from './families/acquisition-tax-family.ts';
import * as cases from './families/case-families.ts';
import { riskCheck } from './families/check-family.ts';
import { deadCross, smallAsset } from './families/dead-cross-family.ts';
import * as depreciation from './families/depreciation-families.ts';
import * as exit from './families/exit-families.ts';
import * as finance from './families/finance-families.ts';
import * as holding from './families/holding-families.ts';
import * as loan from './families/loan-families.ts';
import * as abroad from './families/nonresident-families.ts';
import { stamp } from './families/stamp-family.ts';
import * as tax from './families/tax-families.ts';
import { valuation } from './families/valuation-families.ts';
import type { Family } from './vector.ts';

/** Reader of each rule that a vector may name. A rule that is not here is a failure. */
export const families: Readonly<Record<string, Family>> = {
  'ACQ-BROKERAGE': acquisition.brokerage,
  'ACQ-SPLIT': acquisition.split,
  'ACQ-REGTAX': acquisition.registrationFamily,
  'ACQ-STAMP-SALE': stamp,
  'ACQ-STAMP-LOAN': stamp,
  'ACQ-STAMP-CONSTRUCTION': stamp,
  'ACQ-STAMP': stamp,
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
  'DEP-DEAD-CROSS': deadCross,
  'DEP-DEADCROSS': deadCross,
  'DEAD-CROSS': deadCross,
  'DEP-SMALL': smallAsset,
  'TAX-SMALL-ASSET': smallAsset,
  'DEP-NONBUSINESS': depreciation.nonBusiness,
  'LOAN-LEVEL': loan.level,
  'LOAN-SPLIT': loan.splitOfPayment,
  'LOAN-CUM': loan.cumulative,
  'LOAN-BALANCE': loan.balance,
  'LOAN-PRINCIPAL': loan.levelPrincipal,
  'LOAN-LEVEL-PRINCIPAL': loan.levelPrincipal,
  'LOAN-INTEREST-ONLY': loan.variants,
  'LOAN-ADJUSTABLE': loan.variants,
  'LOAN-PREPAY': loan.variants,
  'LOAN-PREPAYMENT': loan.variants,
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
  'EXIT-CGT': exit.capitalGains,
  'EXIT-HOLDING': exit.holdingTerm,
  'EXIT-DEEMED-COST': exit.deemed,
  'EXIT-COST-BASIS': exit.basis,
  'EXIT-CORP': exit.corporateExit,
  'NR-WITHHOLD': abroad.withholding,
  'NR-FILING': abroad.filing,
  'NR-FEFA': abroad.fefa,
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
  STR: cases.stress,
  'HOLD-CITY': holding.fixedAssetTax,
  'EST-ASSESSED-LAND': valuation,
  'EST-LAND': valuation,
  'ACQ-STAMP-RECEIPT': stamp,
  'LOAN-PAYMENT': loan.level,
  E2E: cases.endToEnd,
  'END-TO-END': cases.endToEnd,
  VAL: valuation,
  'RISK-CHECK': riskCheck,
};
