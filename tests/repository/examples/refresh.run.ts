// Writes what a running server answers into the examples of openapi.yaml, where they differ. Run: npm run examples
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Document, isCollection, isNode, isScalar, parseDocument, visit } from 'yaml';
import { answersOfJourney } from '../../../apps/server/src/testing/journey.ts';
import { notServedYet } from '../not-served-yet.ts';
import { contractFile, examplesOf } from './contract-examples.ts';

// Other readers of YAML would take a bare time for more than text.
const style = { lineWidth: 0, singleQuote: true };

const dataDir = mkdtempSync(join(tmpdir(), 'rimawari-examples-'));
const remove = async () => rmSync(dataDir, { recursive: true, force: true });
const answers = await answersOfJourney({ where: { databaseUrl: null, dataDir }, remove });
let text = readFileSync(contractFile, 'utf8');
for (const { name, way, value } of examplesOf((id) => !(notServedYet as readonly string[]).includes(id)).values()) {
  const answer = answers.get(name);
  if (answer === undefined || isDeepStrictEqual(answer.body, value)) continue;
  text = replaced(text, way, answer.body);
  process.stdout.write(`${name}\n`);
}
writeFileSync(contractFile, text);

/** The text with another value at one place; everything else stays as it was written. */
function replaced(before: string, way: string[], value: unknown): string {
  const node = parseDocument(before).getIn(way, true);
  if (!isNode(node) || !node.range) throw new Error(`openapi.yaml has no value at ${way.join(' ')}`);
  const [from, to] = node.range;
  const isFlow = !isCollection(node) || node.flow === true;
  const column = from - (before.lastIndexOf('\n', from - 1) + 1);
  const written = isFlow ? inOneLine(value) : inLines(value).replaceAll('\n', `\n${' '.repeat(column)}`);
  // A block ends behind its last line break.
  const rest = /\s*$/.exec(before.slice(from, to))?.[0] ?? '';
  return before.slice(0, from) + written + rest + before.slice(to);
}

function documentOf(value: unknown): Document {
  return new Document(value, { compat: 'yaml-1.1' });
}

function inOneLine(value: unknown): string {
  const document = documentOf(value);
  visit(document, {
    Collection: (_, collection) => {
      collection.flow = true;
    },
  });
  return document.toString(style).trimEnd().replace(/\n\s*/g, ' ');
}

/** Lists of plain values stay in one line. */
function inLines(value: unknown): string {
  const document = documentOf(value);
  visit(document, {
    Seq: (_, sequence) => {
      sequence.flow = sequence.items.every(isScalar) && JSON.stringify(sequence).length < 60;
    },
  });
  return document.toString(style).trimEnd();
}
