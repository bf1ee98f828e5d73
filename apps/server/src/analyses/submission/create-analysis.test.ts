import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { problemStatuses } from '@rimawari/api/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProblemCode } from '../../platform/http/problem.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';

const pdf = (size = 2000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 'x')]);
const twentyMegabytes = 20_971_520;
const listing = JSON.stringify(['https://listings.example.com/mansion/70412233']);

describe.each(testDatabases())('submitting a property on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    made = await create();
    server = await startApp(made, { environment: { LISTING_ALLOW_HOSTS: '127.0.0.1:4555' } });
    ({ token } = await server.register('submitter'));
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  const submit = async (...parts: Parameters<typeof form>[0]) => server.as(token, await form(parts));
  const rowsOf = async (table: 'analyses' | 'sources' | 'analysis_sessions') =>
    (await server.app.database.db.selectFrom(table).selectAll().execute()).length;
  /** All that a submission may leave behind. */
  const kept = async () => ({
    objects: (await server.app.store.list('analyses')).length,
    analyses: await rowsOf('analyses'),
    sources: await rowsOf('sources'),
    sessions: await rowsOf('analysis_sessions'),
    jobs: (await sql`select id from pgboss.job where name = 'step'`.execute(server.app.database.db)).rows.length,
    used: (await server.as(token, { url: '/me' })).json().current_month_usage as number,
  });

  it('keeps files with the names people gave them, and the fields that come after', async () => {
    const content = pdf(5_000_000);
    const answer = await submit(
      ['files', { name: '中野坂上コーポ 302号室.pdf', content }],
      ['files', { name: '賃料表.CSV', content: '室,賃料\n101,68000\n' }],
      ['title', '中野坂上コーポ'],
      ['urls', listing],
    );
    expect(answer.statusCode).toBe(201);
    const { job_id } = answer.json();
    expect((await server.as(token, { url: `/analysis/${job_id}` })).json()).toEqual({
      job_id,
      title: '中野坂上コーポ',
      status: 'pending',
      investment_score: null,
      net_rental_yield: null,
      risk_level: null,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      completed_at: null,
    });
    expect((await server.as(token, { url: `/analysis/${job_id}/status` })).json()).toMatchObject({
      status: 'pending',
      progress: 0,
      error: null,
    });
    const { source_urls, documents } = (await server.as(token, { url: `/analysis/${job_id}/sources` })).json();
    expect(source_urls).toEqual(['https://listings.example.com/mansion/70412233']);
    expect(documents).toEqual([
      { id: expect.any(String), filename: '中野坂上コーポ 302号室.pdf', content_type: 'application/pdf', size: 5_000_000 },
      { id: expect.any(String), filename: '賃料表.CSV', content_type: 'text/csv', size: 21 },
    ]);
    const file = await server.as(token, { url: `/analysis/${job_id}/sources/${documents[0].id}` });
    expect(file.rawPayload.equals(content)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '5000000',
      'x-content-type-options': 'nosniff',
      'content-disposition':
        'attachment; filename="_______ 302__.pdf"; filename*=UTF-8\'\'%E4%B8%AD%E9%87%8E%E5%9D%82%E4%B8%8A%E3%82%B3%E3%83%BC%E3%83%9D%20302%E5%8F%B7%E5%AE%A4.pdf',
    });
  });

  it('takes a file of exactly 20 MB and an analysis without a title', async () => {
    const answer = await submit(['files', { name: 'full.pdf', content: pdf(twentyMegabytes) }]);
    expect(answer.statusCode).toBe(201);
    expect((await server.as(token, { url: `/analysis/${answer.json().job_id}` })).json().title).toBeNull();
  });

  it('strips folders from file names and composes their kana', async () => {
    const answer = await submit(['files', { name: 'C:\\Users\\me\\ハ\u309aンフ.pdf'.normalize('NFD'), content: pdf() }]);
    const { documents } = (await server.as(token, { url: `/analysis/${answer.json().job_id}/sources` })).json();
    expect(documents[0].filename).toBe('ハ\u309aンフ.pdf'.normalize('NFC'));
  });

  it('takes direction marks and invisible characters out of titles and file names, and keeps forms of kanji', async () => {
    const answer = await submit(
      ['title', '\u200b\u202e中野\u200d辻\u{e0100}\u2066コーポ\u3164\ufeff'],
      ['files', { name: 'plan\u202efdp.\u200bpdf', content: pdf() }],
    );
    const { job_id } = answer.json();
    expect((await server.as(token, { url: `/analysis/${job_id}` })).json().title).toBe('中野辻\u{e0100}コーポ');
    const { documents } = (await server.as(token, { url: `/analysis/${job_id}/sources` })).json();
    expect(documents[0].filename).toBe('planfdp.pdf');
  });

  it('has no title when nothing of it can be seen', async () => {
    const answer = await submit(['title', '\u200b \u202e\u3164'], ['urls', listing]);
    expect((await server.as(token, { url: `/analysis/${answer.json().job_id}` })).json().title).toBeNull();
  });

  it.each<[string, Parameters<typeof form>[0], ProblemCode, unknown]>([
    ['neither file nor address', [['title', 'x']], 'nothing_submitted', 'Please upload at least one file or provide a URL'],
    ['an empty list of addresses', [['urls', '[]']], 'nothing_submitted', 'Please upload at least one file or provide a URL'],
    [
      'a type that is not accepted',
      [['files', { name: 'notes.docx', content: 'PK' }]],
      'unsupported_type',
      'notes.docx is not an accepted file type. Send PDF, png, jpg, jpeg, gif, bmp, csv, xls or xlsx.',
    ],
    [
      'a page saved from the web',
      [['files', { name: 'page.html', content: '<html>' }]],
      'unsupported_type',
      'page.html is not an accepted file type. Send PDF, png, jpg, jpeg, gif, bmp, csv, xls or xlsx.',
    ],
    [
      'a program under a false name',
      [['files', { name: 'plan.pdf', content: Buffer.from('MZ\u0090\u0000') }]],
      'unsupported_type',
      expect.stringMatching(/^plan\.pdf does not match its file type/),
    ],
    [
      'a picture that calls itself a table',
      [
        [
          'files',
          {
            name: 'rents.csv',
            content: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
          },
        ],
      ],
      'unsupported_type',
      expect.stringMatching(/^rents\.csv/),
    ],
    [
      'an empty file',
      [['files', { name: 'empty.csv', content: '' }]],
      'empty_file',
      'empty.csv is empty. Nothing was saved. Choose another file.',
    ],
    [
      'one byte too many',
      [
        ['files', { name: 'small.pdf', content: pdf() }],
        ['files', { name: 'big.pdf', content: pdf(twentyMegabytes + 1) }],
      ],
      'too_large',
      'big.pdf is larger than 20 MB (20971520 bytes). Nothing was saved.',
    ],
    [
      'a fourth file',
      Array.from({ length: 4 }, (_, i) => ['files', { name: `${i}.pdf`, content: pdf() }]),
      'too_many_files',
      'You can upload up to 3 documents per analysis.',
    ],
    [
      'a title with a NUL',
      [
        ['title', 'a\u0000b'],
        ['files', { name: 'a.pdf', content: pdf() }],
      ],
      'validation_failed',
      [{ loc: ['body', 'title'], msg: 'must not hold control characters', type: 'control_characters' }],
    ],
    [
      'an address with a NUL',
      [['urls', JSON.stringify(['https://a.example.com/\u0000'])]],
      'validation_failed',
      [{ loc: ['body', 'urls', 0], msg: expect.any(String), type: expect.any(String) }],
    ],
    [
      'two addresses',
      [['urls', JSON.stringify(['https://a.example.com/', 'https://b.example.com/'])]],
      'validation_failed',
      [{ loc: ['body', 'urls'], msg: 'must not have more than 1 items', type: 'maxItems' }],
    ],
    [
      'addresses that are not JSON',
      [['urls', 'https://a.example.com/']],
      'validation_failed',
      [{ loc: ['body', 'urls'], msg: 'must be a JSON list of addresses', type: 'json' }],
    ],
    [
      'a title that is too long, after a file',
      [
        ['files', { name: 'a.pdf', content: pdf() }],
        ['title', 'x'.repeat(201)],
      ],
      'validation_failed',
      [{ loc: ['body', 'title'], msg: 'must not have more than 200 characters', type: 'maxLength' }],
    ],
  ])('refuses %s and keeps nothing', async (_what, parts, code, detail) => {
    const before = await kept();
    const answer = await submit(...parts);
    expect([answer.statusCode, answer.json()]).toEqual([problemStatuses[code], { code, detail }]);
    expect(await kept()).toEqual(before);
  });

  it.each([
    'http://127.0.0.1/',
    'http://10.0.0.8/listing',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a00:8]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fe80::1]/',
    'http://[fd12:3456::1]/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://１２７.０.０.１/',
    'http://0.0.0.0/',
    'http://192.168.1.20/',
    'http://172.16.0.1/',
    'http://100.64.0.1/',
    'http://LOCALHOST/',
    'http://localhost./',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'http://db.internal/',
    'http://nas/',
    'file:///etc/passwd',
    'ftp://example.com/',
    'https://user:secret@example.com/',
    'https://example.com:8443/',
    'not an address',
  ])('refuses the address %s before anything is fetched, and keeps nothing of what came with it', async (url) => {
    const before = await kept();
    const answer = await submit(['files', { name: 'a.pdf', content: pdf() }], ['title', 'x'], ['urls', JSON.stringify([url])]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toEqual([
      { loc: ['body', 'urls', 0], msg: expect.stringMatching(/^The listing address .+\.$/), type: expect.any(String) },
    ]);
    expect(await kept()).toEqual(before);
  });

  it('takes an exception that the operator named', async () => {
    expect((await submit(['urls', JSON.stringify(['http://127.0.0.1:4555/listing.html'])])).statusCode).toBe(201);
  });

  it.each([
    ['breaks off', (payload: Buffer) => payload.subarray(0, payload.length - 40)],
    ['is not a form', () => Buffer.from('hello')],
    ['is empty', () => Buffer.alloc(0)],
  ])('refuses a body that %s and keeps nothing', async (_what, change) => {
    const before = await kept();
    const request = await form([['files', { name: 'a.pdf', content: pdf(100_000) }]]);
    const answer = await server.as(token, { ...request, payload: change(request.payload) });
    expect(answer.statusCode).toBe(422);
    expect(await kept()).toEqual(before);
  });

  it('takes a form only', async () => {
    const json = await server.as(token, { method: 'POST', url: '/analysis', payload: { urls: listing } });
    expect(json.statusCode).toBe(415);
  });

  let address: Promise<string> | undefined;
  /** Where the server answers, once it is asked for. */
  const listening = (): Promise<string> => {
    address ??= server.app.http.listen({ host: '127.0.0.1', port: 0 });
    return address;
  };

  it('removes what arrived when the sender goes away', async () => {
    const before = await kept();
    const address = await listening();
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const { payload, headers } = await form([['files', { name: 'cut.pdf', content: pdf(4_000_000) }]]);
    await once(socket, 'connect');
    const head = `POST /api/v1/analysis HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`;
    socket.write(Buffer.concat([Buffer.from(head), payload.subarray(0, 2_000_000)]));
    const incoming = join(made.where.dataDir, 'objects', '.incoming');
    await expect.poll(() => readdirSync(incoming).length).toBe(1);
    socket.destroy();
    await expect.poll(() => readdirSync(incoming).length).toBe(0);
    expect(await kept()).toEqual(before);
  });

  it('answers a browser that is still sending', async () => {
    const { origin } = new URL(await listening());
    const body = new FormData();
    body.append('files', new File([new Uint8Array(8_000_000)], 'notes.docx'));
    body.append('files', new File([new Uint8Array(8_000_000)], 'more.docx'));
    const answer = await fetch(`${origin}/api/v1/analysis`, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('notes.docx') });
  });
});

describe.each(testDatabases())('who may submit, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  beforeAll(async () => {
    made = await create();
    server = await startApp(made, { environment: { FREE_MODE: 'false', COMPLIMENTARY_CREDITS: '0' } });
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  const allow = (id: string, set: Record<string, unknown>) =>
    server.app.database.db.updateTable('users').set(set).where('id', '=', id).execute();
  const submit = async (token: string) => server.as(token, await form([['urls', listing]]));
  const me = async (token: string) => (await server.as(token, { url: '/me' })).json();

  it('refuses whoever has neither subscription nor credits, who may still read', async () => {
    const { token } = await server.register('nobody');
    const answer = await submit(token);
    expect([answer.statusCode, answer.json()]).toEqual([403, { code: 'subscription_required', detail: 'Subscription Required' }]);
    expect((await server.as(token, { url: '/analysis' })).json()).toMatchObject({ jobs: [], total: 0 });
  });

  it('spends complimentary credits to the last, then says so', async () => {
    const { token, id } = await server.register('guest');
    await allow(id, { complimentary_analysis_credits: 2 });
    expect((await submit(token)).statusCode).toBe(201);
    expect(await me(token)).toMatchObject({ complimentary_analysis_credits: 1, current_month_usage: 1, analyses_remaining: 0 });
    expect((await submit(token)).statusCode).toBe(201);
    const answer = await submit(token);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { code: 'complimentary_ended', detail: 'Complimentary access has been used up.' },
    ]);
  });

  it('never spends unlimited credits', async () => {
    const { token, id } = await server.register('beta');
    await allow(id, { complimentary_analysis_credits: -1 });
    for (let time = 0; time < 3; time += 1) expect((await submit(token)).statusCode).toBe(201);
    expect(await me(token)).toMatchObject({ complimentary_analysis_credits: -1, current_month_usage: 3 });
  });

  it('counts down the month of a subscription', async () => {
    const { token, id } = await server.register('subscriber');
    await allow(id, { subscription_status: 'active', monthly_analysis_limit: 2, complimentary_analysis_credits: 5 });
    expect((await submit(token)).statusCode).toBe(201);
    expect(await me(token)).toMatchObject({ analyses_remaining: 1, complimentary_analysis_credits: 5, subscription_status: 'active' });
    expect((await submit(token)).statusCode).toBe(201);
    const answer = await submit(token);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { code: 'limit_reached', detail: "You've reached your monthly limit. Upgrade or wait for next month." },
    ]);
  });

  it('charges nothing for what is refused', async () => {
    const { token, id } = await server.register('clumsy');
    await allow(id, { complimentary_analysis_credits: 1 });
    expect((await server.as(token, await form([['files', { name: 'x.docx', content: 'x' }]]))).statusCode).toBe(415);
    expect(await me(token)).toMatchObject({ complimentary_analysis_credits: 1, current_month_usage: 0 });
  });
});
