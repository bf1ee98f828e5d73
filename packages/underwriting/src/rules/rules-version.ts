/** Day on which the dated rules were last gone through. */
export const rulesVersion = '2026-11-20';
