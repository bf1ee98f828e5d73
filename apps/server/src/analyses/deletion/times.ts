/** By then the process that was asked has either erased what it was asked to, taken the deletion back, or died. */
export const takenUpAfterSeconds = 60;
/** Longer than any step may run: what one wrote after the files were removed is removed then. */
export const lastLookAfterSeconds = 3600;
export const lastLookAfterMs = lastLookAfterSeconds * 1000;
