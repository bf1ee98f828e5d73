import { unusedSentence } from '@rimawari/underwriting';
import type { Kysely } from 'kysely';
import type { AddressedLetter, Letter, LetterWriters, Tables } from '../../platform/index.ts';
import { untitled } from '../pipeline/analysis-title.ts';
import { findOwnerToTell, type OwnerToTell } from './store.ts';

/** Letters about the end of an analysis: to a verified address, whose owner wants them. */
export function analysisLetters(db: Kysely<Tables>): Pick<LetterWriters, 'analysis_ready' | 'analysis_failed'> {
  const write =
    (letterOf: (analysis: OwnerToTell, address: string | null) => Letter) =>
    async ({ analysisId }: { analysisId: string }, site: string | null): Promise<AddressedLetter | null> => {
      const found = await findOwnerToTell(db, analysisId);
      return found === null ? null : { to: found.email, letter: letterOf(found, site === null ? null : `${site}/results/${analysisId}`) };
    };
  return { analysis_ready: write(analysisReady), analysis_failed: write(analysisFailed) };
}

const wished = 'You get this email because emails about finished analyses are on. You can turn them off on your account page.';
const named = ({ title }: Pick<OwnerToTell, 'title'>) => `“${title ?? untitled}”`;

/** What a letter says of an analysis. */
type Told = Pick<OwnerToTell, 'title'> & Partial<Pick<OwnerToTell, 'unused_sources'>>;

/** What the report had to do without, so that it can be sent again. */
function setAside({ unused_sources: unused = null }: Told): string[] {
  if (unused === null || unused.length === 0) return [];
  return [`We couldn’t use everything you sent: ${unused.map(unusedSentence).join(' ')}`];
}

export const analysisReady = (analysis: Told, address: string | null): Letter => ({
  subject: 'Your Rimawari analysis is ready',
  before: [`The report for ${named(analysis)} is ready.`, ...setAside(analysis)],
  action: address === null ? null : { label: 'Read the report', address },
  after: [wished],
});

export const analysisFailed = (analysis: Pick<OwnerToTell, 'title'>, address: string | null): Letter => ({
  subject: 'Your Rimawari analysis failed',
  before: [
    `The analysis of ${named(analysis)} failed. It does not count against your allowance.`,
    'Your documents are saved. The analysis page gives the reason and the next step.',
  ],
  action: address === null ? null : { label: 'See the reason', address },
  after: [wished],
});
