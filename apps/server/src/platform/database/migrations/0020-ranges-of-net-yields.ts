/** Where the rent is estimated a history shows the net yield as a range. */
export const rangesOfNetYields = [
  `alter table analysis_sessions add column net_yield_low double precision, add column net_yield_high double precision`,
];
