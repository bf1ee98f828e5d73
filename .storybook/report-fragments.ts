import type { Plugin } from 'vite';
import type { Renderer } from '../packages/report-viewer/src/render/renderer.ts';

const name = 'virtual:report-fragments';
const faces = /@font-face\s*\{[^}]*\}/g;

/** What the screens' stories show in the frame: real fragments of a sample, cut after its first chapter so that a picture stays small. */
export interface ReportFragments {
  front: string;
  nested: string;
  /** The page for a bank, which is one sheet. */
  bank: string;
  scriptsUnreachable: string;
}

/** Keeps the first chapter whole and of the others the headers, as if they were closed: a picture of all of them would be too high. */
function firstChapter(html: string): string {
  const end = html.indexOf('<footer');
  if (end < 0) throw new Error('The report has no footer to cut at.');
  const [front = '', glance = '', ...others] = html.slice(0, end).split(/(?=<section class="rv-chapter )/);
  const headers = others.map(
    (chapter) => `${chapter.slice(0, chapter.search(/<div class="rv-chapter-body"/))}${emptyBody(chapter)}</section>`,
  );
  return [front, glance, ...headers, html.slice(html.indexOf('</article>'))].join('');
}

function emptyBody(chapter: string): string {
  return `${/<div class="rv-chapter-body"[^>]*>/.exec(chapter)?.[0] ?? ''}</div>`;
}

/** Keeps what stands before the list of rules of the method page. */
function cutRules(html: string): string {
  return cut(html, html.indexOf('<h3 class="rv-subtitle">'), '</div></div></section>');
}

function cut(html: string, at: number, close: string): string {
  if (at < 0) throw new Error('The report has no such place to cut at; name another one.');
  return html.slice(0, at) + close + html.slice(html.indexOf('</article>'));
}

/** Stories have no server that hands out fonts across origins, so the fonts lie inside. */
function withFonts(html: string, rules: string): string {
  const [first = ''] = html.match(faces) ?? [];
  return html
    .replace(/<link rel="preload"[^>]*>\n/g, '')
    .replace(first, () => `${rules}\n`)
    .replace(faces, (rule) => (rule.includes('data:') ? rule : ''));
}

/** Only the rate is needed by the scripts of a cut report; the charts' data would be most of the fragment. */
function withRateOnly(html: string, rate: unknown): string {
  return html.replace(/(<script type="application\/json" id="[\w-]*report-data">)[\s\S]*?(<\/script>)/, (_, open, close) =>
    [open, JSON.stringify({ exchange_rate: rate }), close].join(''),
  );
}

async function fragments(): Promise<ReportFragments> {
  const { ensureReportViewerBuilt } = await import('../packages/report-viewer/build.run.ts');
  await ensureReportViewerBuilt();
  // By its address: the built file has no declaration of its own beside it.
  const built = new URL('../packages/report-viewer/dist/render.mjs', import.meta.url).href;
  const viewer = (await import(built)) as Renderer;
  const { underwrite } = await import('../packages/underwriting/src/index.ts');
  const { sampleCondominium, sampleContext, sampleDate } = await import('../packages/underwriting/src/testing/index.ts');
  const { analysisOf, sourcesOf } = await import('../packages/api/src/testing/index.ts');
  // The sample moves to where the screens' mock analysis stands, so that frame and screen speak of one property.
  const { job_id: analysisId, title } = analysisOf('completed');
  const { source_urls: urls, documents } = sourcesOf('url and documents');
  const [address, municipality] = ['東京都中野区本町9-8-7', '中野区'];
  const sample = sampleContext(sampleCondominium, title ?? '');
  const context = {
    ...sample,
    subject: {
      ...sample.subject,
      analysis_id: analysisId,
      listing_url: urls[0] ?? null,
      documents: documents.map(({ filename }) => filename),
    },
    place: { ...sample.place, municipality, municipality_en: 'Nakano' },
  };
  const facts = { ...sampleCondominium, values: { ...sampleCondominium.values, address, municipality } };
  const report = underwrite(facts, context, {}, sampleDate);
  const rules = ((await viewer.renderStandalone(report)).match(faces) ?? []).join('\n');
  const options = (base: string) => ({
    scripts: { charting: `${base}/charting.js`, interactivity: `${base}/interactivity.js` },
    filesBase: `/analysis/${report.analysis.id}/files`,
  });
  const cutShort = (base: string) =>
    withRateOnly(withFonts(firstChapter(viewer.renderFragment(report, options(base))), rules), report.exchange_rate);
  const pages = viewer.renderPages(report, options('/assets/report'));
  const page = (path: string) => pages.find((one) => one.path === path)?.html ?? '';
  return {
    front: cutShort('/assets/report'),
    nested: withFonts(cutRules(page('method.html')), rules),
    // Its characters are others than those of the report.
    bank: withFonts(page('bank.html'), ((await viewer.renderBankFile(report)).match(faces) ?? []).join('\n')),
    scriptsUnreachable: cutShort('https://nowhere.invalid'),
  };
}

/** Serves `virtual:report-fragments`, made by the built renderer from the engine's own sample. */
export function reportFragments(): Plugin {
  let made: Promise<ReportFragments> | null = null;
  return {
    name: 'report-fragments',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      made ??= fragments();
      return `export default ${JSON.stringify(await made)};`;
    },
  };
}
