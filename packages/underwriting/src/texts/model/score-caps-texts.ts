// seismic

export const seismicProof = 'a seismic diagnosis or retrofit certificate (耐震診断・耐震基準適合証明書)';
export const noDate = 'No source states the completion date, so compliance with the 1981 seismic code is not shown.';
export const noOldCode = 'The building was built to the 1981 seismic code.';
export const seismic = 'Pre-1981 seismic code without proof';
export const laterDate = `a completion date after May 1981, or ${seismicProof}`;

// legal

export const legal = 'Legal restriction';
export const noRestriction = 'The sources state no legal restriction.';
export const liftsLegal = 'proof from the municipality or the property register that the restriction does not apply';

// business_income

export const businessIncome = 'Business income without a lease';
export const lodging = 'Income is revenue of a lodging business, without a lease.';
export const incomeIsRent = 'Income is rent.';
export const liftsBusinessIncome = 'a lease with an operator at a fixed rent';

// no_income

export const noIncome = 'No income after capital reserve';
export const noCashFlow = 'Net cash flow is zero or negative after operating expenses and capital reserve.';
export const cashFlow = 'Net cash flow is positive.';
export const liftsNoIncome = 'documents showing a higher rent or lower fees';

// other_kind

export const otherKind = 'Type outside the model';
export const noMarketData = 'The model has no market data for shops and offices.';
export const hasMarketData = 'The model has market data for this type.';
export const liftsOtherKind = 'nothing at present, because the model has no market data for shops and offices';

// evidence

export const evidence = 'Evidence grade';
export const noEvidenceCap = (grade: string) => `Evidence grade ${grade} sets no cap.`;
export const evidenceCap = (grade: string) => `Evidence grade ${grade} is below B.`;
export const liftsEvidence = 'a rent roll or lease and the missing key facts';
