import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Letter } from '../mail/letter.ts';
import type { LetterWriters } from '../mail/letter-requests.ts';
import { findOwnerToTell } from './store.ts';

/** The letter about a copy of one's data: to a verified address, whose owner wants mails about what has ended. */
export function exportLetters(db: Kysely<Tables>): Pick<LetterWriters, 'data_export_ready'> {
  return {
    data_export_ready: async (about, site) => {
      const found = await findOwnerToTell(db, about, new Date());
      return found === null
        ? null
        : { to: found.email, letter: dataExportReady(found.expires_at, site === null ? null : `${site}/account`) };
    },
  };
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const dataExportReady = (until: Date, address: string | null): Letter => ({
  subject: 'The copy of your Rimawari data is ready',
  before: [
    'The copy of your data that was asked for on your account page is ready: one ZIP file with your account, your analyses, their documents and their reports.',
    `It is kept until ${day.format(until)} (UTC). Only someone who is signed in to your account can download it.`,
  ],
  action: address === null ? null : { label: 'Open your account page', address },
  after: [
    'If you did not ask for a copy, someone else is signed in to your account: set another password at once.',
    'Your account page switches mails of this kind off, together with those about finished analyses.',
  ],
});
