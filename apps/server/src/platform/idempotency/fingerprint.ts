import { createHash, type Hash } from 'node:crypto';
import type { FormPart, SubmittedForm } from '../http/form.ts';

/** SHA-256 of a JSON value; the order of members and the white space between them do not matter. */
export function fingerprintOfJson(value: unknown): string {
  const hash = createHash('sha256');
  addText(hash, JSON.stringify(value, sorted) ?? '');
  return hash.digest('hex');
}

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

export interface FingerprintedForm {
  /** The same form, to be read in place of the given one. */
  form: SubmittedForm;
  /** @throws Error before the form was read to its end */
  fingerprint: () => string;
}

/**
 * SHA-256 over names, values, file names, types and bytes of the parts in their order, while they stream by: nothing is
 * held, and the boundary between the parts does not matter.
 */
export function fingerprintOfForm(given: SubmittedForm): FingerprintedForm {
  const hash = createHash('sha256');
  let digest: string | null = null;
  async function* form(): SubmittedForm {
    for await (const part of given) {
      if (part.kind === 'field') {
        for (const text of ['field', part.name, part.value]) addText(hash, text);
        yield part;
      } else yield* fileOf(part, hash);
    }
    digest = hash.digest('hex');
  }
  return {
    form: form(),
    fingerprint: () => {
      if (digest === null) throw new Error('The form was not read to its end');
      return digest;
    },
  };
}

async function* fileOf(part: FormPart & { kind: 'file' }, hash: Hash): AsyncGenerator<FormPart> {
  for (const text of ['file', part.name, part.filename, part.contentType]) addText(hash, text);
  const bytes = createHash('sha256');
  async function* content() {
    for await (const chunk of part.content) {
      bytes.update(chunk);
      yield chunk;
    }
  }
  const passed = content();
  yield { ...part, content: passed };
  // What the reader passed over counts too.
  for await (const _ of passed);
  addText(hash, bytes.digest('hex'));
}

/** With its length in front, so that no two lists of texts run together into the same. */
function addText(hash: Hash, text: string): void {
  const bytes = Buffer.from(text);
  hash.update(`${bytes.length}:`).update(bytes);
}
