import type { InsightReport } from '@rimawari/underwriting';
import { packCards } from '../data/packed.ts';
import type { ReportPictures } from '../pictures/report-pictures.ts';
import { inputsBlock } from '../proof/stored-inputs.ts';
import { ReportBody } from '../sections/report-body.tsx';
import { titleLine } from '../sections/report-title.ts';
import { assetManifest, assetText } from './assets.ts';
import { bodyMarkup } from './body-markup.tsx';
import { documentHtml } from './document-html.ts';
import { dataBlock } from './embedded-data.ts';
import { inlineScript } from './escape.ts';
import { inlinedFonts } from './font-faces.ts';
import { sourceHash } from './source-hash.ts';
import { documentStyles, fileStyles, reportStyles } from './styles.ts';

/** The report as one file: no network, no eval, works from disk. Nothing runs or styles it but what is hashed in its own policy. */
export async function renderStandalone(report: InsightReport, pictures?: ReportPictures): Promise<string> {
  const { markup: body, cards } = bodyMarkup(report, 'standalone', (path) => `#${path.replace(/\.html$/, '')}`, <ReportBody />, {
    pictures,
  });
  // The charting script stays out: it is a third of what a mail may weigh, and every chart is drawn in the markup already.
  const { interactivity, lab, engine, numbers } = assetManifest();
  const [script, labScript] = [inlineScript(assetText(interactivity)), inlineScript(assetText(lab))];
  const data = dataBlock({ exchange_rate: report.exchange_rate, cost_groups: report.cost_groups, cards: packCards(cards) });
  const inputs = dataBlock({ exchange_rate: report.exchange_rate, inputs: report.inputs }, '', inputsBlock);
  const sheet = `${documentStyles}\n${reportStyles}\n${fileStyles}`;
  // The sheet writes signs of its own, such as the one of a rule.
  const style = `${await inlinedFonts(body, data + sheet)}\n${sheet}`;
  const policy = [
    "default-src 'none'",
    `script-src ${sourceHash(script)} ${sourceHash(labScript)}`,
    'worker-src blob:',
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
    // The engine and what asks it stand there as texts: a worker is started from them, and no page runs them.
    body: [
      body,
      data,
      inputs,
      `<script>${script}</script>`,
      `<script>${labScript}</script>`,
      ...[engine, numbers].map((name) => `<script type="text/plain" data-engine>${inlineScript(assetText(name))}</script>`),
    ].join('\n'),
  });
}
