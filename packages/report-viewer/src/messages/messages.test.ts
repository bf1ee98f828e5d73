import { describe, expect, it } from 'vitest';
import { type FrameMessage, type HostMessage, parseFrameMessage, parseHostMessage, toFrame, toHost } from './messages.ts';

const fromFrame: FrameMessage[] = [
  { type: 'ready', fallback: false },
  { type: 'height', height: 4210.5 },
  { type: 'currency', currency: 'USD' },
  { type: 'theme', theme: 'dark' },
  { type: 'chapters', chapters: 'costs:0 next-steps:1' },
  { type: 'places', places: [{ id: 'r7c1e5f0a-glance', name: 'At a glance', top: 96 }] },
  { type: 'navigate', path: 'method.html' },
  { type: 'navigate', path: 'document-1.html', place: 'r7c1e5f0a-mark-3' },
  { type: 'open', url: 'https://suumo.jp/ms/chuko/' },
  { type: 'scroll', top: 812 },
  { type: 'print' },
  { type: 'fetch', path: 'inputs.html' },
  { type: 'save', name: 'cash-flow-by-year', format: 'csv', content: '\ufeffYear\r\n1\r\n' },
  { type: 'script-failed', script: 'charting' },
];

describe('messages between the report and its host', () => {
  it.each(fromFrame)('lets $type through to the host unchanged', (message) => {
    expect(parseFrameMessage(toHost(message))).toEqual(message);
  });

  it('lets a place to go to through to the frame', () => {
    expect(parseHostMessage(toFrame({ type: 'go', id: 'r7c1e5f0a-costs' }))).toEqual({ type: 'go', id: 'r7c1e5f0a-costs' });
    expect(parseHostMessage({ ...toFrame({ type: 'go', id: 'costs' }), id: 7 })).toBeNull();
  });

  it('lets a page of the report through to the frame, and the word that there is none', () => {
    const page: HostMessage = { type: 'page', path: 'inputs.html', html: '<article></article>' };
    expect(parseHostMessage(toFrame(page))).toEqual(page);
    expect(parseHostMessage(toFrame({ ...page, html: null }))).toEqual({ ...page, html: null });
    expect(parseHostMessage({ ...toFrame(page), html: 7 })).toBeNull();
    expect(parseHostMessage({ ...toFrame(page), path: '../secret' })).toBeNull();
    expect(parseFrameMessage(toHost({ type: 'fetch', path: 'https://elsewhere.example/' }))).toBeNull();
  });

  it('saves no file under a name or in a form that nobody promised', () => {
    const file = { type: 'save', channel: 'rimawari-report/1', name: 'tables', format: 'json', content: '[]' };
    expect(parseFrameMessage(file)).not.toBeNull();
    for (const wrong of [
      { name: '../x' },
      { name: 'a.exe' },
      { name: '' },
      { format: 'html' },
      { content: 7 },
      { content: 'x'.repeat(5_000_001) },
    ])
      expect(parseFrameMessage({ ...file, ...wrong })).toBeNull();
  });

  it.each(['costs', 'costs:2', 'costs:1;x', 'a:1 '.repeat(200), 7])('does not keep %j as chapters', (chapters) => {
    expect(parseFrameMessage({ channel: 'rimawari-report/1', type: 'chapters', chapters })).toBeNull();
  });

  it('takes no place without a name or with more than was promised', () => {
    const place = { id: 'costs', name: 'Costs', top: 10 };
    const told = (places: unknown) => parseFrameMessage({ channel: 'rimawari-report/1', type: 'places', places });
    expect(told([{ ...place, extra: 1 }])).toEqual({ type: 'places', places: [place] });
    for (const wrong of [null, 'costs', [{ ...place, top: -1 }], [{ ...place, name: '' }], [{ ...place, name: 'n'.repeat(81) }]])
      expect(told(wrong)).toBeNull();
    expect(told(Array.from({ length: 21 }, () => place))).toBeNull();
  });

  it('lets settings through to the frame unchanged', () => {
    const settings: HostMessage = { type: 'settings', theme: 'dark', currency: 'USD' };
    expect(parseHostMessage(toFrame(settings))).toEqual(settings);
  });

  it('drops whatever else is said on the window', () => {
    const others = [null, 'height', 7, [], {}, { type: 'height', height: 10 }, { channel: 'rimawari-report/2', type: 'print' }];
    for (const data of others) expect(parseFrameMessage(data)).toBeNull();
    expect(parseHostMessage(toHost({ type: 'print' }))).toBeNull();
    expect(parseFrameMessage(toFrame({ type: 'settings', theme: 'dark', currency: 'USD' }))).toBeNull();
  });

  it('drops fields that nobody promised', () => {
    expect(parseFrameMessage({ ...toHost({ type: 'print' }), token: 'abc' })).toEqual({ type: 'print' });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, '400', 1e9])('does not take %s for a height', (height) => {
    expect(parseFrameMessage({ channel: 'rimawari-report/1', type: 'height', height })).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/analyze', 'file:///etc/passwd', 'https:'])('does not open %s', (url) => {
    expect(parseFrameMessage({ channel: 'rimawari-report/1', type: 'open', url })).toBeNull();
  });

  it.each(['../admin', '/etc', 'a//b', 'https://x', '', 'a b', '..', 'a/../b'])('does not navigate to %j', (path) => {
    expect(parseFrameMessage({ channel: 'rimawari-report/1', type: 'navigate', path })).toBeNull();
  });

  it.each(['', '<b>', 'a b', '#x', '7', 'a'.repeat(201), null])('leads to no place called %j', (place) => {
    expect(parseFrameMessage({ ...toHost({ type: 'navigate', path: 'method.html' }), place })).toEqual({
      type: 'navigate',
      path: 'method.html',
    });
  });

  it('knows two themes and two currencies only', () => {
    expect(parseHostMessage({ channel: 'rimawari-host/1', type: 'settings', theme: 'sepia', currency: 'JPY' })).toBeNull();
    expect(parseHostMessage({ channel: 'rimawari-host/1', type: 'settings', theme: 'dark', currency: 'EUR' })).toBeNull();
  });
});
