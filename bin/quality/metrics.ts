// What is measured: for each area its metrics, each with its goal, unit and the command that measures it.
export interface Metric {
  what: string;
  /** The share is compared, in percent, where a measurement counts some of all. */
  goal: { most: number } | { least: number } | null;
  unit: string;
  command: string;
}

const metric = (what: string, goal: Metric['goal'], unit: string, command: string): Metric => ({ what, goal, unit, command });
const most = (value: number) => ({ most: value });
const least = (value: number) => ({ least: value });
const bench = '`npm run bench`';
const extraction = '`npm run bench:extraction`';
const firstSight = `${extraction} on a new batch, before a rule is changed for it`;
const unit = (files: string) => `\`npm test -- unit ${files}\``;
const prove = (words: string) => `\`npm run prove -- ${words}\``;

export const areas = {
  'Start and suite': {
    'start.first_answer': metric('Clone to the first answer, empty home folder', most(60), 's', '`node tests/bench/first-start.run.ts`'),
    'start.again': metric('Start again to the first answer', most(8), 's', '`node tests/bench/first-start.run.ts`'),
    'start.on_disk': metric(
      'On disk after it: packages, tools, browser and data',
      most(900),
      'MB',
      '`node tests/bench/first-start.run.ts`',
    ),
    'suite.seconds': metric('The whole suite on two processors', most(600), 's', '`npm test`'),
    'suite.stories_failed': metric('Stories that fail their play, axe or picture', most(0), 'stories', '`npm test -- stories`'),
    'suite.pictures': metric('Stored pictures of stories', most(9), 'MB', '`npx vitest run --project unit tests/repository/size.test.ts`'),
  },
  'From request to report': {
    'report.flyer_fragment_p50': metric('Flyer to the fragment, median', most(0.6), 's', bench),
    'report.flyer_fragment_p95': metric('Flyer to the fragment, 95th percentile', most(1.5), 's', bench),
    'report.flyer_pdf_p50': metric('Flyer to the PDF, median', most(1.5), 's', bench),
    'report.listing_fragment_p50': metric('Listing to the fragment, median', null, 's', bench),
    'report.listing_pdf_p50': metric('Listing to the PDF, median', null, 's', bench),
    'report.twelve_at_once': metric('Twelve flyers at once: the last fragment', most(8), 's', bench),
  },
  'Reading of sources': {
    'read.open_html': metric('Open reference inputs, HTML: common facts', least(97), 'facts', `${extraction} on those inputs`),
    'read.open_pdf': metric('Open reference inputs, PDF and scans: common facts', least(97), 'facts', `${extraction} on those inputs`),
    'read.open_wrong': metric('Open reference inputs: wrong', most(0), 'facts', `${extraction} on those inputs`),
    'read.own_known_pages': metric('Own cases, pages of known sites: common facts', least(99), 'facts', extraction),
    'read.own_unseen_pages': metric('Own cases, other pages: common facts', least(95), 'facts', extraction),
    'read.own_pdf': metric('Own cases, PDF with text: common facts', least(97), 'facts', extraction),
    'read.own_sources': metric('Own cases, several sources: common facts', least(97), 'facts', extraction),
    'read.own_cells': metric('Own cases, rent rolls: cells', least(98), 'cells', extraction),
    'read.own_phantom_rooms': metric('Own cases, rent rolls: phantom rooms', most(0), 'rooms', extraction),
    'read.own_conflicts': metric('Own cases: conflicts shown', least(100), 'conflicts', extraction),
    'read.own_false_conflicts': metric('Own cases: false conflicts', most(0), 'conflicts', extraction),
    'read.own_wrong': metric('Own cases: wrong at confidence 0.8 or more', most(0.2), 'facts', extraction),
    'sight.pages': metric('First sight, pages: common facts', least(95), 'facts', firstSight),
    'sight.pages_wrong': metric('First sight, pages: wrong at 0.8 or more', most(0.5), 'facts', firstSight),
    'sight.pages_refused': metric('First sight, pages: offers refused in error', most(0), 'offers', firstSight),
    'sight.pdf': metric('First sight, PDF with text: common facts', least(97), 'facts', firstSight),
    'sight.pdf_wrong': metric('First sight, PDF with text: wrong at 0.8 or more', most(0.3), 'facts', firstSight),
    'sight.cells': metric('First sight, rent rolls: cells', least(98), 'cells', firstSight),
    'sight.phantom_rooms': metric('First sight, rent rolls: phantom rooms', most(0), 'rooms', firstSight),
    'sight.conflicts': metric('First sight: conflicts shown', least(100), 'conflicts', firstSight),
    'sight.refusals': metric('First sight: refusals with the right reason', least(100), 'refusals', firstSight),
    'read.calibration': metric(
      'Stated confidence against the share that was right, mean distance',
      most(0.05),
      '',
      `${extraction} \`-- --calibrate\``,
    ),
    'read.page_ms': metric('A listing page of 180 kB, processor time', most(100), 'ms', bench),
    'read.pdf_ms': metric('A PDF with text of 12 pages, processor time', most(1500), 'ms', bench),
    'read.heap_growth': metric('Growth of the heap from 100 to 200 documents', most(5), 'MB', bench),
  },
  'Published in Method': {
    'method.known_page': metric('Known pages, first sight', null, 'values', firstSight),
    'method.known_page_wrong': metric('Known pages: wrong at 0.8 or more', null, 'values', firstSight),
    'method.unseen_page': metric('Other pages, first sight', null, 'values', firstSight),
    'method.unseen_page_wrong': metric('Other pages: wrong at 0.8 or more', null, 'values', firstSight),
    'method.pdf_text': metric('PDF with text, first sight', null, 'values', firstSight),
    'method.pdf_text_wrong': metric('PDF with text: wrong at 0.8 or more', null, 'values', firstSight),
    'method.sheet': metric('Rent rolls, first sight', null, 'values', firstSight),
    'method.sheet_wrong': metric('Rent rolls: wrong at 0.8 or more', null, 'values', firstSight),
    'method.picture': metric('Pictures of 200 dpi or more, first sight', null, 'values', firstSight),
    'method.picture_wrong': metric('Pictures of 200 dpi or more: wrong at 0.8 or more', null, 'values', firstSight),
    'method.coarse_picture': metric('Pictures of 100 to 150 dpi, own cases', null, 'values', extraction),
    'method.coarse_picture_wrong': metric('Pictures of 100 to 150 dpi: wrong at 0.8 or more', null, 'values', extraction),
    'method.photo': metric('Photographs, own cases', null, 'values', extraction),
    'method.photo_wrong': metric('Photographs: wrong at 0.8 or more', null, 'values', extraction),
  },
  'Pictures and scans': {
    'ocr.fine': metric('Own flyers, 200 to 300 dpi: common facts', least(95), 'facts', `${extraction} on written pictures`),
    'ocr.coarse': metric('Own flyers, 100 to 150 dpi and GIF: common facts', least(92), 'facts', `${extraction} on written pictures`),
    'ocr.photo': metric('Own flyers, photographs: common facts', least(85), 'facts', `${extraction} on written pictures`),
    'ocr.sight': metric('Layouts kept out of tuning, first sight, 200 dpi', least(90), 'facts', firstSight),
    'ocr.sight_wrong': metric('The same: wrong at 0.8 or more', most(0.5), 'facts', firstSight),
    'ocr.page_seconds': metric('A page on two processors, processor time', most(5), 's', bench),
    'ocr.page_seconds_economy': metric(
      'A page on one processor, processor time',
      most(12),
      's',
      '`taskset -c 0 node tests/bench/read-pictures.run.ts`',
    ),
    'ocr.memory': metric('Most memory of the reader', most(1200), 'MB', bench),
  },
  'Place, rent and market': {
    'place.municipality': metric('Municipality of an address', least(99), 'addresses', unit('read-place')),
    'place.town': metric('Town, where one is named', least(95), 'addresses', unit('read-place')),
    'place.unseen_municipality': metric('Municipality, addresses kept out of tuning', least(99), 'addresses', unit('read-place')),
    'place.unseen_town': metric('Town, addresses kept out of tuning', least(95), 'addresses', unit('read-place')),
    'place.lookup': metric('Look-up of a place, once its files are read', most(2), 'ms', bench),
    'rent.median_error': metric('Rent level against stated rents, median error', null, '%', '`npm run bench:rent`'),
    'rent.in_range': metric('Stated rents inside of the 80% range', least(75), '%', '`npm run bench:rent`'),
    'rent.reach': metric('Median reach of that range', most(30), '%', '`npm run bench:rent`'),
    'market.packs': metric('Packs of public data', most(8), 'MB', '`node packages/market-data/build-market.run.ts FOLDER --check`'),
  },
  Engine: {
    'engine.vectors': metric('Reference vectors', least(100), 'vectors', '`npm run vectors`'),
    'engine.report': metric('One whole `underwrite`, median', most(4), 'ms', bench),
    'engine.paths': metric('Monte Carlo, 10,000 paths of 35 years, median', most(15), 'ms', bench),
    'engine.irr_ratio': metric('IRR of 421 flows, times as fast as node-irr', least(5), 'times', bench),
    'engine.mutation_money': metric('Mutation score, money', least(85), '%', '`npm run mutate`'),
    'engine.mutation_tax': metric('Mutation score, tax', least(85), '%', '`npm run mutate`'),
    'engine.mutation_loan': metric('Mutation score, loan', least(85), '%', '`npm run mutate`'),
    'engine.mutation_returns': metric('Mutation score, returns', least(85), '%', '`npm run mutate`'),
  },
  'Report in the page': {
    'viewer.fragment': metric('Largest fragment, Brotli', most(60), 'kB', bench),
    'viewer.elements': metric('Most elements before a note is opened', most(5000), 'elements', bench),
    'viewer.script': metric('Script of the report, Brotli', most(40), 'kB', bench),
    'viewer.file_before_engine': metric('Largest file before its engine, Brotli', most(200), 'kB', bench),
    'viewer.file': metric('Largest file with its engine, Brotli', most(320), 'kB', bench),
    'viewer.render': metric('Rendered once warm, slowest kind and form, processor time', most(300), 'ms', bench),
    'viewer.first_section': metric('First section, four times slower', most(300), 'ms', bench),
    'viewer.interactive': metric('Interactive, four times slower', most(1000), 'ms', bench),
    'viewer.currency': metric('Currency toggle, four times slower', most(150), 'ms', bench),
    'viewer.shift': metric('Layout shift', most(0), '', bench),
    'lab.headline': metric('Headline after a step of a slider', most(16), 'ms', bench),
    'lab.whole': metric('Whole report after a step', most(100), 'ms', bench),
    'lab.left_out': metric('Frames left out', most(5), 'frames', bench),
    'lab.headline_slow': metric('Headline, four times slower', most(50), 'ms', bench),
    'lab.whole_slow': metric('Whole report, four times slower', most(350), 'ms', bench),
    'package.loader': metric('Embedded report: loader', most(3), 'KB', bench),
    'package.element': metric('Embedded report: element with React', most(130), 'KB', bench),
    'package.components': metric("Embedded report: components on the host's React", most(75), 'KB', bench),
    'package.charts': metric('Embedded report: charts', most(100), 'KB', bench),
    'package.sheet': metric('Embedded report: style sheet', most(10), 'KB', bench),
    'package.lab': metric('Embedded report: lab', most(15), 'KB', bench),
    'package.worker': metric('Embedded report: worker', most(160), 'KB', bench),
  },
  'Web app and kit': {
    'web.landing_slow': metric('Landing page at 400 kbit/s, until it can be read', most(4), 's', bench),
    'web.report_slow': metric('A report at 400 kbit/s, until it can be read', most(12), 's', bench),
    'web.first_view': metric('Heaviest first view of a route', most(170), 'kB', bench),
    'web.entry': metric('Entry script', most(90), 'kB', bench),
    'web.lighthouse': metric('Lowest Lighthouse category of a public page', least(97), 'points', bench),
    'kit.button': metric('Button alone', most(1.5), 'KB', bench),
    'kit.tabs': metric('Tabs alone', most(10), 'KB', bench),
    'kit.dialog': metric('Dialog alone', most(14), 'KB', bench),
    'kit.styles': metric('All styles of the kit', most(15), 'KB', bench),
  },
  Server: {
    'admin.first_pages': metric('Lists of administrators, first 100 pages and the last, p99', most(50), 'ms', bench),
    'admin.any_page': metric('Lists, 200 pages anywhere, most', most(250), 'ms', bench),
    'admin.counts': metric('Counts and charts, p99', most(50), 'ms', bench),
    'admin.search': metric('Search by words, most', most(300), 'ms', bench),
    'storm.p99': metric('Other endpoints in a storm of sign-ins, p99', most(50), 'ms', bench),
    'storm.refused_p99': metric('Refused sign-ins, p99', most(100), 'ms', bench),
  },
  Proofs: {
    'prove.reports': metric('Properties that become a sound report', null, 'properties', prove('any-property')),
    'prove.hostile': metric('Hostile facts: a sound report or a plain refusal', null, 'sets', prove('hostile-facts')),
    'prove.score_order': metric('The better of two properties scores better', null, 'pairs', prove('score-order')),
    'prove.why_changed': metric('Causes of a changed report sum to the difference', null, 'pairs', prove('why-changed')),
    'prove.events': metric('Shuffled payment events end in the same state', null, 'sequences', prove('event-sequences')),
    'prove.kills': metric('Kills survived', least(100), 'kills', prove('fault-injection')),
    'prove.other_browser': metric("Figures equal to Node's in Firefox", least(100), 'figures', prove('other-browser')),
  },
} satisfies Record<string, Record<string, Metric>>;

type Areas = typeof areas;
export type MetricId = { [Area in keyof Areas]: keyof Areas[Area] }[keyof Areas];
export const metrics = new Map<string, Metric>(Object.values(areas).flatMap((area) => Object.entries<Metric>(area)));
