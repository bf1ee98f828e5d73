/** Under which what was typed is kept until it is saved or the dialog is closed. */
export const limitsDraft = (userId: string) => `limits of ${userId}`;
