export { BrowserMissing } from './browser-missing.ts';
export { type BundledBrowser, bundledBrowser, hasBundledBrowser } from './bundled-browser.ts';
export { type BrowserSearch, type FoundBrowser, findBrowser } from './find-browser.ts';
export { browserArguments, launchBrowser } from './launch-browser.ts';
