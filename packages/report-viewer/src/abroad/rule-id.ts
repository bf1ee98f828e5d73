/** Id of the element that holds a rule. */
export const ruleId = (id: string): string => `rule-${id.toLowerCase()}`;
