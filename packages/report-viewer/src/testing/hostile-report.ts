import type { InsightReport } from '@rimawari/underwriting';
import { sampleReport } from '@rimawari/underwriting/testing';

export const hostileTexts = [
  '</script><script>window.__hit = 1</script>',
  '<img src=x onerror="window.__hit = 2">',
  '"><svg onload=window.__hit=3>',
  "' onmouseover='window.__hit=4",
  '<!--<script>',
  ']]></style><style>*{display:none}</style>',
  'javascript:window.__hit=5',
  '\u202etxet desrever\u2066\u200b\u0000',
  'W'.repeat(600),
  '\ud800 lone',
  'one\u2028two\u2029three',
  '__proto__',
  'constructor',
];

/** The sample with every text of its sources replaced by something that tries to break out. */
export function hostileReport(): InsightReport {
  const report = structuredClone(sampleReport('condominium_unit'));
  let turn = 0;
  const next = () => hostileTexts[turn++ % hostileTexts.length] ?? '';
  const all = hostileTexts.join(' ');
  report.analysis.title = all;
  report.analysis.listing_url = 'javascript:window.__hit=6';
  report.analysis.documents = [...hostileTexts];
  report.inputs.facts.values.address = all;
  report.inputs.facts.values.layout = next();
  report.inputs.facts.values.land_rights = all;
  report.inputs.facts.values.zoning = next();
  report.inputs.facts.extra.remarks = [...hostileTexts];
  report.inputs.facts.values.stations = hostileTexts.map((text) => ({ line: text, station: text, walk_min: 3 }));
  report.inputs.facts.conflicts = [{ field: 'address', values: [...hostileTexts], sources: [...hostileTexts] }];
  report.inputs.facts.extra.rent_roll = hostileTexts.map((text) => ({
    unit: text,
    layout: text,
    area_m2: null,
    rent_jpy: null,
    common_fee_jpy: null,
    occupied: null,
    lease_start: text,
  }));
  for (const entries of Object.values(report.inputs.facts.evidence)) {
    for (const entry of entries)
      Object.assign(entry, { raw: all, label: next(), source_name: next(), steps: [...hostileTexts], sheet: next(), cell: next() });
  }
  for (const figure of Object.values(report.figures)) {
    if (figure.origin.kind === 'dataset') figure.origin.dataset.url = 'javascript:window.__hit=7';
    if (figure.origin.kind === 'read') for (const entry of figure.origin.evidence) Object.assign(entry, { raw: all, source_name: next() });
  }
  return report;
}
