import type { ReactElement, ReactNode } from 'react';
import { isContext, within } from './static-react.ts';

const names: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  textAnchor: 'text-anchor',
  vectorEffect: 'vector-effect',
  strokeWidth: 'stroke-width',
};
const empty = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr']);
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter) : text;
}

/** The same HTML as React's static markup of an element whose components have neither state nor effects. */
export function htmlOf(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string') return escaped(node);
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (Array.isArray(node)) {
    let html = '';
    for (const one of node as ReactNode[]) html += htmlOf(one);
    return html;
  }
  if (!('props' in node)) throw new TypeError('What is written once holds texts and elements only.');
  return elementHtml(node as ReactElement<Record<string, unknown>>);
}

function elementHtml({ type, props }: ReactElement<Record<string, unknown>>): string {
  const children = props.children as ReactNode;
  if (isContext(type)) return within(type, props.value, () => htmlOf(children));
  if (typeof type === 'function') return htmlOf((type as unknown as (given: typeof props) => ReactNode)(props));
  if (typeof type !== 'string') return htmlOf(children);
  let html = `<${type}`;
  for (const name in props) {
    if (name !== 'children') html += attributeHtml(name, props[name]);
  }
  return empty.has(type) ? `${html}/>` : `${html}>${htmlOf(children)}</${type}>`;
}

function attributeHtml(name: string, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return '';
  const written = names[name] ?? (/^[a-z]+(?:Span|Index|Time)$/.test(name) ? name.toLowerCase() : name);
  const spoken = name.startsWith('aria-') || name.startsWith('data-');
  if (typeof value === 'boolean' && !spoken) return value ? ` ${written}=""` : '';
  return ` ${written}="${escaped(String(value))}"`;
}
