import { plainText } from '../../normalise/text.ts';

/** English words without a capital, `maintenance and cleaning` behind `Building`: no name. */
export const isLowerCase = (text: string): boolean => /^[a-z][a-z\s,&/-]{3,}$/.test(plainText(text));
