export interface PaymentsLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
