// changed inputs

export const kindOfProperty = 'kind of property';
export const rulesAsOf = 'rules as of';
export const analysisDate = 'analysis date';
