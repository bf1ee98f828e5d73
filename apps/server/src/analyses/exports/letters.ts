import type { Kysely } from 'kysely';
import type { Letter, LetterWriters, Tables } from '../../platform/index.ts';
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

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export const dataExportReady = (until: Date, address: string | null): Letter => ({
  subject: 'The copy of your Rimawari data is ready',
  before: [
    'The copy of your data is ready: one ZIP file with your account, analyses, documents and reports.',
    `You can download it until ${day.format(until)} (UTC) after signing in.`,
  ],
  action: address === null ? null : { label: 'Open your account page', address },
  after: [
    'If you did not request a copy, someone else is signed in to your account: reset your password now.',
    'You get this email because you requested the copy. You can turn these emails off on your account page.',
  ],
});
