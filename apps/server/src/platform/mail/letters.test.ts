import { describe, expect, it } from 'vitest';
import { sampleLetters } from '../../testing/sample-letters.ts';
import { writeLetter } from './write-letter.ts';

const support = 'support@rimawari.example';
/** The words that a reader of the HTML sees, entities undone. */
const wordsOf = (html: string) =>
  html
    .replace(/^[\s\S]*<body[^>]*>\s*<div style="display:none[\s\S]*?<\/div>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ');

describe.each(Object.entries(sampleLetters))('the letter %s', (_, letter) => {
  const { text, html, subject } = writeLetter('haruka.mori@example.com', letter, support);

  it('says the same in HTML as in plain text', () => {
    const words = wordsOf(html);
    for (const line of text.split('\n').filter((line) => line !== '')) expect(words).toContain(line.replace(/:$/, ''));
    expect(words).toContain(subject);
  });

  it('leads nowhere but where its action leads, and fetches nothing', () => {
    const addresses = [...html.matchAll(/(?:href|src|url\()\s*=?\s*["']?([^"')\s>]+)/g)].map(([, address]) => address);
    expect(new Set(addresses)).toEqual(new Set(letter.action === null ? [] : [letter.action.address]));
    expect(html).not.toMatch(/<(img|link|script|iframe|form)\b/);
  });

  it('is laid out in tables that screen readers pass over, styles on the elements, small enough not to be cut', () => {
    expect([...html.matchAll(/<table(?! role="presentation")/g)]).toEqual([]);
    for (const [tag] of html.matchAll(/<(?:p|h1|a|td class="code")[^>]*>/g)) expect(tag).toMatch(/style="[^"]*color:#/);
    // Common programs cut a mail at 102 kB.
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
    expect(subject.length).toBeLessThanOrEqual(60);
  });

  it('says what to do if it was not expected, or why it came', () => {
    expect(text).toMatch(/If you (did not|are not)|You get this email because/);
  });
});

it('takes what stands in a letter for text', () => {
  const letter = { subject: 'S', before: ['<b>"Tom" & Co\'s</b>'], action: null, after: [] };
  const { html } = writeLetter('a@b.test', letter, support);
  expect(html).toContain('&lt;b&gt;&quot;Tom&quot; &amp; Co&#39;s&lt;/b&gt;');
  expect(html).not.toContain('<b>');
});
