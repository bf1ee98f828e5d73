/** Rows on a page of an admin list. */
export const adminPageSize = 20;
