/** What a log may hold of an error. */
export interface ErrorDescription {
  [member: string]: unknown;
  type: string;
  message: string;
  code?: string;
  /** Names of the database's own things, never a value. */
  constraint?: string;
  table?: string;
  column?: string;
  /** The places alone. */
  stack: string;
  cause?: ErrorDescription;
  errors?: ErrorDescription[];
}

const messageAtMost = 500;
const deepest = 5;

/**
 * An error as the log keeps it: its kind, its code and where it arose. Drivers hang the statement, its parameters and
 * whole rows onto their errors, and write values into the message; a parser quotes what it read. So only named members
 * are taken over, and a message only where its words are not made from somebody's data.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: 'A non-error value was thrown', stack: '' };
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
  };
  const isOfDatabase = /^[0-9A-Z]{5}$/.test(text('code') ?? '') && ('severity' in error || 'routine' in error);
  return {
    type: error.constructor.name,
    message: messageOf(error, isOfDatabase),
    ...present({ code: text('code') }),
    ...(isOfDatabase ? present({ constraint: text('constraint'), table: text('table'), column: text('column') }) : {}),
    stack: framesOf(error),
    ...(error.cause === undefined || depth >= deepest ? {} : { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && depth < deepest
      ? { errors: error.errors.slice(0, 3).map((inner: unknown) => describeError(inner, depth + 1)) }
      : {}),
  };
}

function messageOf(error: Error, isOfDatabase: boolean): string {
  if (isOfDatabase) return 'The database refused a statement';
  if (error instanceof SyntaxError) return 'A text could not be parsed';
  return withoutSecrets(error.message).slice(0, messageAtMost);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Tokens, hashes, addresses of people and queries of links, wherever a message came from. */
function withoutSecrets(message: string): string {
  return message
    .replace(/\$argon2\S+/g, '[hash]')
    .replace(/[^\s@<>"'(]+@[^\s@<>"')]+\.[^\s@<>"')]+/g, '[address]')
    .replace(/\?[^\s"']+/g, '?[query]')
    .replace(/[\w-]{24,}/g, (run) => (uuid.test(run) || !/\d/.test(run) ? run : '[token]'));
}

/** The first lines of a stack repeat the message. */
function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

function present<Shape extends Record<string, string | undefined>>(members: Shape): { [Name in keyof Shape]?: string } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as { [Name in keyof Shape]?: string };
}
