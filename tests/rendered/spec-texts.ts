import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository/source-files.ts';

/** A text that the specification fixes to the letter. */
interface SpecText {
  /** Of the specification. */
  section: string;
  /** Title of the stories of its screen. */
  screen: string;
  /** `{n}` stands for a number, `{words}` for any words. */
  text: string;
}

export const specTexts: SpecText[] = readFileSync(join(root, 'tests/rendered/spec-texts.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [section = '', screen = '', text = ''] = line.split('\t');
    return { section, screen, text };
  });

const placeholders: Record<string, string> = { '{n}': '-?[\\d,]+', '{words}': '.*' };

/** Whether one of the lines that a story showed is the text, from its first to its last character. */
export function isShown(text: string, lines: readonly string[]): boolean {
  const parts = text.split(/(\{n\}|\{words\})/).map((part) => placeholders[part] ?? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const whole = new RegExp(`^${parts.join('')}$`, 'u');
  return lines.some((line) => whole.test(line));
}
