import { createHash } from 'node:crypto';
import type { InsightReport } from '@rimawari/underwriting';
import { ReportBody } from '../sections/report-body.tsx';
import { assetManifest, assetText } from './assets.ts';
import { bodyMarkup } from './body-markup.tsx';
import { inlineScript, scriptJson } from './escape.ts';
import { inlinedFonts } from './font-faces.ts';
import { documentHtml } from './document-html.ts';
import { documentStyles, reportStyles } from './styles.ts';

/** The report as one file: no network, no eval, works from disk. Nothing runs or styles it but what is hashed in its own policy. */
export function renderStandalone(report: InsightReport): string {
  const body = bodyMarkup(report, 'standalone', (path) => `#${path.replace(/\.html$/, '')}`, <ReportBody />);
  const style = `${inlinedFonts(body, { japanese: false })}\n${documentStyles}\n${reportStyles}`;
  const { charting, interactivity } = assetManifest();
  const scripts = [interactivity, charting].map((name) => inlineScript(assetText(name)));
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.map(sourceHash).join(' ')}`,
    `style-src ${sourceHash(style)}`,
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const data = `<script type="application/json" id="report-data">${scriptJson(report)}</script>`;
  return documentHtml({ title: report.analysis.title, policy, style, body: [body, data, ...scripts.map((script) => `<script>${script}</script>`)].join('\n') });
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
