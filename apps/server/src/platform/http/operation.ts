import type { Readable } from 'node:stream';
import type { operations } from '@rimawari/api/types';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Caller } from './caller.ts';
import type { OperationId } from './contract.ts';
import type { SubmittedForm } from './form.ts';

type Success = 200 | 201 | 202 | 204;
type JsonBody<O extends OperationId> = operations[O] extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : undefined;
type PathOf<O extends OperationId> = operations[O]['parameters'] extends { path: infer Path } ? Path : Record<never, never>;
type HeadersOf<O extends OperationId> = operations[O]['parameters'] extends { header?: infer Headers }
  ? NonNullable<Headers>
  : Record<never, never>;
type QueryOf<O extends OperationId> = operations[O]['parameters'] extends { query?: infer Query }
  ? NonNullable<Query>
  : Record<never, never>;

/** One call of an operation, validated as the contract says. */
export interface Call<O extends OperationId> {
  /** Not read in operations that the contract marks with `x-raw-body`. */
  body: JsonBody<O>;
  path: PathOf<O>;
  query: QueryOf<O>;
  headers: HeadersOf<O>;
  /** The signed-in caller; asking for one in a public operation is a fault. */
  readonly caller: Caller;
  /** The address the request came from. */
  ip: string;
  /** Under which this server is opened: what an address of its own may begin with. */
  readonly ownOrigins: readonly string[];
  /** What the client says it is. */
  userAgent: string | null;
  /** The parts of a multipart body, while they arrive; asking for them in another operation is a fault. */
  readonly form: SubmittedForm;
  /** The body byte for byte, in operations that the contract marks with `x-raw-body`; in another it is a fault. */
  readonly rawBody: Buffer;
  /** Of the caller, in operations that the contract marks with `x-idempotent`; for a provider that takes one too. */
  idempotencyKey: string | null;
  /**
   * Keeps the answer for when the request is sent again, together with its effect. Without it, it is kept when the
   * handler is done: then an end of the process in between makes the effect happen again. Does nothing without a key.
   */
  keepAnswer: (trx: Kysely<Tables>, answer: Answer<O>) => Promise<void>;
}

/** A body that is not JSON, or JSON that is ready as bytes. */
export interface FileAnswer<Status> {
  status: Status;
  headers: Record<string, string>;
  content: Readable | Uint8Array | string;
}

type AnswerOf<Status, Response> = Response extends { content: { 'application/json': infer Body } }
  ? { status: Status; body: Body } | (Exclude<keyof Response['content'], 'application/json'> extends never ? never : FileAnswer<Status>)
  : Response extends { content: object }
    ? FileAnswer<Status>
    : { status: Status };

/** What an operation may answer when all is well; everything else is thrown as a `Problem`. */
export type Answer<O extends OperationId> = {
  [Status in keyof operations[O]['responses'] & Success]: AnswerOf<Status, operations[O]['responses'][Status]>;
}[keyof operations[O]['responses'] & Success];

export type Handlers = { [O in OperationId]?: (call: Call<O>) => Promise<Answer<O>> };
