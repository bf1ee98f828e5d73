/** Codes of the errors that the engine can raise. Callers show `message`; `code` is for programs. */
export type UnderwritingErrorCode =
  | 'price_missing'
  | 'invalid_fact'
  | 'invalid_assumption'
  | 'invalid_date'
  | 'invalid_amount'
  | 'rule_not_in_force'
  | 'unsupported_kind'
  | 'invalid_report';

/** The engine refuses rather than guesses. `field` names what was wrong, where one field is to blame. */
export class UnderwritingError extends Error {
  readonly code: UnderwritingErrorCode;
  readonly field: string | null;

  constructor(code: UnderwritingErrorCode, message: string, field: string | null = null) {
    super(message);
    this.name = 'UnderwritingError';
    this.code = code;
    this.field = field;
  }
}

/** A date lies outside every interval that the rule is known for. */
export class RuleNotInForce extends UnderwritingError {
  readonly rule: string;
  readonly date: string;

  constructor(rule: string, date: string) {
    super(
      'rule_not_in_force',
      `No version of the rule ${rule} is known for ${date}. Choose a date inside the intervals of the rule list.`,
      rule,
    );
    this.name = 'RuleNotInForce';
    this.rule = rule;
    this.date = date;
  }
}
