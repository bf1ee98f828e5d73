import { describe, expect, it } from 'vitest';
import { turnedAway } from './turned-away.ts';

const page = (body: string, head = '') => `<!doctype html><html><head><title>Error</title>${head}</head><body>${body}</body></html>`;

describe('turnedAway', () => {
  it('knows a check for persons and a page that turns programs away', () => {
    expect(turnedAway(page('<h1>Are you a robot?</h1>'))).toBe('blocked');
    expect(turnedAway(page('<form><div class="g-recaptcha"></div></form>'))).toBe('blocked');
    expect(turnedAway(page('<p>Access by robots is not permitted.</p>'))).toBe('robots_refused');
    expect(turnedAway(page('<h1>Not found</h1>'))).toBeNull();
  });

  it('knows the scripts that such checks load', () => {
    expect(turnedAway(page('', '<script src="https://challenges.example/turnstile/v0/api.js"></script>'))).toBe('blocked');
  });

  it.each([
    ['a script', '<script>const captcha = false; // robots are not allowed</script>'],
    ['a style sheet', '<style>.captcha { color: red } /* robots are not allowed */</style>'],
    ['a script that never ends', '<script>const captcha = false;'],
  ])('does not take words inside %s for what the page says', (_what, code) => {
    expect(turnedAway(page(`${code}<p>We are working on it.</p>`))).toBeNull();
  });

  it('reads on after long scripts', () => {
    expect(turnedAway(page(`<SCRIPT>${'x'.repeat(50_000)}</SCRIPT><p>認証中</p>`))).toBe('blocked');
  });
});
