import { describe, expect, it } from 'vitest';
import { explain } from '../src/report/explain.ts';
import { insightReportSchema } from '../src/report/schema/insight-report-schema.ts';
import { schemaErrors } from '../src/report/schema/json-schema.ts';
import { variedNames, variedReport } from './varied-properties.ts';

/** Names, not prose: ids, rules, field names, and what the sources print. */
const names =
  /^\.(facts|rules|series\.[^.]+\.(id|unit)|analysis|place)|\.(id|figure|figures|key|kind|rule|inputs|raw|source_id|evidence|unit|field|item|basis|owner|rent_basis|target|lever|effect|step|columns|rows|cells|changes|outcomes|assumptions|key_figures|score|weight|stated|recomputed|difference|low_input|high_input|low|high|total|annualised|income|financing|returns|rent_roll|schema|state|severity)(\.|$)/;

/** Every text that a reader may see, with its path. */
function prose(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return names.test(path) ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => prose(entry, Array.isArray(value) ? path : `${path}.${name}`));
}

const faults: readonly (readonly [string, RegExp])[] = [
  ['a value that is none', /undefined|NaN|Infinity|\[object|\bnull\b/],
  ['a template that was not filled', /\$\{|\}\}/],
  ['two spaces', / {2}/],
  ['two stops', /\.\.|,,|\. \.|;\.|\?\.|: \./],
  ['a space before a stop', / [.,;](?!\d)/],
  ['a raw key', /\b[a-z]+_[a-z_]+\b/],
  ['more than four decimals', /\d\.\d{5,}/],
  ['a long number without groups', /(?<![\d.,/-])\d{5,}(?![\d,])/],
  ['a hyphen for a minus', /(?<![\w\d–-])-\d/],
  ['one of several', /\b1 (years|months|rooms|dwellings|points|units|days|metres|payments|times|runs|questions|storeys) /],
  ['advice to buy or not', /\b(you should|we recommend|should buy|do not buy|good investment|bad investment|worth buying)\b/i],
];

describe.each(variedNames)('the report on %s', (name) => {
  const report = variedReport(name);
  const texts = prose(report);

  it.each(faults)('has no text with %s', (_, fault) => {
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter(([, text]) => fault.test(text))).toEqual([]);
  });

  it('has figures with a label, a meaning and leaves, and no decimals beyond the sixth', () => {
    for (const figure of Object.values(report.figures)) {
      expect(figure.label.trim(), figure.id).not.toBe('');
      expect(figure.definition.trim(), figure.id).not.toBe('');
      expect(figure.value === null, figure.id).toBe(figure.because !== null);
      expect(String(Math.abs(figure.value ?? 0)).split('.')[1]?.length ?? 0, figure.id).toBeLessThanOrEqual(6);
      expect(explain(report, figure.id)).toBeTruthy();
    }
    expect(schemaErrors(insightReportSchema, report)).toEqual([]);
  });
});
