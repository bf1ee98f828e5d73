import { createHash } from 'node:crypto';
import type { InsightReport } from '@rimawari/underwriting';
import { ReportBody } from '../sections/report-body.tsx';
import { assetManifest, assetText } from './assets.ts';
import { bodyMarkup } from './body-markup.tsx';
import { documentHtml } from './document-html.ts';
import { inlineScript, scriptJson } from './escape.ts';
import { inlinedFonts } from './font-faces.ts';
import { documentStyles, reportStyles } from './styles.ts';

/** A file that can be mailed: about 1.5 MB with everything in it. */
const largest = 1_480_000;

/** The report as one file: no network, no eval, works from disk. Nothing runs or styles it but what is hashed in its own policy. */
export function renderStandalone(report: InsightReport): string {
  const body = bodyMarkup(report, 'standalone', (path) => `#${path.replace(/\.html$/, '')}`, <ReportBody />);
  const { charting, interactivity } = assetManifest();
  const scripts = [interactivity, charting].map((name) => inlineScript(assetText(name)));
  const data = `<script type="application/json" id="report-data">${scriptJson(report)}</script>`;
  const withoutFonts = [body, data, reportStyles, ...scripts].reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  const style = `${fontsWithin(largest - withoutFonts, body)}\n${documentStyles}\n${reportStyles}`;
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.map(sourceHash).join(' ')}`,
    `style-src ${sourceHash(style)}`,
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return documentHtml({
    title: report.analysis.title,
    policy,
    style,
    body: [body, data, ...scripts.map((script) => `<script>${script}</script>`)].join('\n'),
  });
}

/** Japanese fonts come along if they fit; otherwise the reader's own are used. */
function fontsWithin(bytes: number, body: string): string {
  const all = inlinedFonts(body, { japanese: true });
  return all.length <= bytes ? all : inlinedFonts(body, { japanese: false });
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
