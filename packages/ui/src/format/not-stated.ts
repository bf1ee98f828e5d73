/** What stands where a value is unknown: never a zero, never a blank. */
export const notStated = 'Not stated';
