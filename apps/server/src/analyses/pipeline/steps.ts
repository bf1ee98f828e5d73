import { type Artefacts, readArtefact } from './artefacts.ts';
import type { Step, StepContext, StepName } from './step.ts';
import { dataExtraction } from './steps/data-extraction.ts';
import { enrichments } from './steps/enrichments.ts';
import { finalAnalysis } from './steps/final-analysis.ts';
import { htmlReport } from './steps/html-report.ts';
import { pdfGeneration } from './steps/pdf-generation.ts';

/** A step that hands back its artefact if it already has one: run again after a crash, it does nothing twice. */
function once<S extends StepName>(name: S, work: (context: StepContext) => Promise<Artefacts[S]>): Step {
  return {
    name,
    async run(context) {
      if (await context.session.hasArtefact(name)) return readArtefact(context.session, name);
      const artefact = await work(context);
      context.signal.throwIfAborted();
      await context.session.writeArtefact(name, artefact);
      return artefact;
    },
  };
}

export const steps: Record<StepName, Step> = {
  pdf_generation: once('pdf_generation', pdfGeneration),
  data_extraction: once('data_extraction', dataExtraction),
  enrichments: once('enrichments', enrichments),
  final_analysis: once('final_analysis', finalAnalysis),
  html_report: once('html_report', htmlReport),
};
