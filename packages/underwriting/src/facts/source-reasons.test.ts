import { describe, expect, it } from 'vitest';
import { isSourceReason, reasonMessage, reasonSentence, type SourceReason, sourceReasons } from './source-reasons.ts';
import { unusedSentence } from './unused-source.ts';

const reasons = Object.keys(sourceReasons) as SourceReason[];

describe('reasons for refusing or setting aside a source', () => {
  it.each(reasons)('%s has a short title, says in a sentence what happened, and what to do next', (reason) => {
    const { title, what, next } = sourceReasons[reason];
    expect(title).toMatch(/^[A-Z].{2,30}[^.]$/);
    expect(reasonSentence('flyer.pdf', reason)).toMatch(
      /^flyer\.pdf (?:is|was|has|does|names|couldn’t|can’t|contains|took|needs|describes) .*[^.]\.$/,
    );
    expect(what).not.toMatch(/\.$/);
    expect(next).toMatch(/^[A-Z].*\.$/);
    expect(reasonMessage('flyer.pdf', reason)).toBe(`${reasonSentence('flyer.pdf', reason)} ${next}`);
  });

  it('tells apart what a person has to act on differently', () => {
    const sentences = reasons.map((reason) => reasonSentence('x', reason));
    expect(new Set(sentences).size).toBe(reasons.length);
    expect(reasonSentence('x', 'unreachable')).not.toMatch(/offer/);
    for (const reason of ['access_refused', 'too_many_requests'] as const) expect(reasonMessage('x', reason)).not.toMatch(/bot|robot/);
    expect(sourceReasons.too_many_requests.next).toMatch(/Try again in an hour/);
    for (const reason of ['access_refused', 'too_many_requests', 'robots_refused', 'blocked'] as const)
      expect(sourceReasons[reason].next).toMatch(/\bPDF\b/);
    expect(sourceReasons.site_error.next).toMatch(/Try again later/);
    expect(sourceReasons.access_refused.next).not.toMatch(/Try again/);
  });

  it('names the status where one is known', () => {
    expect(reasonSentence('The page at suumo.jp', 'too_many_requests', 'status 429')).toBe(
      'The page at suumo.jp was not shown: the site has too many requests and refused this one (status 429).',
    );
  });

  it('knows no other word', () => {
    expect(isSourceReason('rental')).toBe(true);
    expect(isSourceReason('constructor')).toBe(false);
    expect(isSourceReason(5)).toBe(false);
  });
});

describe('a source that was not used', () => {
  it('is told in its own words where there are any', () => {
    expect(unusedSentence({ source_name: 'a.html', reason: 'land' })).toBe('a.html is land without a building.');
    expect(unusedSentence({ source_name: 'a', reason: 'site_error', message: 'It broke.' })).toBe('It broke.');
  });
});
