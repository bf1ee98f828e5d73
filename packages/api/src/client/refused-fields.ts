import { readDetail } from './problem.ts';

export interface RefusedFields<Name extends string> {
  /** What to say at each field that was refused. */
  fields: Partial<Record<Name, string>>;
  /** The server's words about everything else; undefined when there are none. */
  rest: string | undefined;
}

/**
 * Sorts the server's words about a refused form to the fields they are about. `names` are fields of the body as the contract calls
 * them; an item inside a field (`body.urls.0`) belongs to it. Several messages for one field are joined.
 */
export function refusedFields<const Name extends string>(error: unknown, names: readonly Name[]): RefusedFields<Name> {
  const detail = isRecord(error) ? error.detail : undefined;
  if (!Array.isArray(detail) || readDetail(error) === undefined) return { fields: {}, rest: readDetail(error) };
  const fields: Partial<Record<Name, string>> = {};
  const others: unknown[] = [];
  for (const item of detail as unknown[]) {
    const { loc, msg } = isRecord(item) ? item : {};
    const name = Array.isArray(loc) && loc[0] === 'body' ? names.find((known) => known === loc[1]) : undefined;
    if (name === undefined || typeof msg !== 'string' || msg === '') others.push(item);
    else fields[name] = [fields[name], sentence(msg)].filter(Boolean).join(' ');
  }
  return { fields, rest: others.length > 0 ? readDetail({ detail: others }) : undefined };
}

/** A validator's `must not have more than 200 characters` as a person would write it. */
function sentence(message: string): string {
  const plain = message.replace(/^must NOT/, 'must not').replace(/^./, (letter) => letter.toUpperCase());
  return /[.!?。]$/.test(plain) ? plain : `${plain}.`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
