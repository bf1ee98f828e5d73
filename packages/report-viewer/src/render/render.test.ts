import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FactName } from '@rimawari/underwriting';
import { sampleKinds } from '@rimawari/underwriting/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type PackedCards, unpackCards } from '../data/packed.ts';
import { isReworked } from '../figures/figure-homes.ts';
import { formatMoney } from '../format/money.ts';
import { plainTexts } from '../format/plain-text.ts';
import { proseWords } from '../format/prose-words.ts';
import { type builtRenderer, distFolder, renderOptions } from '../testing/built-renderer.ts';
import { hostileReport, hostileTexts } from '../testing/hostile-report.ts';
import { keptRenderer, keptSample } from '../testing/kept-reports.ts';
import type { AssetManifest } from './assets.ts';

let renderer: Awaited<ReturnType<typeof builtRenderer>>;
beforeAll(async () => {
  renderer = await keptRenderer();
});

const body = (html: string) => html.slice(html.indexOf('<article'), html.indexOf('</article>'));
const values = (html: string, name: string) => [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '');

/** What the cards of a fragment are built from. */
const cardsIn = (html: string): PackedCards =>
  JSON.parse(/<script type="application\/json" id="report-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}').cards;

/** Places of figures that come with a table when it is opened. */
function builtIn(html: string): string[] {
  const cards = cardsIn(html);
  if (cards === undefined) return [];
  return [...cards.working, ...cards.ends.flatMap(([, , low, high]) => [...low, ...high])].map((number) => `n${number}`);
}

describe.each(sampleKinds)('the report of a %s', (kind) => {
  const report = keptSample(kind);

  it('has each id once, and every reference leads to one', async () => {
    for (const html of [
      renderer.renderFragment(report, renderOptions),
      await renderer.renderStandalone(report),
      await renderer.renderPrintable(report),
    ]) {
      const own = body(html);
      const ids = values(own, 'id');
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const wanted = [
        ...values(own, 'aria-controls'),
        ...values(own, 'aria-labelledby'),
        ...values(own, 'href')
          .filter((href) => href.startsWith('#'))
          .map((href) => href.slice(1)),
      ];
      expect(wanted.length).toBeGreaterThan(50);
      expect([...new Set(wanted.filter((id) => !ids.includes(id) && !builtIn(html).includes(id)))]).toEqual([]);
    }
  });

  it('gives every figure a place of its own, in the markup or in a table that is built when it is opened', () => {
    const html = renderer.renderFragment(report, renderOptions);
    const inMarkup = values(body(html), 'id').flatMap((id) => (/^n\d+$/.test(id) ? [Number(id.slice(1))] : []));
    const built = builtIn(html).map((id) => Number(id.slice(1)));
    const all = new Set([...inMarkup, ...built]);
    expect(Object.keys(report.figures).filter((_, index) => !all.has(index))).toEqual([]);
    expect(inMarkup.filter((number) => cardsIn(html).working.includes(number))).toEqual([]);
    expect(inMarkup.length).toBeGreaterThan(150);
  });

  it('carries every card whole: what a figure means and where it comes from', () => {
    const { figures, series, places } = unpackCards(cardsIn(renderer.renderFragment(report, renderOptions)));
    const open = Object.values(report.figures).filter(({ id, value }) => value === null || !isReworked(id));
    expect(open.length).toBeGreaterThan(200);
    const named = new Set(open.flatMap(({ origin }) => (origin.kind === 'computed' ? origin.inputs : [])));
    for (const id of named) if (id in report.figures) expect(figures[id]?.label).toBe(report.figures[id]?.label);
    for (const figure of open) expect(figures[figure.id]).toEqual(plainTexts(figure));
    for (const id of report.long_term.columns) expect(series[id]).toEqual(report.series[id]);
    expect(Object.keys(places).length).toBeGreaterThan(5);
    for (const [field, all] of Object.entries(places))
      expect(all.map(([evidence]) => evidence)).toEqual(plainTexts(report.inputs.facts.evidence[field as FactName]));
  });

  it('tells the rent before the yields that rest on it, and the place before the values that follow from it', () => {
    const sections = [...body(renderer.renderFragment(report, renderOptions)).matchAll(/class="rv-section rv-section-([\w-]+)"/g)].map(
      ([, id = '']) => id,
    );
    for (const [first, second] of [
      ['income', 'ladder'],
      ['market', 'valuation'],
    ] as const) {
      expect(sections).toContain(second);
      if (sections.includes(first)) expect(sections.indexOf(first)).toBeLessThan(sections.indexOf(second));
    }
    expect(sections).toContain('income');
  });

  it('writes no amount that would stay in yen when the reader asks for dollars', () => {
    const html = body(renderer.renderFragment(report, renderOptions));
    const glance = html.slice(html.indexOf('rv-chapter-glance'), html.indexOf('rv-chapter-evidence'));
    const fixed = glance.replace(/<(\w+)[^>]*\sdata-jpy=[^>]*>[^<]*<\/\1>/g, '').match(/¥[\d,.]+\b(?! per \$)/g) ?? [];
    expect(fixed).toEqual([]);
  });

  it('calls points points: a rate raised by one point is not raised by one percent', () => {
    const html = renderer.renderFragment(report, renderOptions);
    expect(html).toContain('Interest rate change, pts\u00a0→');
    const [, heads = ''] = /Interest rate change, pts\u00a0→<\/th>(.*?)<\/tr>/.exec(html) ?? [];
    expect(
      heads
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s+/)
        .join(' '),
    ).toBe('−1 0 +1 +2 +3');
  });

  it('names its rate, dates, versions and that it is not advice', () => {
    const html = renderer.renderFragment(report, renderOptions);
    for (const text of [
      `¥${report.exchange_rate.jpy_per_usd} per $`,
      'illustrative',
      report.engine_version,
      report.rules_version,
      'Nov 20, 2026',
      report.disclaimer,
    ])
      expect(html).toContain(text);
  });

  it('fits into a file that can be mailed, with its inputs and the engine in it', async () => {
    const { engine, numbers, lab } = names();
    const engineSide = [engine, numbers, lab].reduce((sum, name) => sum + statSync(join(distFolder, 'assets', name)).size, 0);
    expect(Buffer.byteLength(await renderer.renderStandalone(report)) - engineSide).toBeLessThan(775_000);
  });

  it('is a fragment that a phone can load, and says a thing once', () => {
    expect(Buffer.byteLength(renderer.renderFragment(report, renderOptions))).toBeLessThan(440_000);
  });

  it('sets the raised n of formulas as markup, since no font has it', () => {
    expect(JSON.stringify(report)).toContain('\u207f');
    const html = renderer.renderFragment(report, renderOptions);
    expect(body(html)).not.toContain('\u207f');
    expect(renderer.renderPages(report, renderOptions)[0]?.html).toContain('r(1+r)<sup>n</sup>');
  });

  it('shows the works of the repair plan by year, each with its cost', () => {
    const works = section(renderer.renderFragment(report, renderOptions), 'repairs');
    const events = report.repair_plan?.events ?? [];
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) {
      expect(words(works)).toContain(`${event.year} ${event.title} ${event.title_ja}`);
      expect(works).toContain(`data-jpy="${report.figures[event.figure]?.value}"`);
    }
  });

  it('explains the cells of changed cases once, in the header of their row or column', () => {
    const html = renderer.renderFragment(report, renderOptions);
    for (const [id, label] of [
      ['stress', 'DSCR'],
      ['scenarios', 'NOI, year 1'],
    ] as const)
      expect(words(section(html, id))).toMatch(new RegExp(`${label} [^.]+\\..*? base case recalculated`));
  });

  it('draws charts in hundredths of a pixel and no finer, and nothing for a year without an amount', () => {
    const drawings =
      renderer
        .renderFragment(report, renderOptions)
        .match(/<svg.*?<\/svg>/gs)
        ?.join('') ?? '';
    expect(drawings.match(/<rect/g)?.length).toBeGreaterThan(100);
    expect(drawings).not.toMatch(/"-?\d+\.\d{3,}%?"/);
    expect(drawings).not.toContain(' height="0"');
  });

  it('carries the data of its charts and costs unharmed', () => {
    const data =
      /<script type="application\/json" id="report-data">(.*?)<\/script>/s.exec(renderer.renderFragment(report, renderOptions))?.[1] ?? '';
    const carried = JSON.parse(data);
    for (const part of [
      'schema_version',
      'analysis',
      'exchange_rate',
      'headline',
      'financial_analysis',
      'cost_groups',
      'projection',
    ] as const)
      expect(carried[part]).toEqual(report[part]);
    const { figures, series } = unpackCards(carried.cards);
    for (const id of report.projection.columns) expect(series[id]).toEqual(report.series[id]);
    for (const line of report.cost_groups.flatMap((group) => group.lines))
      expect(figures[line.figure]).toEqual(report.figures[line.figure]);
  });
});

describe('the fragment', () => {
  const report = keptSample('condominium_unit');

  it('names its two scripts and links its nested page under the files of the analysis', () => {
    const html = renderer.renderFragment(report, renderOptions);
    expect(html).toContain('<script src="/assets/report/charting.0.js" data-report-script="charting" defer>');
    expect(html).toContain('<script src="/assets/report/interactivity.0.js" data-report-script="interactivity" data-lab="');
    expect(html).toContain(`data-lab="${names().lab} ${names().engine} ${names().drawing}" defer>`);
    expect(html).toContain('href="/analysis/7c1e5f0a/files/method.html"');
    expect(renderer.renderPages(report, renderOptions).map((page) => page.path)).toEqual([
      'method.html',
      'inputs.html',
      'years.html',
      'notes.html',
      'documents.html',
      'letter.html',
      'abroad.html',
      'bank.html',
      'paper.html',
    ]);
    expect(renderer.renderPages(report, renderOptions)[0]?.html).toContain('href="/analysis/7c1e5f0a/files/index.html"');
  });

  it('leads from each long table to its place on a page that needs no script', () => {
    const wanted = values(renderer.renderFragment(report, renderOptions), 'href').flatMap(
      (href) => /years\.html#(.+)$/.exec(href)?.[1] ?? [],
    );
    const years = renderer.renderPages(report, renderOptions).find(({ path }) => path === 'years.html')?.html ?? '';
    expect(wanted.length).toBeGreaterThan(8);
    for (const id of wanted) expect(years.split(`id="${id}"`)[1]?.split('</section>')[0]).toContain('<table');
  });

  it('tells the note of every figure and fact on a page that needs no script, each with the way back to its place', () => {
    const [page] = renderer.renderPages(report, { ...renderOptions, only: 'notes.html' });
    const markup = body(page?.html ?? '');
    const fragment = renderer.renderFragment(report, renderOptions);
    expect(fragment).toContain('href="/analysis/7c1e5f0a/files/notes.html"');
    const front = new Set([...values(fragment, 'id'), ...builtIn(fragment)]);
    const noted = Object.values(report.figures).filter(({ id, value }) => value === null || !isReworked(id));
    expect(noted.length).toBeGreaterThan(200);
    const numbers = Object.keys(report.figures);
    for (const { id, label, definition, origin } of plainTexts(noted)) {
      const anchor = `n${numbers.indexOf(id)}`;
      expect(front).toContain(anchor);
      const [, note = ''] = markup.split(`<li id="${anchor}">`);
      const told = words(note.split('</li><li id=')[0] ?? '').trim();
      expect(note.slice(0, 200)).toContain(`href="/analysis/7c1e5f0a/files/index.html#${anchor}"`);
      expect(told.startsWith(words(label))).toBe(true);
      expect(bare(told)).toContain(bare(spoken(definition.split('\u207f')[0] ?? '')));
      if (origin.kind === 'assumed') expect(bare(told)).toContain(bare(spoken(origin.reason)));
      if (origin.kind === 'computed' && origin.inputs.length > 0) expect(note).toContain('class="rv-inputs"');
    }
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');
    const raw = Object.values(unpackCards(cardsIn(fragment)).places).flatMap((places) => places.map(([place]) => place.raw));
    expect(raw.length).toBeGreaterThan(10);
    expect(raw.filter((text) => !markup.includes(`${escaped(text)}</q>`))).toEqual([]);
  });

  it('has each id of its nested pages once, and leads within them to what is there', () => {
    for (const { path, html } of renderer.renderPages(report, renderOptions)) {
      const ids = values(body(html), 'id');
      expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
      const wanted = values(body(html), 'href').flatMap((href) => (href.startsWith('#') ? [href.slice(1)] : []));
      expect([path, wanted.filter((id) => !ids.includes(id))]).toEqual([path, []]);
    }
  });

  it('gives one nested page where one is asked for', () => {
    expect(renderer.renderPages(report, { ...renderOptions, only: 'years.html' }).map(({ path }) => path)).toEqual(['years.html']);
    expect(renderer.renderPages(report, { ...renderOptions, only: 'none.html' })).toEqual([]);
  });

  it('has a page for paper that begins as the PDF does: two pages that sum it up, then the contents', async () => {
    const [paper] = renderer.renderPages(report, { ...renderOptions, only: 'paper.html' });
    const pdf = body(await renderer.renderPrintable(report));
    expect(words(body(paper?.html ?? ''))).toBe(words(pdf));
    expect(pdf).toContain('rv-summary');
    expect(pdf).toContain('rv-outline-chapter');
    expect(paper?.html).not.toContain('<script src');
  });

  it('loads only the fonts that its text needs, from beside its scripts', () => {
    const html = renderer.renderFragment(report, renderOptions);
    const files = [...html.matchAll(/url\("\/assets\/report\/(fonts\/[^"]+)"\)/g)].map((match) => match[1] ?? '');
    const shipped = readdirSync(join(distFolder, 'assets', 'fonts'));
    expect(files.length).toBeGreaterThan(3);
    expect(files.length).toBeLessThan(shipped.length);
    for (const file of files) expect(shipped).toContain(file.replace('fonts/', ''));
  });

  it('has no inline styles or handlers, which the policy of the file would drop', () => {
    const html = renderer.renderFragment(report, renderOptions);
    expect(body(html)).not.toMatch(/\sstyle="/);
    expect(body(html)).not.toMatch(/\son\w+="/);
  });
});

describe('the files that hold their fonts', () => {
  const report = keptSample('condominium_unit');

  it.each(sampleKinds)('fit into 320 kB as delivered, tables, glossary and engine included: %s', async (kind) => {
    const file = await renderer.renderStandalone(keptSample(kind));
    expect(weightOf(file, 320_000)).toBeLessThan(320_000);
  });

  const points = (html: string) =>
    new Set([...body(html)].map((character) => character.codePointAt(0) ?? 0).filter((point) => point > 0x2fff));
  /** Code points that the faces of a family say they hold. */
  const covered = (html: string, family = 'Noto Sans JP') =>
    new Set(
      [...html.matchAll(new RegExp(`@font-face\\{font-family:'${family}';[^}]*unicode-range:([^}]*)\\}`, 'g'))].flatMap((face) =>
        (face[1] ?? '').split(',').flatMap((range) => {
          const [from = 0, to = from] = range
            .slice(2)
            .split('-')
            .map((hex) => Number.parseInt(hex, 16));
          return Array.from({ length: to - from + 1 }, (_, index) => from + index);
        }),
      ),
    );

  it('bring the glyph of every Japanese character that occurs, and of no other', async () => {
    const rare = structuredClone(report);
    rare.inputs.facts.values.address = '東京都渋谷区髙輪﨑町①丁目㎡ｱｲｳ';
    const [file, paper] = [await renderer.renderStandalone(rare), await renderer.renderPrintable(rare)];
    for (const html of [file, paper]) {
      const held = covered(html);
      expect([...points(html)].filter((point) => !held.has(point)).map((point) => String.fromCodePoint(point))).toEqual([]);
    }
    // Paper names each character; a file names the ends of runs, and of glyphs it has what its weight shows.
    expect(covered(paper).size).toBeLessThan(points(paper).size + 40);
    const [glyphs = ''] = /font-family:'Noto Sans JP';[^}]*base64,([^"]*)/.exec(file)?.slice(1) ?? [];
    expect(glyphs.length / points(file).size).toBeLessThan(188);
  });

  it('set the Japanese of a title as heavy as the Latin beside it', async () => {
    const titled = structuredClone(report);
    titled.analysis.title = '中野坂上コーポ 302号室';
    for (const html of [
      renderer.renderFragment(titled, renderOptions),
      await renderer.renderStandalone(titled),
      await renderer.renderPrintable(titled),
    ]) {
      expect(html).toMatch(/font-family:'Noto Sans JP Title';[^}]*font-weight:600;/);
      expect(covered(html, 'Noto Sans JP Title')).toEqual(new Set([...'中野坂上コーポ号室'].map((character) => character.codePointAt(0))));
    }
    expect(covered(await renderer.renderStandalone(report), 'Noto Sans JP Title').size).toBe(0);
  });

  it('print without variable fonts, which would become drawings', async () => {
    const html = await renderer.renderPrintable(report);
    const weights = [...html.matchAll(/@font-face\{[^}]*font-weight:([^;]*);/g)].map((face) => face[1]);
    expect(weights.length).toBeGreaterThan(4);
    expect(weights.every((weight) => /^\d00$/.test(weight ?? ''))).toBe(true);
  });
});

describe('the title', () => {
  const named = (title: string, name: unknown) => {
    const report = structuredClone(keptSample('condominium_unit'));
    report.analysis.title = title;
    report.inputs.facts.extra.property_name = name as string;
    return report;
  };
  const heading = (html: string) => (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, '').trim();

  it('is the name of the property where no title was chosen', async () => {
    const report = named('Property Analysis', ' パークハイム \n錦糸 ');
    expect(heading(renderer.renderFragment(report, renderOptions))).toBe('パークハイム 錦糸');
    expect(await renderer.renderStandalone(report)).toContain('<title>パークハイム 錦糸: insight report</title>');
  });

  it('is the reader’s own where they chose one, and kind and place where nothing names the property', () => {
    expect(heading(renderer.renderFragment(named('My flat', 'パークハイム'), renderOptions))).toBe('My flat');
    for (const nothing of [undefined, '', ' ', 7, { toString: 'x' }])
      expect(heading(renderer.renderFragment(named('Property Analysis', nothing), renderOptions))).toMatch(/^Condominium unit in \w/);
  });

  it.each(hostileTexts)('lets a hostile name neither out nor in: %j', (name) => {
    const html = renderer.renderFragment(named('Property Analysis', name), renderOptions);
    expect(html.match(/<\/script>/gi)).toHaveLength(3);
    expect(body(html)).not.toMatch(/<(script|img|style|iframe|object)/i);
    expect(heading(html).length).toBeLessThan(700);
    expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/);
  });

  it.each(['</title><script>1</script>', '<!--<script>', '\u202etxet\u0000'])('of a file holds such a name as text: %j', async (name) => {
    const html = await renderer.renderStandalone(named('Property Analysis', name));
    expect(html.match(/<\/script>/gi)).toHaveLength(6);
    expect(html.match(/<\/title>/gi)).toHaveLength(1);
    expect(body(html)).not.toMatch(/<(script|img|style|iframe|object)/i);
    expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/);
  });
});

describe('what the sources do not settle', () => {
  it('names the sources that were sent but not used, and why', () => {
    const report = structuredClone(keptSample('condominium_unit'));
    report.analysis.documents = ['flyer.pdf', 'parking.pdf'];
    report.inputs.facts.unused_sources = [
      { source_name: 'parking.pdf', reason: 'rental' },
      { source_name: '<b>gone</b>', reason: 'access_refused', message: 'The page at <i>x</i> was not shown (status 403).' },
    ];
    const top = words(renderer.renderFragment(report, renderOptions).split('id="glance"')[0] ?? '');
    expect(top).toContain('Not used: parking.pdf Rental listing. It is a rental listing, not a property for sale.');
    expect(top).toContain('Not used: &lt;b&gt;gone&lt;/b&gt; Access refused. The page at &lt;i&gt;x&lt;/i&gt; was not shown (status 403).');
    const evidence = section(renderer.renderFragment(report, renderOptions), 'evidence');
    expect(words(evidence)).toContain('2 sources were not used.');
    expect(words(evidence)).toContain(
      'parking.pdf: Rental listing. It is a rental listing, not a property for sale. Send the listing page or the flyer',
    );
    expect(words(evidence)).toContain(
      '&lt;b&gt;gone&lt;/b&gt;: Access refused. The page at &lt;i&gt;x&lt;/i&gt; was not shown (status 403). Save the page',
    );
    expect(words(section(renderer.renderFragment(report, renderOptions), 'sources'))).toContain('Document: parking.pdf (not used)');
  });

  it('shows every reading of a fact that sources contradict each other on, and takes none', () => {
    const report = structuredClone(keptSample('condominium_unit'));
    report.inputs.facts.values.floor_area_m2 = null;
    delete report.inputs.facts.derived.floor_area_m2;
    report.inputs.facts.conflicts = [
      { field: 'floor_area_m2', values: [25.1, 52.1, 25.4], sources: ['the listing', 'flyer.pdf', 'sheet.csv'] },
    ];
    const text = words(section(renderer.renderFragment(report, renderOptions), 'evidence'));
    for (const part of ['25.10 m² the listing', '52.10 m² flyer.pdf', '25.40 m² sheet.csv', 'Sources disagree'])
      expect(text).toContain(part);
  });
});

function section(html: string, id: string): string {
  const section = `<(?:section|div) class="rv-section rv-section-`;
  return new RegExp(`${section}${id}".*?(?=${section}|<section class="rv-chapter |<footer)`, 's').exec(html)?.[0] ?? '';
}

/** Bytes with brotli. The quick quality first, which takes a fifteenth of the time and is never smaller: what it brings below the bar is below it. */
function weightOf(file: string, bar: number): number {
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = constants;
  const quick = brotliCompressSync(file, { params: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 24 } }).length;
  return quick < bar ? quick : brotliCompressSync(file).length;
}

/** A sentence as the page has it, with its amounts in front of the switch of currencies. */
function spoken(text: string): string {
  return proseWords(text)
    .map((word) => (typeof word === 'string' ? word : 'yen' in word ? formatMoney(word.yen, 'JPY', 0) : word.japanese))
    .join('');
}

/** Elements around Japanese leave spaces in the words of a page. */
function bare(text: string): string {
  return text.replace(/\s/g, '');
}

function words(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/ ([:.])/g, '$1');
}

describe('the parts of the analysis', () => {
  const parts = ['claims', 'repairs', 'tax', 'long-term', 'exit', 'stress', 'thresholds', 'sensitivity', 'simulation', 'valuation'];
  const found = (html: string) => values(html, 'id').filter((id) => parts.includes(id));

  it('stand in the order of the outline', () => {
    expect(found(body(renderer.renderFragment(keptSample('apartment_building'), renderOptions)))).toEqual(parts);
  });

  it('give the reason where no value exists, and the seed of what was drawn', () => {
    const kept = keptSample('condominium_unit');
    const html = renderer.renderFragment(kept, renderOptions);
    const reasons = kept.thresholds.flatMap(({ figure }) => kept.figures[figure]?.because ?? []);
    expect(reasons.some((reason) => reason.startsWith('Not available: the target is missed even at'))).toBe(true);
    for (const reason of reasons) expect(words(section(html, 'thresholds'))).toContain(reason);
    expect(words(section(html, 'simulation'))).toContain('20261120');
  });

  it('are left out where the report has nothing to say in them', () => {
    const report = structuredClone(keptSample('apartment_building'));
    const none = { years: [], columns: [] };
    Object.assign(report, { claims: [], stress: [], thresholds: [], sensitivity: [], two_way: [], rules: [], rent_roll: [] });
    delete report.repair_plan;
    Object.assign(report, { long_term: none, exit_ladder: none, monthly: { months: [], columns: [] } });
    Object.assign(report, {
      simulation: { figures: [], bands: none, distributions: [], reading: '' },
      valuation: { figures: [], reading: '' },
    });
    Object.assign(report, { tax: { owner: 'resident', figures: [], projection: none, reading: [] } });
    expect(found(body(renderer.renderFragment(report, renderOptions)))).toEqual([]);
  });
});

describe('hostile listings', () => {
  it('cannot add an element, an attribute or a link', async () => {
    const report = hostileReport();
    for (const html of [
      renderer.renderFragment(report, renderOptions),
      await renderer.renderStandalone(report),
      await renderer.renderPrintable(report),
    ]) {
      const markup = body(html);
      expect(markup).not.toMatch(/<(script|img|style|iframe|object)/i);
      expect(markup).not.toMatch(/<svg[^>]*onload/i);
      expect(
        values(markup, 'href').filter(
          (href) =>
            !/^(#|https?:|\/analysis\/|\/score\?v=3&amp;marks=[\d.,]+&amp;grade=[A-D](&amp;caps=[a-z_,]+)?(&amp;loan=[\d.]+)?$)/.test(href),
        ),
      ).toEqual([]);
      expect(markup).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/);
    }
  });

  it('cannot end the data block, the title or a script', async () => {
    const report = hostileReport();
    const fragment = renderer.renderFragment(report, renderOptions);
    expect(fragment.match(/<\/script>/g)).toHaveLength(3);
    const standalone = await renderer.renderStandalone(report);
    expect(standalone.match(/<\/script>/gi)).toHaveLength(6);
    expect(/<title>([^<]*)<\/title>/.exec(standalone)?.[1]).toContain('&lt;/script&gt;');
  });
});

it('builds scripts that hold no word that could end an inline script unescaped', () => {
  const { build, ...scripts } = names();
  expect(build).toMatch(/^[a-f\d]{16}$/);
  expect(Object.keys(scripts)).toEqual(['charting', 'interactivity', 'fallback', 'lab', 'engine', 'drawing', 'numbers']);
  for (const name of Object.values(scripts)) expect(name).toMatch(/^\w+\.[\w-]{8}\.js$/);
});

/** The files of the build. */
function names(): AssetManifest {
  return JSON.parse(readFileSync(join(distFolder, 'assets', 'manifest.json'), 'utf8'));
}
