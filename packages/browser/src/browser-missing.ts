/** No browser on this machine could be started, so nothing can be printed. */
export class BrowserMissing extends Error {
  /** One line for each browser that was tried. */
  readonly tried: string[];
  constructor(tried: string[]) {
    super(
      [
        'No Chromium could be started, so no PDF can be made.',
        'Install one with `npx playwright-core install chromium`, or `apt-get install chromium` on Debian, or set BROWSER_PATH to the one you have.',
        ...tried.map((line) => `Tried ${line}`),
      ].join('\n'),
    );
    this.tried = tried;
  }
}
