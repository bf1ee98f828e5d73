import type { MailDelivery } from './delivery.ts';
import type { AddressedLetter, LetterRequest, LetterWriters } from './letter-requests.ts';
import { writeLetter } from './write-letter.ts';

export interface LetterDelivery {
  writers: LetterWriters;
  delivery: MailDelivery;
  supportEmail: string;
  /** What the product's addresses begin with. */
  site: string | null;
}

/** Writes the letter that was asked for and hands it over; `id` tells it from others. @throws when it could not be handed over */
export async function deliverLetter({ writers, delivery, supportEmail, site }: LetterDelivery, id: string, asked: LetterRequest) {
  const write = writers[asked.letter] as (about: LetterRequest, site: string | null) => Promise<AddressedLetter | null>;
  const written = await write(asked, site);
  if (written !== null) await delivery.deliver(writeLetter(written.to, written.letter, supportEmail), id);
}
