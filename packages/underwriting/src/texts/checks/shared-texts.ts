// Said by several checks.

export const inSources = 'Stated in the sources.';
export const noCompletionDate = 'No completion date is stated.';
export const noStructure = 'No structure is stated.';
export const oneUnitForSale = 'A single condominium unit is for sale; the lot belongs to all owners.';
export const elevatorRunningCost = 'Elevator running cost';
export const landValueWithoutRebuilding = 'Land value lost without rebuilding';
export const courtDocuments = 'Court’s three documents (物件明細書, 現況調査報告書, 評価書)';
export const lenderTerms = 'Lender’s written terms (融資条件提示書)';

/** What an advertisement must say by the industry’s code; silence speaks for the good case and proves nothing. */
export const adDuty =
  'Japanese listings must disclose such a restriction under the industry’s code (不動産の表示に関する公正競争規約). Silence suggests that there is none but does not prove it.';

export const yearsText = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;

export const effectMeaning = 'Effect of the finding if it occurs; negative is worse for the owner. Not added to cash flow and returns.';
