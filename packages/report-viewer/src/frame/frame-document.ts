import type { ReportSettings } from '../messages/index.ts';
import { attribute } from '../render/escape.ts';
import { fallbackSource } from './fallback-source.ts';
import { shownWithItsFaces, waitingForFaces, withItsFaces } from './own-faces.ts';

interface FrameDocumentParts extends ReportSettings {
  /** The fragment, as the server gave it. */
  html: string;
  /** Address of the host's page: scripts and fonts may come from its origin only. */
  origin: string;
  /** Which chapters the reader opened and closed before. */
  chapters: string;
  /** Whether the report shows its own contents; a host that keeps them in sight shows them itself. */
  contents: boolean;
  /** Whether the host's page has the title already. */
  titled: boolean;
  /** The nonce of the host's own policy, which a frame made from `srcdoc` inherits. */
  nonce: string | undefined;
}

/**
 * The document of the frame: its policy, the settings, a watcher, then the fragment.
 * It lies on the host's own paper, in the host's scheme and margins, so that no bar of another colour stands beside the report.
 * Only two inline scripts of ours may run: the watcher, which notices scripts that fail and starts the spare one, and what shows the report
 * once its faces are there.
 */
export function frameDocument({ html, origin, nonce, theme, currency, chapters, contents, titled }: FrameDocumentParts): string {
  const own = nonce ?? randomNonce();
  const policy = [
    `default-src 'none'`,
    `script-src ${origin} 'nonce-${own}'`,
    'worker-src blob:',
    `style-src 'unsafe-inline'`,
    `font-src ${origin} data:`,
    'img-src data:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  return `<!doctype html><html lang="en" data-waiting data-theme="${theme}" data-currency="${currency}" data-chapters="${attribute(chapters)}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><style>${waitingForFaces}html{color-scheme:light}html[data-theme=dark]:not(:has(>body>[data-report][data-theme=light])),html:has(>body>[data-report][data-theme=dark]){color-scheme:dark}html,body{margin:0;min-height:100%;overflow:hidden;background:light-dark(#f6f3ec,#181714)}body>.rv-root{max-width:none;padding:16px 2px 24px}${titled ? untitled : ''}${contents ? '' : withoutContents}</style><script nonce="${own}">${watcher(fallbackSource)}</script></head><body class="rv-document">${withItsFaces(html)}<script nonce="${own}">${shownWithItsFaces}</script></body></html>`;
}

/** The heading stays for those who move by headings; what the page around shows in large letters is not shown twice. */
const untitled =
  'body .rv-eyebrow{display:none}body .rv-header-line{justify-content:flex-end}body .rv-title>bdi{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}body .rv-title{margin-top:0}body .rv-title>.rv-title-name{margin-top:12px}';

/** The spare script tells no places: with it the report keeps its own contents. */
const withoutContents = 'body .rv-root:not([data-live=fallback]) .rv-contents{display:none}';

/** Errors of script elements do not bubble: they are caught on their way down. */
function watcher(spare: string): string {
  return `addEventListener('error',function(e){var s=e.target&&e.target.dataset&&e.target.dataset.reportScript;if(!s)return;parent.postMessage({channel:'rimawari-report/1',type:'script-failed',script:s},'*');if(s==='interactivity'){var run=function(){${spare}};if(document.readyState==='loading')addEventListener('DOMContentLoaded',run);else run()}},true)`;
}

function randomNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
