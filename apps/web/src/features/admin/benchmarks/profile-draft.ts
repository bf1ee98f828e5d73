/** Under which what was typed is kept until it is saved or put aside. */
export const profileDraft = (id: string) => `profile ${id}`;
