import { acceptedDocuments, limits } from '@rimawari/api/limits';
import { endingOf, fileKind, holdsWhatItsNameSays } from '@rimawari/extraction/file-kind';
import { Problem } from '../../platform/index.ts';

export { headBytes } from '@rimawari/extraction/file-kind';

export const filesAtMost = limits.documentsPerAnalysis;
export const fileBytesAtMost = limits.documentBytes;

const typeByEnding: ReadonlyMap<string, string> = new Map(
  Object.entries(acceptedDocuments).flatMap(([type, endings]) => endings.map((ending) => [ending, type])),
);
const [last = '', ...others] = [...typeByEnding.keys()].map((ending) => (ending === 'pdf' ? 'PDF' : ending)).toReversed();
/** `PDF, png, …, xls or xlsx`. */
export const endingsInWords = `${others.toReversed().join(', ')} or ${last}`;

/** The content type by the file's name. @throws Problem 415 for a name that is not accepted. */
export function contentTypeOf(filename: string): string {
  const type = typeByEnding.get(endingOf(filename));
  if (type === undefined) throw new Problem('unsupported_type', `${filename} is not an accepted file type. Send ${endingsInWords}.`);
  return type;
}

/** Compares the first bytes with what the name promises. @throws Problem 415 when they differ, 422 when there are none. */
export function checkContent(filename: string, head: Uint8Array): void {
  if (head.length === 0) throw new Problem('empty_file', `${filename} is empty. Nothing was saved. Choose another file.`);
  if (!holdsWhatItsNameSays(filename, fileKind(head, contentTypeOf(filename), filename)))
    throw new Problem(
      'unsupported_type',
      `${filename} does not match its file type. Nothing was saved. Save it again as ${endingsInWords}.`,
    );
}
