/** Names that browsers give themselves; the first that is there counts, since most also give those of others. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser says of itself, in names that its owner knows; null for what it does not say. Nothing else of the text is kept. */
export function readUserAgent(userAgent: string | null): { browser: string | null; system: string | null } {
  const nameIn = (names: [RegExp, string][]) => names.find(([sign]) => sign.test((userAgent ?? '').slice(0, 512)))?.[1] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
