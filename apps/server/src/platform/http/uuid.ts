const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the database can look for it: an id of a path may be any text. */
export const isUuid = (text: string): boolean => uuid.test(text);
