import { UnderwritingError, underwrite } from '@rimawari/underwriting';
import { type Artefacts, readArtefact } from '../artefacts.ts';
import { overridesOf } from '../buyer.ts';
import { corrected } from '../corrections.ts';
import { AnalysisFailure, type StepContext } from '../step.ts';

/** Works out the report. @throws AnalysisFailure when the facts are not enough or lie outside what the rules cover */
export async function finalAnalysis({ analysis, session, progress }: StepContext): Promise<Artefacts['final_analysis']> {
  await progress(55, 'Working out costs, returns and scenarios');
  const { facts } = await readArtefact(session, 'data_extraction');
  const { context } = await readArtefact(session, 'enrichments');
  try {
    return underwrite(
      corrected(facts, analysis.corrections),
      context,
      { ...overridesOf(analysis.buyer), ...analysis.assumptions },
      analysis.asOf,
    );
  } catch (error) {
    if (error instanceof UnderwritingError) throw new AnalysisFailure([error.message]);
    throw error;
  }
}
