/** Day on which the dated rules were last checked against their sources. */
export const rulesVersion = '2026-11-22';
