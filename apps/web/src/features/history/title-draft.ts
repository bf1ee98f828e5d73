/** Under which what was typed is kept until it is saved or put aside. */
export const titleDraft = (analysisId: string) => `title of ${analysisId}`;
