import { createHash } from 'node:crypto';
import type { InsightReport } from '@rimawari/underwriting';
import { ReportBody } from '../sections/report-body.tsx';
import { titleLine } from '../sections/report-title.ts';
import { assetManifest, assetText } from './assets.ts';
import { bodyMarkup } from './body-markup.tsx';
import { chartNumbers } from './chart-numbers.ts';
import { documentHtml } from './document-html.ts';
import { inlineScript, scriptJson } from './escape.ts';
import { inlinedFonts } from './font-faces.ts';
import { documentStyles, reportStyles } from './styles.ts';

/** The report as one file: no network, no eval, works from disk. Nothing runs or styles it but what is hashed in its own policy. */
export async function renderStandalone(report: InsightReport): Promise<string> {
  const body = bodyMarkup(report, 'standalone', (path) => `#${path.replace(/\.html$/, '')}`, <ReportBody />);
  const { charting, interactivity } = assetManifest();
  const scripts = [interactivity, charting].map((name) => inlineScript(assetText(name)));
  const data = `<script type="application/json" id="report-data">${scriptJson(chartNumbers(report))}</script>`;
  const style = `${await inlinedFonts(body)}\n${documentStyles}\n${reportStyles}`;
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
    title: titleLine(report),
    policy,
    style,
    body: [body, data, ...scripts.map((script) => `<script>${script}</script>`)].join('\n'),
  });
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
