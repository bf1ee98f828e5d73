// who is asked

export const askListing = 'the listing or the property outline (物件概要書)';
export const askRollOfAllUnits = 'a rent roll (レントロール) with rent or asking rent of every unit';
export const askRoll = 'the rent roll (レントロール)';
export const askRentEstimate = 'a manager’s rent estimate (賃料査定書)';
export const askRollAlone = 'the rent roll';
export const askSublease = 'the sublease contract';
export const askRegister = 'the property register (登記事項証明書)';
export const askRegisterAndSurvey = 'the property register (登記事項証明書) and a survey map';
export const askRegisterOrLedger = 'the property register or the building confirmation ledger (台帳記載事項証明書)';
export const askAssociation = 'the owners’ association report (重要事項調査報告書)';
export const askLandLease = 'Land lease (土地賃貸借契約書)';
export const askRepairPlan = 'the long-term repair plan (長期修繕計画書)';
export const askTaxBill = 'the tax bill (納税通知書)';

// facts.legal_life

export const structureAmong = (used: string, others: string, last: string | undefined) =>
  `The structure is not stated; ${used} is assumed, the weakest likely for the type. Ranges include ${others} and ${last}.`;
export const structureTypical = (used: string) => `The structure is not stated; ${used} is typical of the type.`;

// values entered by the user

export const enteredAlone = 'Entered by you; the sources do not state it.';
export const enteredInPlace = (value: string) => `Entered by you; it replaces ${value} read from the sources.`;

// facts.built_month

export const builtMonthAssumed = 'Only the year of completion is stated; July is assumed.';

// facts.units

export const unitsAssumed = 'The number of units is not stated; we assume one per 30 m², or the lines of the rent roll.';

// exchange_rate.jpy_per_usd

export const illustrativeRate = (day: string) => `A fixed rate for illustration, dated ${day}; no rate of the day was available.`;
export const exchangeRate = 'Exchange rate';
export const licenceNotStated = 'not stated';

// place.population_index

export const populationIndexFormula = 'population 2050 ÷ population today';
export const noPopulationIndex = 'Not available: the latest population is zero.';

// analysis.year, analysis.month

export const dayOfAnalysis = 'The analysis date is an input of the report.';

// facts.age_years

export const ageYearsFormula = 'whole years from completion to the analysis date';
export const assumedAgeFormula = 'the assumed age, as none is stated';

// facts.life_left

export const lifeLeftFormula = 'statutory useful life − age in whole years, minimum zero';
