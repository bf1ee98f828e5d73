import type { FastifyRequest } from 'fastify';
import type { Contract, OperationRule } from './contract.ts';
import { Problem } from './problem.ts';
import { textFaults } from './text-rules.ts';

/** One part of a submitted form, in the order it was sent. */
export type FormPart =
  | { kind: 'field'; name: string; value: string }
  | {
      kind: 'file';
      name: string;
      filename: string;
      contentType: string;
      /** Read it to its end before the next part is asked for, or not at all: then it is passed over. */
      content: AsyncIterable<Uint8Array>;
    };

/** A form while it arrives, from a request or from any other program. It can be read once. */
export type SubmittedForm = AsyncIterable<FormPart>;

/** A form that is larger is refused, whatever its operation would make of it. */
const formBytesAtMost = 64 * 1024 * 1024;
/** What the reader of forms takes in at all; what an operation allows is for the operation to say. */
const readerLimits = { fieldNameSize: 100, fieldSize: 16_384, fields: 10, parts: 20, fileSize: Number.POSITIVE_INFINITY };

/** The form of a multipart request. @throws Problem 422 while it is read, when it breaks off or is not a form. */
export async function* formOf(request: FastifyRequest): SubmittedForm {
  if (Number(request.headers['content-length']) > formBytesAtMost) throw tooLarge();
  let size = 0;
  const counted = (chunk: Uint8Array) => {
    size += chunk.length;
    if (size > formBytesAtMost) throw tooLarge();
  };
  try {
    for await (const part of request.parts({ limits: readerLimits })) {
      if (part.type === 'field') {
        if (part.fieldnameTruncated || part.valueTruncated) throw tooLong();
        yield { kind: 'field', name: part.fieldname, value: textOf(part.value) };
        continue;
      }
      yield {
        kind: 'file',
        name: part.fieldname,
        filename: part.filename,
        contentType: part.mimetype,
        content: contentOf(part.file, counted),
      };
      for await (const chunk of part.file) counted(chunk);
    }
  } catch (problem) {
    throw named(problem);
  }
}

async function* contentOf(file: AsyncIterable<Uint8Array>, counted: (chunk: Uint8Array) => void): AsyncIterable<Uint8Array> {
  try {
    for await (const chunk of file) {
      counted(chunk);
      yield chunk;
    }
  } catch (problem) {
    throw named(problem);
  }
}

/** A part that says it is JSON was read as JSON. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The same form; its reading ends where the name or the text of a field holds what no text may hold. Names of files are for the operation to clean. */
export async function* checkedForm(form: SubmittedForm, { bodySchema }: OperationRule, { schemaAt }: Contract): SubmittedForm {
  for await (const part of form) {
    const faults = textFaults({ [part.name]: part.kind === 'field' ? part.value : '' }, ['body'], bodySchema, schemaAt);
    if (faults.length > 0) throw new Problem('validation_failed', faults);
    yield part;
  }
}

const tooLarge = () => new Problem('too_large', 'The form is too large. Nothing was saved.');
const tooLong = () => new Problem('validation_failed', 'A field of the form is too long.');

/** The reader's own errors in the product's words. */
function named(problem: unknown): unknown {
  const code: unknown = problem instanceof Error ? Reflect.get(problem, 'code') : undefined;
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return new Problem('validation_failed', 'The form has too many fields.');
  if (code === 'FST_PROTO_VIOLATION')
    return new Problem('validation_failed', 'The form has an unknown field. Reload the page and try again.');
  const message = problem instanceof Error ? problem.message : '';
  if (/multipart|part header|boundary|premature|aborted|terminated early|JSON/i.test(message))
    return new Problem('unreadable_body', 'The upload was interrupted or could not be read. Nothing was saved. Try again.');
  return problem;
}
