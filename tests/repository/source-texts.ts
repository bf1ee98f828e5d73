import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from './source-files.ts';

/** A text as it is written in a source file. */
export interface SourceText {
  file: string;
  line: number;
  text: string;
}

/** A node of the syntax tree, in the few fields that are read here. */
interface Node {
  type: string;
  start: number;
  value?: unknown;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** Names of modules, of types and of properties are not read by anyone but the compiler. */
const passedOver = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'TSLiteralType', 'ImportExpression', 'TSEnumMember']);

function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText' && typeof node.value === 'string') return node.value;
  // What is filled in stands as an ellipsis: it is neither a number nor a word.
  if (node.type === 'TemplateLiteral') {
    const parts = (node.quasis as { value: { cooked: string | null; raw: string } }[]).map(({ value }) => value.cooked ?? value.raw);
    return parts.join('…');
  }
  return null;
}

/** Sentences and phrases: two words after one another, the second in small letters. Not SQL, selectors, markup, addresses or names of classes. */
const isProse = (text: string): boolean =>
  /[A-Za-z’']{2,},? [a-z’']{2,}/.test(text) &&
  !/^\s*(?:select|insert|update|delete|create|alter|with|drop|begin)\s/i.test(text) &&
  !/[{};]\s*$|<\w+[^>]*>|=>|&&/.test(text);

const nameOf = (callee: unknown): string => (isNode(callee) && callee.type === 'Identifier' ? String(callee.name) : '');

/**
 * Texts of a file that could be read by a person: literals, templates and words between tags, in the order they are written. With
 * `calls` those alone that are arguments of a function or class of such a name.
 */
export function textsOfSource(file: string, calls?: ReadonlySet<string>): SourceText[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { program } = parseSync(file, source);
  const found: SourceText[] = [];
  let depth = calls === undefined ? 1 : 0;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const child of value) visit(child);
    if (!isNode(value) || passedOver.has(value.type)) return;
    const isAsked = calls?.has(nameOf(value.callee)) ?? false;
    if (isAsked) depth += 1;
    look(value);
    if (isAsked) depth -= 1;
  };
  const look = (value: Node): void => {
    const text = textOf(value)?.replace(/\s+/g, ' ').trim();
    if (depth > 0 && text !== undefined && isProse(text)) found.push({ file, line: source.slice(0, value.start).split('\n').length, text });
    for (const [key, child] of Object.entries(value)) if (key !== 'typeAnnotation' && typeof child === 'object') visit(child);
  };
  visit(program);
  return found;
}

/** Attributes that a reader sees or hears, and those whose value may hold several words and is for the machine alone. */
const readAttributes = new Set(['alt', 'aria-label', 'caption', 'data-label', 'label', 'lead', 'placeholder', 'term', 'title', 'titleJa']);
const machineAttributes = new Set(['className', 'transform', 'patternTransform', 'viewBox', 'd', 'points']);
const japanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const threeWords = /\p{L}[^\s]*(?:\s+[^\s]*\p{L}[^\s]*){2}/u;

/** In code without markup names have no spaces and no capital before a small letter: what has either is read. */
export const twoWords = /\p{L}\S*\s.*\p{L}|\p{Lu}\p{Ll}/u;

/** What is refused is told where it is refused; the script of the engine keeps such texts, and only them (decision 61). */
const isRefusal = ({ type, callee }: Node): boolean => type === 'NewExpression' && nameOf(callee).endsWith('Error');

/**
 * Texts that a component holds itself: words between tags and in attributes that are read, whatever their length; everywhere else what has
 * three words or more, or is Japanese. Where names are short, `prose` finds shorter texts too.
 */
export function textsInMarkup(file: string, source: string, prose = threeWords): SourceText[] {
  const { program } = parseSync(file, source);
  const found: SourceText[] = [];
  const visit = (value: unknown, isRead: boolean): void => {
    if (Array.isArray(value)) for (const child of value) visit(child, isRead);
    if (!isNode(value) || passedOver.has(value.type) || isRefusal(value)) return;
    const text = textOf(value)?.replace(/\s+/g, ' ').trim() ?? '';
    const isWhole = isRead || value.type === 'JSXText';
    if (japanese.test(text) || (isWhole ? /\p{L}/u : prose).test(text))
      found.push({ file, line: source.slice(0, value.start).split('\n').length, text });
    const attribute = value.type === 'JSXAttribute' && isNode(value.name) ? attributeName(value.name) : null;
    if (attribute !== null && machineAttributes.has(attribute)) return;
    // What is compared, or given to a function, inside of an attribute is a key; of three words it is found all the same.
    const isKey = value.type === 'BinaryExpression' || value.type === 'CallExpression';
    const isReadInside = attribute === null ? isRead && !isKey : readAttributes.has(attribute);
    for (const [key, child] of Object.entries(value)) if (key !== 'typeAnnotation' && typeof child === 'object') visit(child, isReadInside);
  };
  visit(program, false);
  return found;
}

const attributeName = ({ name, namespace }: Node): string =>
  namespace === undefined ? String(name) : `${(namespace as Node).name as string}:${String((name as Node).name)}`;
