import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ReportContents } from './report-contents.tsx';

const shown = (places: { id: string; name: string; top: number }[]) =>
  renderToStaticMarkup(createElement(ReportContents, { places, frame: { current: null }, onGo: () => undefined }));

describe('the contents above a report', () => {
  it('are a landmark once the report has told its chapters, and not before', () => {
    expect(shown([])).not.toContain('<nav');
    expect(shown([{ id: 'costs', name: 'Costs', top: 0 }])).toContain('<nav aria-label="Chapters of the report"');
  });

  it('mark the chapter being read in forced colours too, where every transparent border is drawn', () => {
    const sheet = readFileSync(join(import.meta.dirname, 'report-contents.module.css'), 'utf8');
    const [, forced = ''] = sheet.split('@media (forced-colors: active)');
    const colour = (selector: string) => forced.split(selector)[1]?.match(/border-block-end(?:-color)?:[^;]*\b(Canvas|Highlight)\b/)?.[1];
    expect([colour('.contents button {'), colour('.contents button[aria-current] {')]).toEqual(['Canvas', 'Highlight']);
  });
});
