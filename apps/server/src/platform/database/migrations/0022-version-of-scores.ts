/** Which version of the Scenario Score a run was scored with; null in runs of version 2.0 and before. Scores of two versions are never compared. */
export const versionOfScores = [`alter table analysis_sessions add column score_version text`];
