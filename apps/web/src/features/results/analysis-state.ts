export interface UnusedSource {
  /** The address or the name of the file. */
  source_name: string;
  /** What happened. */
  message: string;
}

export interface AnalysisState {
  /** As the server spells it. */
  status: string;
  created_at: string;
  /** Percent. */
  progress: number;
  /** Text, list or object; read by `errorLines`. */
  error: unknown;
  /** A sentence: what is being done now. */
  doing?: string | undefined;
  /** An estimate of the server's; left out while it has none. */
  seconds_left?: number | undefined;
  /** What was set aside while the rest went on. */
  unused_sources?: readonly UnusedSource[] | undefined;
  /** It ended while this page was open. */
  endedWhileWatched?: boolean;
}

export type CancellationState = 'offered' | 'busy' | 'failed';
