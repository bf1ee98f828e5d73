import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, root } from './source-files.ts';
import { specTexts } from './spec-texts.ts';

const shown = projectFiles()
  .filter(
    (name) =>
      /^(apps\/web|apps\/server|packages\/(ui|api|report-viewer))\/src\/.*\.tsx?$/.test(name) &&
      !/\.(test|stories)\.tsx?$|\/testing\/|\.gen\.ts$/.test(name),
  )
  .map((name) =>
    readFileSync(join(root, name), 'utf8').replaceAll('&apos;', "'").replaceAll('&rsquo;', "'").replaceAll("\\'", "'").replace(/\s+/g, ' '),
  )
  .join('\n');

describe('the words of the specification', () => {
  for (const [screen, texts] of Object.entries(specTexts)) {
    it(`stand to the letter in what ${screen} shows`, () => {
      expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
    });
  }
});
