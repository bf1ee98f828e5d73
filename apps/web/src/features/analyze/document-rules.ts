import { acceptedDocuments as accepted, limits } from '@rimawari/api';
import { formatFileSize } from '@rimawari/ui/format';

/** Accepted types, as browsers name them, with the endings that count for each. */
export const acceptedDocuments: Record<string, string[]> = Object.fromEntries(
  Object.entries(accepted).map(([type, endings]) => [type, endings.map((ending) => `.${ending}`)]),
);

const names = Object.values(accepted).map(([ending]) => ending.toUpperCase());

/** What the zone takes, in words. JPEG is another ending of JPG. */
export const documentsHint = `Up to ${limits.documentsPerAnalysis} files of ${formatFileSize(limits.documentBytes)} each: ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`;
