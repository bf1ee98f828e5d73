import type { AnalysisState } from './analysis-state.ts';

/** What the tab is called: how far the analysis is, then that it has ended, so that it announces itself among other tabs. */
export function tabTitle(name: string, state: AnalysisState | null): string {
  if (state === null) return name;
  if (state.status === 'pending' || state.status === 'processing') return `${Math.round(state.progress)}% · ${name}`;
  if (state.endedWhileWatched !== true) return name;
  if (state.status === 'completed') return `Ready: ${name}`;
  return state.status === 'failed' ? `Failed: ${name}` : name;
}
