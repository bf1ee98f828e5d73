/** Letters of the two Japanese alphabets. */
export const kana = /[\u3041-\u30ff\uff66-\uff9f]/;
/** Characters of Chinese origin. */
export const han = /\p{Script=Han}/u;

/** Whether a letter may be part of a number. */
export const isNumeric = (letter: string | null): boolean => letter !== null && /[\d.,]/.test(letter);

/** Signs that the first reader takes for letters and digits, and the second one sees. */
export const signs = new Set('●■◆◇○/:・※★');

/** From here on the second reader is sure of a letter. */
export const surely = 0.9;
