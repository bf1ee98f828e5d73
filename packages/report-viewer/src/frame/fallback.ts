import type { PackedCards } from '../data/packed.ts';

/**
 * A report's small spare script, for when the one at the assets path does not load: folding, currency, meanings, links, height.
 * It must stand alone (nothing imported, nothing outside its braces), since the host inlines its source.
 */
export function fallback(report: HTMLElement): void {
  if (report.dataset.live !== undefined) return;
  report.dataset.live = 'fallback';
  const framed = window.parent !== window;
  const tell = (message: Record<string, unknown>) => {
    if (framed) window.parent.postMessage({ ...message, channel: 'rimawari-report/1' }, '*');
  };
  const byId = (root: ParentNode | null, id: string | null) =>
    id === null || id === '' ? null : (root?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null);
  let rate = 0;
  let cards: Partial<PackedCards> = {};
  let analysis = '';
  try {
    const data = JSON.parse(byId(report.parentNode, `${report.dataset.report}report-data`)?.textContent ?? '{}');
    cards = data.cards ?? {};
    analysis = data.analysis?.id ?? '';
    rate = data.exchange_rate.jpy_per_usd;
  } catch {
    rate = 0;
  }
  /** What an amount says in yen, as the report printed it: in full or short. */
  const printed = new Map<HTMLElement, string>();
  const inDollars = (amount: number, isShort: boolean) => {
    const size = Math.abs(amount);
    const letter = !isShort || size < 999.5 ? '' : size < 999_500 ? 'K' : 'M';
    const digits =
      letter === ''
        ? String(Math.round(size)).replace(/\B(?=(\d{3})+$)/g, ',')
        : String(Number((size / (letter === 'K' ? 1e3 : 1e6)).toPrecision(3)));
    return `${amount < 0 ? '−' : ''}$${digits}${letter}`;
  };
  const showCurrency = (wanted: string) => {
    const dollars = wanted === 'USD' && rate > 0;
    report.dataset.currency = dollars ? 'USD' : 'JPY';
    for (const element of report.querySelectorAll<HTMLElement>('[data-jpy]')) {
      const yen = printed.get(element) ?? element.textContent ?? '';
      printed.set(element, yen);
      element.textContent = dollars ? inDollars(Number(element.dataset.jpy) / rate, element.dataset.short !== undefined) : yen;
    }
    for (const button of report.querySelectorAll<HTMLElement>('[data-set-currency]'))
      button.setAttribute('aria-pressed', String(button.dataset.setCurrency === report.dataset.currency));
  };
  const showTheme = (theme: string) => {
    report.dataset.theme = theme;
    for (const button of report.querySelectorAll('[data-toggle-theme]')) button.textContent = theme === 'dark' ? 'Light' : 'Dark';
  };
  /** What a card says, in plain words: the meaning of a figure or series and where it comes from, or the places of a fact. */
  const meaning = (card: string): string[] => {
    const number = Number(card.replace(/^[sf]/, ''));
    if (card.startsWith('f'))
      return (Object.values(cards.places ?? {})[number] ?? []).flatMap(([at]) => {
        const place = cards.evidence?.[at];
        return place === undefined ? [] : [`${place.raw} (${place.source_name}${place.page == null ? '' : `, page ${place.page}`})`];
      });
    const texts = card.startsWith('s') ? cards.series : cards.figures;
    const origin = texts?.origin[number];
    if (texts === undefined || origin == null) return [];
    const because = card.startsWith('s') ? undefined : cards.figures?.because[number];
    const from = Array.isArray(origin)
      ? `Computed: ${origin[0]}`
      : 'read' in origin
        ? 'Stated in the listing or in a document.'
        : 'assumed' in origin
          ? `Assumed: ${origin.assumed[1]}`
          : origin.kind === 'dataset'
            ? `Public data: ${origin.dataset.title}, ${origin.dataset.vintage}.`
            : origin.kind === 'rule'
              ? `Set by law: ${origin.title}.`
              : '';
    return [texts.definition[number] ?? '', because ?? '', from].filter((words) => words !== '');
  };
  report.addEventListener(
    'toggle',
    ({ target: note }) => {
      if (!(note instanceof HTMLDetailsElement) || !note.open || note.dataset.card === undefined) return;
      const panel = note.querySelector(':scope > .rv-note-panel') ?? document.createElement('div');
      panel.className = 'rv-note-panel';
      const lines = meaning(note.dataset.card).map((words) => {
        const line = document.createElement('p');
        line.textContent = words;
        return line;
      });
      // The whole note, with its inputs and their links, stands on a page that needs no script.
      if (/^\d+$/.test(note.dataset.card)) {
        const whole = document.createElement('a');
        whole.href = `/analysis/${analysis}/files/notes.html#${report.dataset.report}n${note.dataset.card}`;
        whole.textContent = 'Full note';
        lines.push(document.createElement('p'));
        lines.at(-1)?.append(whole);
      }
      panel.prepend(...lines);
      if (!panel.isConnected && lines.length > 0) note.append(panel);
      delete note.dataset.card;
    },
    true,
  );
  for (const controls of report.querySelectorAll<HTMLElement>('[data-controls]:not(:has([data-open-lab], [data-letter]))'))
    controls.hidden = false;
  const given = document.documentElement.dataset;
  if (given.currency === 'USD') showCurrency('USD');
  showTheme(given.theme === 'dark' ? 'dark' : 'light');
  report.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null;
    if (pressed === null) return;
    const href = pressed.getAttribute('href');
    if (pressed.classList.contains('rv-toggle')) {
      const open = pressed.getAttribute('aria-expanded') === 'false';
      pressed.setAttribute('aria-expanded', String(open));
      const body = byId(report, pressed.getAttribute('aria-controls'));
      if (body !== null) body.hidden = !open;
      pressed.closest('[data-chapter]')?.toggleAttribute('data-closed', !open);
    } else if (pressed.dataset.setCurrency !== undefined) {
      showCurrency(pressed.dataset.setCurrency);
      tell({ type: 'currency', currency: report.dataset.currency });
    } else if (pressed.hasAttribute('data-toggle-theme')) {
      showTheme(report.dataset.theme === 'dark' ? 'light' : 'dark');
      tell({ type: 'theme', theme: report.dataset.theme });
    } else if (pressed.hasAttribute('data-print')) {
      if (framed) tell({ type: 'print' });
      else window.print();
    } else if (href !== null) {
      event.preventDefault();
      const [, page, place] = /^(?:https?:\/\/[^/]+)?\/analysis\/[^/]+\/files\/([^?#]+)(?:#(.+))?/.exec(href) ?? [];
      if (href.startsWith('#')) byId(report, href.slice(1))?.scrollIntoView();
      else if (page !== undefined) tell({ type: 'navigate', path: decodeURIComponent(page), place });
      else if (/^\/[\w-]/.test(href)) tell({ type: 'open', url: new URL(href, document.baseURI).href });
      else if (/^https?:/i.test(href)) tell({ type: 'open', url: href });
    }
  });
  addEventListener('message', (event) => {
    const data = event.data;
    if (event.source !== window.parent || data?.channel !== 'rimawari-host/1') return;
    if (data.type === 'settings') {
      showCurrency(data.currency === 'USD' ? 'USD' : 'JPY');
      showTheme(data.theme === 'dark' ? 'dark' : 'light');
    } else if (data.type === 'go') {
      const target = byId(report, String(data.id));
      if (target !== null) tell({ type: 'scroll', top: Math.max(0, Math.round(target.getBoundingClientRect().top + scrollY)) });
    }
  });
  new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(report.getBoundingClientRect().bottom + scrollY) })).observe(report);
  tell({ type: 'ready', fallback: true });
}
