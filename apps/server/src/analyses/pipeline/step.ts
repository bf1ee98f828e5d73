import { pipelineSteps } from '@rimawari/api/limits';
import type { ReaderSettings } from '@rimawari/extraction';
import type { AssumptionOverrides, Refusal } from '@rimawari/underwriting';
import type { ObjectStore } from '../../platform/index.ts';
import type { Buyer } from './buyer.ts';
import type { Corrections } from './corrections.ts';
import type { Ports } from './ports.ts';
import type { StartingDefaults } from './starting-defaults.ts';

/** The order of the pipeline, as the contract lists it. Each step reads earlier artefacts of its session and writes one of its own. */
export const stepNames = pipelineSteps;
export type StepName = (typeof stepNames)[number];

/** Whose artefacts each step reads: of its own run, or of a base of it. */
export const stepInputs: Readonly<Record<StepName, readonly StepName[]>> = {
  pdf_generation: [],
  data_extraction: ['pdf_generation'],
  enrichments: ['data_extraction'],
  final_analysis: ['data_extraction', 'enrichments'],
  html_report: ['final_analysis'],
};

export interface AnalysisInput {
  id: string;
  /** As the user gave it. */
  title: string | null;
  listingUrl: string | null;
  /** Day of submission in Japan, `YYYY-MM-DD`. */
  asOf: string;
  buyer: Buyer | null;
  /** Of the account, when the analysis was submitted. */
  ownDefaults: StartingDefaults | null;
  /** In place of what was read of the sources. */
  corrections: Corrections | null;
  documents: { id: string; filename: string; contentType: string; size: number; key: string }[];
  /** Where the run reads otherwise than the readers as they ship. */
  readers?: ReaderSettings;
  /** In place of our defaults. */
  assumptions?: AssumptionOverrides;
}

export interface StepContext {
  analysis: AnalysisInput;
  /** Timestamped folder of this run: artefacts are `<step>.json`, files lie beside them. */
  session: SessionFolder;
  store: ObjectStore;
  ports: Ports;
  signal: AbortSignal;
  /** Share of the whole analysis that is done, 0 to 100, and what is being done. */
  progress: (percent: number, doing: string) => Promise<void>;
}

export interface SessionFolder {
  readonly id: string;
  readonly prefix: string;
  /** Whether this run itself has written the artefact of the step. */
  hasArtefact(step: StepName): Promise<boolean>;
  /** The artefact of this run; where it has none, that of the nearest base that has one. @throws ArtefactMissing */
  findArtefact(step: StepName): Promise<WrittenArtefact>;
  /** The first artefact of a step stays; a later one is dropped. */
  writeArtefact(step: StepName, artefact: unknown): Promise<void>;
  writeFile: (path: string, content: Uint8Array | string) => Promise<void>;
}

/** An artefact as its run left it. */
export interface WrittenArtefact {
  /** The run that wrote it. */
  sessionId: string;
  text: string;
  /** Reads a file that the artefact names: from the run that wrote both. @throws ObjectMissing */
  readFile: (path: string) => Promise<Uint8Array>;
}

export interface Step {
  readonly name: StepName;
  run(context: StepContext): Promise<unknown>;
}

/** An expected end: the input cannot become a report. Never retried; the lines are shown to the user as they are. */
export class AnalysisFailure extends Error {
  lines: string[];
  /** What extraction made of the sources, when it is the one that says no. */
  readonly refusal: Refusal | null;
  constructor(lines: string[], refusal: Refusal | null = null) {
    super(lines.join(' '));
    this.lines = lines;
    this.refusal = refusal;
  }
}
