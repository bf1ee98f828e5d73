import type { Currency } from '../format/money.ts';
import { webAddress } from '../format/web-address.ts';

export type Theme = 'light' | 'dark';
export interface ReportSettings {
  theme: Theme;
  currency: Currency;
}

/** A chapter of a report in a frame. `top` is CSS pixels from the top of the frame. */
export interface ReportPlace {
  id: string;
  name: string;
  top: number;
}

/** A table of the report as a file. */
export interface TableFile {
  /** Without its ending: lower case, digits and hyphens. */
  name: string;
  format: 'csv' | 'json' | 'txt';
  content: string;
}

export type LabAct = 'keep' | 'share' | 'defaults';

/** A saved scenario; its inputs are the lab's text. */
export interface KeptScenario {
  id: string;
  name: string;
  inputs: string;
}

/** What the report in the frame may tell its host. Heights and offsets are CSS pixels. */
export type FrameMessage =
  | { type: 'ready'; fallback: boolean }
  | { type: 'height'; height: number }
  | { type: 'currency'; currency: Currency }
  | { type: 'theme'; theme: Theme }
  /** Which chapters are open and closed by the reader's choice, as `costs:1 tax:0`. */
  | { type: 'chapters'; chapters: string }
  /** The chapters in their order, each with how far down it begins: a host keeps the contents in sight, since the frame does not scroll. */
  | { type: 'places'; places: ReportPlace[] }
  /** Another page of the same report, and a place on it by its element id; `index.html` is the report itself. */
  | { type: 'navigate'; path: string; place?: string }
  /** An outside address, to be opened in a new tab. */
  | { type: 'open'; url: string }
  /** Something inside the frame that should come into view. */
  | { type: 'scroll'; top: number }
  | { type: 'print' }
  /** Asks for another page of the same report as text, to read data from it. */
  | { type: 'fetch'; path: string }
  /** The reader asks to keep a table. */
  | ({ type: 'save' } & TableFile)
  /** Values of the lab, as its text: to be kept in the address, shared with it, or made the account's own defaults. */
  | { type: 'lab'; act: LabAct; inputs: string }
  /** Asks for what is kept; `lab-kept` answers, here and to the next two. */
  | { type: 'lab-list' }
  | { type: 'lab-save'; name: string; inputs: string }
  | { type: 'lab-remove'; id: string }
  /** A script named by the fragment did not load. */
  | { type: 'script-failed'; script: 'charting' | 'interactivity' };

/** What the host may tell the frame. */
export type HostMessage =
  | { type: 'settings'; theme: Theme; currency: Currency }
  /** Brings a place of the report into view; the frame answers with `scroll`. */
  | { type: 'go'; id: string }
  /** The answer to `fetch`: the page as the server gave it, or null where it cannot be had. */
  | { type: 'page'; path: string; html: string | null }
  /** The values that the address asks for, as the lab's text; empty for those of the report. */
  | { type: 'lab'; inputs: string }
  /** What is kept and where, whether assumptions can become the account's defaults, and what became of the last wish. */
  | { type: 'lab-kept'; where: 'account' | 'browser'; defaults: boolean; scenarios: KeptScenario[]; said: string };

/** What a lab wishes of its host. */
export type LabWish = Extract<FrameMessage, { type: 'lab' | 'lab-list' | 'lab-save' | 'lab-remove' }>;
export type LabKept = Omit<Extract<HostMessage, { type: 'lab-kept' }>, 'type'>;

const frameChannel = 'rimawari-report/1';
const hostChannel = 'rimawari-host/1';
const tallest = 200_000;
const longestName = 80;
const mostPlaces = 20;
/** Characters of a saved table: the longest of a report has some hundred thousand. */
const longestFile = 5_000_000;

/** Wraps a message for `postMessage`, so that other traffic on the window is told apart. */
export function toHost(message: FrameMessage): Record<string, unknown> {
  return { ...message, channel: frameChannel };
}

export function toFrame(message: HostMessage): Record<string, unknown> {
  return { ...message, channel: hostChannel };
}

/** The message if it has exactly the promised shape, otherwise null. The caller has checked `event.source`. */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  if (!isRecord(data) || data.channel !== frameChannel) return null;
  switch (data.type) {
    case 'ready':
      return typeof data.fallback === 'boolean' ? { type: 'ready', fallback: data.fallback } : null;
    case 'height':
      return isLength(data.height) ? { type: 'height', height: data.height } : null;
    case 'currency':
      return isCurrency(data.currency) ? { type: 'currency', currency: data.currency } : null;
    case 'theme':
      return isTheme(data.theme) ? { type: 'theme', theme: data.theme } : null;
    case 'chapters':
      return isKeptChapters(data.chapters) ? { type: 'chapters', chapters: data.chapters } : null;
    case 'places':
      return isPlaces(data.places) ? { type: 'places', places: data.places.map(({ id, name, top }) => ({ id, name, top })) } : null;
    case 'navigate':
      if (!isPagePath(data.path)) return null;
      return { type: 'navigate', path: data.path, ...(isElementId(data.place) && { place: data.place }) };
    case 'open': {
      const url = typeof data.url === 'string' && data.url.length <= 2000 ? webAddress(data.url) : null;
      return url === null ? null : { type: 'open', url };
    }
    case 'scroll':
      return isLength(data.top) ? { type: 'scroll', top: data.top } : null;
    case 'print':
      return { type: 'print' };
    case 'fetch':
      return isPagePath(data.path) ? { type: 'fetch', path: data.path } : null;
    case 'save':
      return isTableFile(data) ? { type: 'save', name: data.name, format: data.format, content: data.content } : null;
    case 'lab':
      return isLabAct(data.act) && isLabText(data.inputs) ? { type: 'lab', act: data.act, inputs: data.inputs } : null;
    case 'lab-list':
      return { type: 'lab-list' };
    case 'lab-save':
      return isName(data.name) && isLabText(data.inputs) ? { type: 'lab-save', name: data.name, inputs: data.inputs } : null;
    case 'lab-remove':
      return isName(data.id) ? { type: 'lab-remove', id: data.id } : null;
    case 'script-failed':
      return data.script === 'charting' || data.script === 'interactivity' ? { type: 'script-failed', script: data.script } : null;
    default:
      return null;
  }
}

export function parseHostMessage(data: unknown): HostMessage | null {
  if (!isRecord(data) || data.channel !== hostChannel) return null;
  if (data.type === 'settings' && isTheme(data.theme) && isCurrency(data.currency))
    return { type: 'settings', theme: data.theme, currency: data.currency };
  if (data.type === 'go' && typeof data.id === 'string' && data.id.length <= longestName) return { type: 'go', id: data.id };
  if (data.type === 'page' && isPagePath(data.path) && (data.html === null || typeof data.html === 'string'))
    return { type: 'page', path: data.path, html: data.html };
  if (data.type === 'lab' && isLabText(data.inputs)) return { type: 'lab', inputs: data.inputs };
  return data.type === 'lab-kept' ? keptOf(data) : null;
}

const mostScenarios = 50;
const longestSaid = 2000;

function keptOf({ where, defaults, scenarios, said }: Record<string, unknown>): HostMessage | null {
  if ((where !== 'account' && where !== 'browser') || typeof defaults !== 'boolean') return null;
  if (typeof said !== 'string' || said.length > longestSaid || !Array.isArray(scenarios) || scenarios.length > mostScenarios) return null;
  if (!scenarios.every(isKeptScenario)) return null;
  return { type: 'lab-kept', where, defaults, scenarios: scenarios.map(({ id, name, inputs }) => ({ id, name, inputs })), said };
}

function isKeptScenario(value: unknown): value is KeptScenario {
  return isRecord(value) && isName(value.id) && isName(value.name) && isLabText(value.inputs);
}

function isLabAct(value: unknown): value is LabAct {
  return value === 'keep' || value === 'share' || value === 'defaults';
}

/** The alphabet of the lab's text; whoever uses it reads it apart. */
function isLabText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 1000 && /^[a-z0-9_,:.-]*$/.test(value);
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return data !== null && typeof data === 'object' && !Array.isArray(data);
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= tallest;
}

function isTableFile(data: Record<string, unknown>): data is Record<string, unknown> & TableFile {
  return (
    typeof data.name === 'string' &&
    /^[a-z0-9][a-z0-9-]{0,99}$/.test(data.name) &&
    ['csv', 'json', 'txt'].includes(String(data.format)) &&
    typeof data.content === 'string' &&
    data.content.length <= longestFile
  );
}

function isKeptChapters(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 500 && /^(?:[a-z-]{1,30}:[01](?: |$))*$/.test(value);
}

function isPlaces(value: unknown): value is ReportPlace[] {
  return Array.isArray(value) && value.length <= mostPlaces && value.every(isPlace);
}

function isPlace(value: unknown): value is ReportPlace {
  return isRecord(value) && isName(value.id) && isName(value.name) && isLength(value.top);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longestName;
}

function isCurrency(value: unknown): value is Currency {
  return value === 'JPY' || value === 'USD';
}

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

/** An element id of a report. */
function isElementId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200 && /^[A-Za-z][\w.-]*$/.test(value);
}

/** A relative path of plain segments: no scheme, no leading slash, no `..`. */
function isPagePath(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 300 && /^[\w-]+(?:[./][\w-]+)*$/.test(value);
}
