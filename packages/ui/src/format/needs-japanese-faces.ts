/** Characters of the samples' names: a few kilobytes of faces of their own stand for half a megabyte of Japanese ones. */
export const sampleNameCharacters = 'グランコート風見台号室メゾン水車町';

const japanese = /[\u2460-\u24ff\u3000-\u33ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/gu;

/** Whether a text has Japanese beyond what is known from the start. */
export function needsJapaneseFaces(text: string): boolean {
  return text.match(japanese)?.some((character) => !sampleNameCharacters.includes(character)) ?? false;
}
