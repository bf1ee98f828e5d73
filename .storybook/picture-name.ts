/** Name of a story's picture. */
export const pictureOf = (id: string): string => id.replace(/-+/g, '-');
