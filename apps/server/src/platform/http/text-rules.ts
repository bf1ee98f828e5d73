import type { ValidationItem } from './problem.ts';

/** What of a schema of the contract says where text may have several lines. */
export interface TextSchema {
  $ref?: string;
  properties?: Record<string, TextSchema>;
  items?: TextSchema;
  'x-multiline'?: boolean;
}

/** C0, DEL, C1, and the two separators of Unicode: none of them belongs into a line of text, and NUL no database takes. */
const inOneLine = /[\p{Cc}\u2028\u2029]/u;
/** Tab, line feed and carriage return may stand in several lines. */
const inSeveralLines = /[^\P{Cc}\t\n\r]/u;

/** Deeper than anything the contract knows; what checks a body calls itself at each step down. */
const deepest = 100;

/**
 * Strings, and names of members, anywhere in a value that hold control characters or half of a surrogate pair.
 * `x-multiline` of the schema allows several lines there and in all that is below.
 */
export function textFaults(
  value: unknown,
  loc: ValidationItem['loc'],
  schema: TextSchema | undefined,
  resolve: (reference: string) => TextSchema | undefined,
  isMultiline = false,
): ValidationItem[] {
  const known = schema?.$ref === undefined ? schema : resolve(schema.$ref);
  const hasLines = isMultiline || known?.['x-multiline'] === true;
  if (loc.length > deepest) return [{ loc: loc.slice(0, 3), msg: 'must not be nested so deep', type: 'depth' }];
  if (typeof value === 'string') return faultOf(value, loc, hasLines);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textFaults(item, [...loc, index], known?.items, resolve, hasLines));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const ofName = faultOf(name, loc, false);
    return ofName.length > 0 ? ofName : textFaults(member, [...loc, name], known?.properties?.[name], resolve, hasLines);
  });
}

function faultOf(text: string, loc: ValidationItem['loc'], hasLines: boolean): ValidationItem[] {
  if (!text.isWellFormed()) return [{ loc, msg: 'must be valid Unicode text', type: 'unicode' }];
  return (hasLines ? inSeveralLines : inOneLine).test(text)
    ? [{ loc, msg: 'must not hold control characters', type: 'control_characters' }]
    : [];
}
