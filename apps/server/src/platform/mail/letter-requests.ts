import type { Letter } from './letter.ts';

/**
 * Every letter that can be asked for, with what it is about. A request lies in the queue for a while, so it holds
 * nothing that opens anything: tokens and codes are made when the letter is written.
 */
export interface LetterSubjects {
  /** Resets a password or verifies an address, as the link says. */
  link: { linkId: string };
  sign_in_code: { challengeId: string };
  password_changed: { userId: string };
  second_factor_switched: { userId: string; isOn: boolean };
  analysis_ready: { analysisId: string };
  analysis_failed: { analysisId: string };
  data_export_ready: { userId: string; exportId: string };
  receipt: { paymentId: string };
  renewal_failed: { paymentId: string };
}

export type LetterName = keyof LetterSubjects;
export type LetterRequest = { [Name in LetterName]: { letter: Name } & LetterSubjects[Name] }[LetterName];

/** A letter and the address it goes to. */
export interface AddressedLetter {
  to: string;
  letter: Letter;
}

/**
 * Writes letters at the moment they are sent, from what is known then. Null: nobody wants it any more. `site` is what
 * the product's addresses begin with; null when it is not known. @throws what may be over when it is tried again
 */
export type LetterWriters = {
  [Name in LetterName]: (about: LetterSubjects[Name], site: string | null) => Promise<AddressedLetter | null>;
};
