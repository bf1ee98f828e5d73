import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { saveText } from '../attach/save-text.ts';
import type { Currency } from '../format/money.ts';
import {
  type FrameMessage,
  type HostMessage,
  type LabKept,
  type LabWish,
  parseFrameMessage,
  type ReportPlace,
  type Theme,
  toFrame,
} from '../messages/index.ts';
import { frameDocument } from './frame-document.ts';
import type { PrintedReport } from './print-report.ts';

export interface ReportFrameProps extends Omit<ComponentPropsWithRef<'iframe'>, 'src' | 'srcDoc' | 'sandbox' | 'height'> {
  /** The fragment, or a nested page of the report, as the server gave it. */
  html: string;
  /** Read aloud as the name of the frame. */
  title: string;
  theme: Theme;
  currency: Currency;
  /** The page says the report's title itself, above: the report then shows only what that leaves out, such as the name of the property. */
  titled?: boolean;
  /** Which chapters the reader opened and closed before, as `onChaptersChange` told it. */
  chapters?: string;
  /** Nonce of the page's content policy; by default that of its own scripts. */
  nonce?: string;
  onCurrencyChange?: (currency: Currency) => void;
  onThemeChange?: (theme: Theme) => void;
  onChaptersChange?: (chapters: string) => void;
  /**
   * Hears of the chapters and where each begins, whenever that changes, with what brings one into view. The frame is as tall as its report
   * and does not scroll: a host that listens keeps the contents in sight, and the report leaves out its own.
   */
  onPlaces?: (places: ReportPlace[], go: (id: string) => void) => void;
  /** A place of the page, by its element id, that is brought into view once the report answers. */
  place?: string | null;
  /** The reader asks for a page of the report, and a place on it; a `null` path is the report itself. */
  onNavigate?: (path: string | null, place?: string) => void;
  /** Gives another page of the report as text: the report reads its own inputs from one to work itself out again. Without it, it does not. */
  loadPage?: (path: string) => Promise<string>;
  /** The reader follows a link to the outside (http or https). Without it, a new tab opens. */
  onOpenLink?: (url: string) => void;
  /**
   * Gives the page of the report that is laid out for paper (`paper.html`), with its summary and contents. Without it, or when it cannot be
   * had, what the frame shows is printed.
   */
  readPaper?: (() => Promise<string | null>) | undefined;
  /** The reader asks for paper. Without it, the report is printed, and nothing else of the page. */
  onPrint?: () => void;
  /** Values of the lab that the page's address asks for, as its text. */
  lab?: string | null;
  /** What is kept of the lab, told to the report whenever it changes. */
  labKept?: LabKept | null;
  /** The lab wishes something to be kept or shared: the host holds the address and the scenarios. Without it the lab keeps nothing. */
  onLab?: (wish: LabWish) => void;
  /** Runs once the report answers; `fallback` when its own script could not be loaded. */
  onReady?: (state: { fallback: boolean }) => void;
  onScriptFailed?: (script: 'charting' | 'interactivity') => void;
}

const firstHeight = 900;
const leastMargin = 16;

/**
 * Shows a report in a frame that can reach nothing of its host: no storage, no token, no navigation.
 * Everything it says is checked for its sender and its shape; currency and theme are the host's to keep.
 */
export function ReportFrame({
  html,
  theme,
  currency,
  titled = false,
  chapters = '',
  nonce,
  place = null,
  lab = null,
  labKept = null,
  onLab,
  onCurrencyChange,
  onThemeChange,
  onChaptersChange,
  onPlaces,
  onNavigate,
  loadPage,
  onOpenLink,
  readPaper,
  onPrint,
  onReady,
  onScriptFailed,
  style,
  title,
  ...rest
}: ReportFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight);
  const settings = useRef({ theme, currency });
  // The document is made once for each page: later settings go by message, so that the reader keeps their place.
  const made = () => ({
    html,
    nonce,
    page: frameDocument({
      html,
      origin: location.origin,
      nonce: nonce ?? pageNonce(),
      theme,
      currency,
      chapters,
      titled,
      contents: onPlaces === undefined,
    }),
  });
  const [shown, setShown] = useState(made);
  if (shown.html !== html || shown.nonce !== nonce) setShown(made());

  const handle = (message: FrameMessage) => {
    switch (message.type) {
      case 'ready':
        send();
        // Another page of the report has no lab.
        labShown.current = '';
        sendLab();
        return onReady?.({ fallback: message.fallback });
      case 'height':
        measured.current = html;
        // At once: the place to scroll to may follow in the next message.
        if (frame.current !== null) frame.current.style.height = `${message.height}px`;
        setHeight(message.height);
        return goThere();
      case 'currency':
        return onCurrencyChange?.(message.currency);
      case 'theme':
        return onThemeChange?.(message.theme);
      case 'chapters':
        return onChaptersChange?.(message.chapters);
      case 'places':
        return onPlaces?.(message.places, (id) => post({ type: 'go', id }));
      case 'navigate':
        return onNavigate?.(message.path === 'index.html' ? null : message.path, ...(message.place === undefined ? [] : [message.place]));
      case 'fetch':
        return void readPage(message.path, loadPage).then((page) => post({ type: 'page', path: message.path, html: page }));
      case 'lab':
        if (message.act === 'keep') labShown.current = message.inputs;
        return onLab?.(message);
      case 'lab-list':
        isLabOpen.current = true;
        sendKept();
        return onLab?.(message);
      case 'lab-save':
      case 'lab-remove':
        return onLab?.(message);
      case 'open':
        return onOpenLink === undefined ? void window.open(message.url, '_blank', 'noopener,noreferrer') : onOpenLink(message.url);
      case 'scroll':
        return scrollPage(frame.current, message.top);
      case 'print':
        return onPrint === undefined ? void print({ html, title, currency }, readPaper) : onPrint();
      case 'save':
        // A report may not give files away by itself: only what the reader has just pressed is saved.
        return navigator.userActivation.isActive ? saveText(message) : undefined;
      case 'script-failed':
        return onScriptFailed?.(message.script);
    }
  };
  // The frame has no origin to address; settings are not secret.
  const post = (message: HostMessage) => frame.current?.contentWindow?.postMessage(toFrame(message), '*');
  const send = () => post({ type: 'settings', ...settings.current });
  /** The values that the report shows already, and whether its lab listens. */
  const labShown = useRef('');
  const isLabOpen = useRef(false);
  const sendLab = () => {
    if (lab === null || lab === labShown.current) return;
    labShown.current = lab;
    post({ type: 'lab', inputs: lab });
  };
  const sendKept = () => {
    if (labKept !== null && isLabOpen.current) post({ type: 'lab-kept', ...labKept });
  };
  /** The page whose height is known. */
  const measured = useRef<string | null>(null);
  /** Where this page has been led to already. */
  const reached = useRef<{ html: string; place: string } | null>(null);
  // Not before the frame is as high as its page: what is below could not be scrolled to.
  const goThere = () => {
    if (place === null || measured.current !== html || (reached.current?.html === html && reached.current.place === place)) return;
    reached.current = { html, place };
    requestAnimationFrame(() => post({ type: 'go', id: place }));
  };
  const latest = useRef({ handle, goThere, sendLab, sendKept });

  useEffect(() => {
    latest.current = { handle, goThere, sendLab, sendKept };
  });
  useEffect(() => {
    if (lab !== null && measured.current !== null) latest.current.sendLab();
  }, [lab]);
  useEffect(() => {
    if (labKept !== null) latest.current.sendKept();
  }, [labKept]);
  useEffect(() => {
    // Whoever left a place may be led to it again.
    if (place === null) reached.current = null;
    else latest.current.goThere();
  }, [place]);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (frame.current === null || event.source !== frame.current.contentWindow) return;
      const message = parseFrameMessage(event.data);
      if (message !== null) latest.current.handle(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    settings.current = { theme, currency };
    frame.current?.contentWindow?.postMessage(toFrame({ type: 'settings', theme, currency }), '*');
  }, [theme, currency]);

  return (
    <iframe
      {...rest}
      ref={mergeRefs(frame, rest.ref)}
      title={title}
      srcDoc={shown.page}
      sandbox="allow-scripts"
      style={{ display: 'block', width: '100%', height, border: 0, ...style }}
    />
  );
}

/** What lays a report out for paper comes with the wish; where it does not arrive, the page around is printed with it. */
async function print(shown: PrintedReport, readPaper: ReportFrameProps['readPaper']): Promise<void> {
  const [layout, paper] = await Promise.all([import('./print-report.ts').catch(() => null), readPaper?.().catch(() => null)]);
  if (layout === null) window.print();
  else layout.printReport({ ...shown, html: paper ?? shown.html });
}

async function readPage(path: string, load: ReportFrameProps['loadPage']): Promise<string | null> {
  return load === undefined ? null : load(path).catch(() => null);
}

function pageNonce(): string | undefined {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return nonce === '' ? undefined : nonce;
}

/** The frame is as tall as what it holds, so that its page scrolls and the keyboard works as on any page. Its scroll margin is what the page keeps over it. */
function scrollPage(frame: HTMLIFrameElement | null, top: number): void {
  if (frame === null) return;
  const margin = Number.parseFloat(getComputedStyle(frame).scrollMarginTop) || leastMargin;
  scrollTo({ top: Math.max(0, frame.getBoundingClientRect().top + scrollY + top - margin) });
}

function mergeRefs<T>(own: { current: T | null }, other: React.Ref<T> | undefined): React.RefCallback<T> {
  return (element) => {
    own.current = element;
    if (typeof other === 'function') other(element);
    else if (other != null) other.current = element;
  };
}
