import { UnderwritingError, underwrite } from '@rimawari/underwriting';
import { type Artefacts, readArtefact } from '../artefacts.ts';
import { corrected } from '../corrections.ts';
import { startingFrom } from '../starting-defaults.ts';
import { AnalysisFailure, type StepContext } from '../step.ts';

/** Works out the report. @throws AnalysisFailure when the facts are not enough or lie outside what the rules cover */
export async function finalAnalysis({ analysis, session, progress }: StepContext): Promise<Artefacts['final_analysis']> {
  await progress(55, 'Calculating costs, returns and scenarios');
  const { facts } = await readArtefact(session, 'data_extraction');
  const { context } = await readArtefact(session, 'enrichments');
  const { overrides, note } = startingFrom(analysis);
  const about = note === undefined ? context : { ...context, subject: { ...context.subject, own_defaults: note } };
  try {
    return underwrite(corrected(facts, analysis.corrections), about, overrides, analysis.asOf);
  } catch (error) {
    if (error instanceof UnderwritingError) throw new AnalysisFailure([error.message]);
    throw error;
  }
}
