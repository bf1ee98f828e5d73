import type { InsightReport } from '@rimawari/underwriting';
import { BankFile } from '../sections/nested-pages.tsx';
import { titleLine } from '../sections/report-title.ts';
import { bodyMarkup } from './body-markup.tsx';
import { documentHtml } from './document-html.ts';
import { inlinedFonts } from './font-faces.ts';
import { sourceHash } from './source-hash.ts';
import { bankFileStyles, documentStyles, reportStyles } from './styles.ts';

/** The page for a bank or a tax adviser as one file: Japanese, light, its fonts inside, nothing that runs; on A4 one sheet. */
export async function renderBankFile(report: InsightReport): Promise<string> {
  const { markup: body } = bodyMarkup(report, 'standalone', (path) => `#${path.replace(/\.html$/, '')}`, <BankFile />);
  const style = `${await inlinedFonts(body, '')}\n${documentStyles}\n${reportStyles}\n${bankFileStyles}`;
  const policy = `default-src 'none'; style-src ${sourceHash(style)}; font-src data:; base-uri 'none'; form-action 'none'`;
  return documentHtml({ title: titleLine(report), policy, style, body, theme: 'light', language: 'ja' });
}
