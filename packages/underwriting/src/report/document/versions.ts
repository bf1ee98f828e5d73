/** Counts up with each breaking change of the report's shape; {@link openReport} opens every earlier one. */
export const schemaVersion = 4;
/** Version of the arithmetic. */
export const engineVersion = '0.9.0';
export const disclaimer =
  'Informational only. This is not financial, investment, tax, legal or appraisal advice. Figures marked estimated or assumed are not facts.';
