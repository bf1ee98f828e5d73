import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../source-files.ts';

export const contractFile = join(root, 'openapi.yaml');

/** An example of an answer, once, however many operations share it. */
export interface Example {
  /** Where its value is in the contract. */
  way: string[];
  /** The way as text, without what every way has. */
  name: string;
  value: unknown;
}

type Node = Record<string, unknown>;

const document = parse(readFileSync(contractFile, 'utf8')) as Node;
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Follows `$ref`s from a place of the contract to where something really is. */
function settled(way: string[]): { way: string[]; node: Node } {
  const node = way.reduce<unknown>((found, key) => (found as Node | undefined)?.[key], document) as Node | undefined;
  if (node === undefined) throw new Error(`openapi.yaml has nothing at ${way.join(' ')}`);
  return typeof node.$ref === 'string' ? settled(node.$ref.slice(2).split('/')) : { way, node };
}

function named(way: string[]): string {
  return way.filter((part) => !['paths', 'components', 'responses', 'content', 'examples'].includes(part)).join(' ');
}

/** The examples of every answer of some operations, by what they are named in. */
export function examplesOf(isIncluded: (operationId: string) => boolean): Map<string, Example> {
  const examples = new Map<string, Example>();
  for (const [path, item] of Object.entries(document.paths as Record<string, Node>)) {
    for (const method of methods) {
      const operation = item[method] as { operationId: string; responses: Node } | undefined;
      if (operation === undefined || !isIncluded(operation.operationId)) continue;
      for (const status of Object.keys(operation.responses)) {
        const answer = settled(['paths', path, method, 'responses', status]);
        for (const type of Object.keys((answer.node.content ?? {}) as Node)) {
          const media = [...answer.way, 'content', type, 'examples'];
          for (const key of Object.keys(settled(media).node)) {
            const { way, node } = settled([...media, key]);
            examples.set(named(way), { way: [...way, 'value'], name: named(way), value: node.value });
          }
        }
      }
    }
  }
  return examples;
}
