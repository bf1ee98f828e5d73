import { createHash, randomUUID } from 'node:crypto';
import type { components } from '@rimawari/api/types';
import { readSource } from '@rimawari/extraction/readers';
import { sampleCondominium, sampleReport } from '@rimawari/underwriting/testing';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { ensureRendererBuilt } from '../analyses/pipeline/build-renderer.ts';
import { loadRenderer } from '../analyses/pipeline/report-renderer.ts';
import { AnalysisFailure } from '../analyses/pipeline/step.ts';
import { signed } from '../billing/payments/testing/fake-provider.ts';
import { heldInvoice, heldSubscription, providerInMemory } from '../billing/payments/testing/provider-in-memory.ts';
import { createIdempotencyKeys } from '../platform/idempotency/keys.ts';
import type { TestDatabase } from './databases.ts';
import { fakeSteps } from './fake-pipeline.ts';
import { benchmarkAnswers } from './journey-benchmarks.ts';
import { debugAnswers } from './journey-debug.ts';
import { scenarioAnswers } from './journey-scenarios.ts';
import { stableValues } from './stable-values.ts';
import { form, startApp } from './start-app.ts';
import { until } from './until.ts';

/** What a running server answered, by the name of the example that shows it. */
export type Answers = Map<string, { status: number; type: string; body: unknown }>;

const haruka = { email: 'haruka.mori@example.com', password: 'minato-42', full_name: 'Haruka Mori' };
const listing = JSON.stringify(['https://listings.example/mansion/70412233']);
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(482_104, 'x')]);
const ids = [
  '0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90',
  '5a1d9e3f-2c84-4b7a-b6e1-7f08c4d2936b',
  '7c3e1a5d-4f96-4d0b-9a21-6e5b8d7c0f14',
  '2d9b6f40-8e13-4c75-a0d2-51f7e3b8c96a',
];

/**
 * Goes through every operation that is served, on a server of its own over a fresh database, into every answer that the
 * contract shows. Steps of the pipeline are stand-ins that leave well-formed artefacts; all else is real.
 */
export async function answersOfJourney(made: TestDatabase): Promise<Answers> {
  await ensureRendererBuilt(() => undefined);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let failure = Promise.resolve();
  const reading = await readSource({
    sourceId: 'listing',
    sourceKind: 'listing',
    sourceName: 'https://listings.example/mansion/70412233',
    contentType: 'text/html',
    bytes: new TextEncoder().encode(
      '<h1>中野坂上コーポ</h1><table><tr><th>物件種別<td>区分マンション<tr><th>価格<td>2,480万円<tr><th>所在地<td>東京都中野区本町1-2-3</table>',
    ),
  });
  const steps = fakeSteps({
    pdf_generation: async ({ session }) => session.writeFile('sources/listing.html', '<p>Nakano Sakaue Corpo'),
    data_extraction: async ({ analysis, progress }) => {
      if (analysis.listingUrl?.endsWith('/gone')) await failure;
      if (analysis.listingUrl?.endsWith('/gone'))
        throw new AnalysisFailure(['The page of the listing is no longer published.', 'Send the listing as a PDF instead.']);
      if (analysis.listingUrl?.endsWith('/slow')) {
        await progress(40, 'Reading the listing page and maisoku.pdf.');
        await held;
      }
      return { facts: sampleCondominium, readings: [reading] };
    },
  });
  let finishPrint: (bytes: Uint8Array) => void = () => {};
  const printed = new Promise<Uint8Array>((resolve) => {
    finishPrint = resolve;
  });
  const provider = providerInMemory();
  const server = await startApp(made, {
    environment: {
      FREE_MODE: 'false',
      MFA_POLICY: 'admins',
      PUBLIC_URL: 'https://rimawari.example',
      SUPPORT_EMAIL: 'support@rimawari.example',
      DEBUG_MODE: 'true',
      BENCHMARK_ENABLED: 'true',
    },
    options: {
      limits: { linkUse: { name: 'link-use', most: 3, withinSeconds: 30 } },
      provider: provider.settings,
      readSample: async () => sampleReport('condominium_unit'),
    },
    steps,
    ports: { render: await loadRenderer(), printPdf: () => printed },
  });
  const { db } = server.app.database;
  const answers: Answers = new Map();
  const stable = stableValues();

  function keep(name: string, answer: LightMyRequestResponse, body?: (given: string) => unknown): void {
    const type = String(answer.headers['content-type'] ?? '');
    const read = body ?? ((text: string) => (type.startsWith('application/json') ? JSON.parse(text) : text));
    answers.set(name, { status: answer.statusCode, type, body: stable.in(read(answer.body)) });
  }
  const post = (url: string, payload: object, token: string | null = null) => server.as(token, { method: 'POST', url, payload });
  const submit = async (token: string, parts: Parameters<typeof form>[0], key?: string) => {
    const { headers, ...request } = await form(parts);
    return server.as(token, { ...request, headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) } });
  };
  const reaches = async (token: string, id: string, isThere: (status: { status: string; doing?: string }) => boolean) => {
    const ask = () => server.as(token, { url: `/analysis/${id}/status` });
    const answer = await until('a status of an analysis', ask, (given) => isThere(given.json()));
    stable.name(answer.json().session_id, '20261118T021409512Z-4f1c');
    return answer;
  };
  const ended = ({ status }: { status: string }) => status === 'completed' || status === 'failed';

  // An account.
  const registered = await post('/register', haruka);
  const { access_token: token, user } = registered.json();
  stable.name(token, 'rw_3vJt0mQbN6c9ZyLr1uXkS8aHfDpE2gWo4iTxB7nVqY5');
  stable.name(user.id, '8c2e4f6a-0b1d-4c3e-9f5a-7d6b8e0c2a14');
  keep('SignedIn', registered);
  keep('/register post 409 application/json taken', await post('/register', haruka));
  keep('InvalidInput application/json fields', await post('/register', { ...haruka, email: 'haruka' }));
  keep('InvalidInput application/json sentence', await server.as(null, { method: 'POST', url: '/register' }));
  keep('/login post 401 application/json credentials', await post('/login', { email: haruka.email, password: 'wrong-1' }));
  keep('/forgot-password post 200 application/json neutral', await post('/forgot-password', { email: haruka.email }));
  keep('/resend-verification post 200 application/json neutral', await post('/resend-verification', { email: haruka.email }));
  for (const purpose of ['reset', 'verify'] as const) {
    const tokenHash = createHash('sha256').update(`${purpose}-token`).digest('hex');
    const expires = new Date(Date.now() + 60_000);
    await db
      .insertInto('mail_links')
      .values({ id: randomUUID(), purpose, email: haruka.email, token_hash: tokenHash, expires_at: expires })
      .execute();
  }
  keep('/verify get 200 application/json verified', await server.as(null, { url: '/verify?token=verify-token' }));
  keep(
    '/reset-password post 200 application/json done',
    await post('/reset-password', { token: 'reset-token', new_password: 'hamamatsu-7' }),
  );
  keep('SpentToken application/json spent', await post('/reset-password', { token: 'reset-token', new_password: 'hamamatsu-7' }));
  keep('TooManyRequests application/json wait', await server.as(null, { url: '/verify?token=verify-token' }));
  const again = (await post('/login', { email: haruka.email, password: 'hamamatsu-7' })).json().access_token;
  stable.name(again, 'rw_3vJt0mQbN6c9ZyLr1uXkS8aHfDpE2gWo4iTxB7nVqY5');
  keep('Unauthorized application/json noSession', await server.as(token, { url: '/me' }));

  // A sign-in with a code.
  const wish = (isOn: boolean) => db.updateTable('users').set({ second_factor: isOn }).where('id', '=', user.id).execute();
  await wish(true);
  const challenge = await post('/login', { email: haruka.email, password: 'hamamatsu-7' });
  const { mfa_token } = challenge.json();
  stable.name(mfa_token, 'mfa_9f2c71d05be84a3c');
  keep('/login post 202 application/json byEmail', challenge);
  const wrong = { email: haruka.email, password: 'hamamatsu-7', mfa_token, otp_code: '204816' };
  keep('/login post 401 application/json code', await post('/login', wrong));
  await db
    .updateTable('sign_in_challenges')
    .set({ code_asked_at: new Date(0) })
    .execute();
  keep('/resend-code post 200 application/json sent', await post('/resend-code', { mfa_token }));
  await db.deleteFrom('sign_in_challenges').execute();
  keep('/resend-code post 409 application/json expired', await post('/resend-code', { mfa_token }));
  await wish(false);
  keep('/config get 200 application/json standard', await server.as(null, { url: '/config' }));

  // Without and with something left to analyse.
  keep('/analysis get 200 application/json none', await server.as(again, { url: '/analysis' }));
  const set = (changes: object) => db.updateTable('users').set(changes).where('id', '=', user.id).execute();
  await set({ complimentary_analysis_credits: 0 });
  keep('/analysis post 403 application/json noSubscription', await submit(again, [['urls', listing]]));
  await set({ complimentary_analysis_credits: 1 });

  // A subscription.
  provider.isDown = true;
  keep('ProviderUnavailable application/json provider', await server.as(null, { url: '/stripe/plans' }));
  provider.isDown = false;
  keep('/stripe/plans get 200 application/json plans', await server.as(null, { url: '/stripe/plans' }));
  const billing = { return_url: 'https://rimawari.example/billing' };
  keep('/stripe/create-portal-session post 409 application/json noCustomer', await post('/stripe/create-portal-session', billing, again));
  const checkout = {
    price_id: 'price_pro',
    success_url: 'https://rimawari.example/payment/success',
    cancel_url: 'https://rimawari.example/pricing',
  };
  keep('/stripe/create-checkout-session post 200 application/json hosted', await post('/stripe/create-checkout-session', checkout, again));
  const seconds = Math.floor(Date.now() / 1000);
  const month: [number, number] = [seconds, seconds + 30 * 86_400];
  provider.subscriptions.set('sub_1Q', heldSubscription({ id: 'sub_1Q', customer: 'cus_1Q' }, 'pro', month));
  provider.invoices.set('in_1Q', heldInvoice({ id: 'in_1Q', customer: 'cus_1Q', created: seconds }, 7900, month));
  const event = JSON.stringify({
    id: 'evt_1Q',
    type: 'invoice.paid',
    created: seconds,
    data: { object: { id: 'in_1Q', customer: 'cus_1Q' } },
  });
  const hook = (signature: string) =>
    server.as(null, {
      method: 'POST',
      url: '/stripe/webhook',
      payload: event,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  keep('/stripe/webhook post 400 application/json signature', await hook(signed(event, 'whsec_other')));
  keep('/stripe/webhook post 200 application/json received', await hook(signed(event)));
  const history = () => server.as(again, { url: '/stripe/payment-history' });
  keep('/stripe/payment-history get 200 application/json one', await until('a payment', history, (answer) => answer.json().length > 0));
  keep(
    '/stripe/create-checkout-session post 409 application/json subscribed',
    await post('/stripe/create-checkout-session', checkout, again),
  );
  keep('/stripe/create-portal-session post 200 application/json hosted', await post('/stripe/create-portal-session', billing, again));
  await set({ subscription_status: 'none', subscription_end_date: null, monthly_analysis_limit: 0, billing_anchor: null });

  // A property, from submission to the report.
  const key = randomUUID();
  const parts: Parameters<typeof form>[0] = [
    ['title', '中野坂上コーポ 302号室'],
    ['urls', listing],
    ['files', { name: '中野坂上コーポ302_販売図面.pdf', content: pdf, type: 'application/pdf' }],
  ];
  const created = await submit(again, parts, key);
  const first: string = created.json().job_id;
  stable.name(first, ids[0] ?? '');
  keep('/analysis post 201 application/json queued', created);
  keep('/analysis post 403 application/json creditsUsed', await submit(again, [['urls', listing]]));
  await set({
    complimentary_analysis_credits: 0,
    subscription_status: 'active',
    monthly_analysis_limit: 50,
    subscription_end_date: new Date('2026-12-01T00:00:00Z'),
  });
  keep('IdempotencyConflict', await submit(again, [['urls', JSON.stringify(['https://listings.example/mansion/2'])]], key));
  await createIdempotencyKeys(db, server.app.http.log).claim({ userId: user.id }, 'createAnalysis', 'running');
  keep('IdempotencyInProgress', await submit(again, parts, 'running'));
  keep('/analysis post 422 application/json nothingGiven', await submit(again, [['title', 'x']]));
  keep('/analysis post 422 application/json fields', await submit(again, [['urls', JSON.stringify(['ftp://listings.example/'])]]));
  const four = Array.from({ length: 4 }, (_, n): [string, { name: string; content: string }] => [
    'files',
    { name: `${n}.csv`, content: 'a,b' },
  ]);
  keep('/analysis post 422 application/json tooManyFiles', await submit(again, four));
  const big = Buffer.concat([pdf, Buffer.alloc(20_971_520)]);
  keep('TooLarge application/json file', await submit(again, [['files', { name: 'maisoku.pdf', content: big }]]));
  keep('UnsupportedType application/json file', await submit(again, [['files', { name: 'notes.docx', content: 'PK' }]]));

  const analysis = `/analysis/${first}`;
  await reaches(again, first, ended);
  keep('/analysis/{id} get 200 application/json completed', await server.as(again, { url: analysis }));
  const sources = await server.as(again, { url: `${analysis}/sources` });
  const [source] = sources.json().documents;
  stable.name(source.id, 'd41f8a30-6b1c-4e9e-9a57-0c2b7e6f1d83');
  keep('/analysis/{id}/sources get 200 application/json both', sources);
  const isGiven = ({ statusCode }: LightMyRequestResponse) => statusCode === 200;
  const start = (length: number) => (text: string) => `${text.slice(0, length)} …`;
  keep(
    '/analysis/{id}/sources/{sourceId} get 200 application/octet-stream pdf',
    await server.as(again, { url: `${analysis}/sources/${source.id}` }),
    start(8),
  );
  keep(
    '/analysis/{id}/fragment get 200 text/html front',
    await server.as(again, { url: `${analysis}/fragment` }),
    (html) => `${/<article[^>]*?class="[^"]*"/.exec(html)?.[0]} …`,
  );
  keep('/analysis/{id}/report get 200 text/html html', await server.as(again, { url: `${analysis}/report` }), start(15));
  const report = await server.as(again, { url: `${analysis}/report?format=json` });
  keep('/analysis/{id}/report get 200 application/json json', report, (text) => {
    const { schema_version } = JSON.parse(text);
    return { schema_version };
  });
  keep(
    '/analysis/{id}/report get 200 application/zip tables',
    await server.as(again, { url: `${analysis}/report?format=tables` }),
    start(2),
  );
  keep('NotReady application/json printing', await server.as(again, { url: `${analysis}/report?format=pdf` }));
  finishPrint(Buffer.from('%PDF-1.7\n'));
  const print = () => server.as(again, { url: `${analysis}/report?format=pdf` });
  keep('/analysis/{id}/report get 200 application/pdf pdf', await until('the PDF', print, isGiven), start(8));

  const price = (text: string) => {
    const answer = JSON.parse(text) as { facts: object[] };
    return { ...answer, facts: answer.facts.slice(0, 1) };
  };
  const correct = () => server.as(again, { method: 'POST', url: `${analysis}/corrections`, payload: { monthly_rent_jpy: 112_000 } });
  keep('/analysis/{id}/change get 200 application/json first', await server.as(again, { url: `${analysis}/change` }));
  keep('/analysis/{id}/facts get 200 application/json read', await server.as(again, { url: `${analysis}/facts` }), price);
  keep('/analysis/{id}/corrections post 202 application/json queued', await correct(), (text) => ({
    ...price(text),
    correction: { status: 'pending', progress: 0, error: null },
  }));
  await db
    .insertInto('analysis_sessions')
    .values(
      Array.from({ length: 20 }, (_, n) => ({
        analysis_id: first,
        id: `20250101T000000000Z-${n.toString(16).padStart(4, '0')}`,
        purpose: 'correction' as const,
        steps: '[]',
        status: 'completed' as const,
        created_at: new Date(0),
      })),
    )
    .execute();
  const facts = () => server.as(again, { url: `${analysis}/facts` });
  await until('the correction', facts, (answer) => answer.json().correction.status === 'completed');
  keep('/analysis/{id}/corrections post 409 application/json used', await correct());
  await db.deleteFrom('analysis_sessions').where('id', 'like', '20250101T%').execute();

  // Links for those without an account.
  const share = () => server.as(again, { method: 'POST', url: `${analysis}/shares`, payload: { days: 30 } });
  const shared = await share();
  const { id: shareId, token: opens } = shared.json();
  stable.name(shareId, '3d5b7f91-6a2c-4e08-b1d4-8c9e0f2a7b63');
  stable.name(opens, '5kqXo0mJ8rT3vW6yB1nC4dF7gH9jL2pS0uZaEiOxQwE');
  keep('/analysis/{id}/shares post 201 application/json made', shared);
  keep('/analysis/{id}/shares get 200 application/json one', await server.as(again, { url: `${analysis}/shares` }));
  keep('/shared/{token} get 200 application/json held', await server.as(null, { url: `/shared/${opens}` }), (text) => ({
    ...JSON.parse(text),
    as_of: '2026-11-18',
  }));
  keep(
    '/shared/{token}/fragment get 200 text/html front',
    await server.as(null, { url: `/shared/${opens}/fragment` }),
    (html) => `${/<article[^>]*?class="[^"]*"/.exec(html)?.[0]} …`,
  );
  for (let count = 1; count < 20; count += 1) await share();
  keep('/analysis/{id}/shares post 409 application/json tooMany', await share());

  await scenarioAnswers({ server, owner: again, analysis, stable, keep });

  // Samples for whoever has not signed up yet.
  keep('/samples/{slug} get 200 application/json condominium', await server.as(null, { url: '/samples/condominium' }));
  keep(
    '/samples/{slug}/fragment get 200 text/html front',
    await server.as(null, { url: '/samples/condominium/fragment' }),
    (html) => `${/<article[^>]*?class="[^"]*"/.exec(html)?.[0]} …`,
  );
  keep('/samples/{slug}/report get 200 text/html page', await server.as(null, { url: '/samples/condominium/report' }), start(15));

  // One that is at work and one that fails.
  const slow: string = (await submit(again, [['urls', JSON.stringify(['https://listings.example/slow'])]])).json().job_id;
  stable.name(slow, ids[1] ?? '');
  const processing = await reaches(again, slow, ({ doing }) => doing?.startsWith('Reading the listing') === true);
  keep('/analysis/{id}/status get 200 application/json processing', processing);
  keep('NotReady application/json processing', await server.as(again, { url: `/analysis/${slow}/fragment` }));
  keep('/analysis get 200 application/json twoJobs', await server.as(again, { url: '/analysis' }));
  const unwanted: string = (await submit(again, [['urls', JSON.stringify(['https://listings.example/slow'])]])).json().job_id;
  const cancel = (id: string) => server.as(again, { method: 'POST', url: `/analysis/${id}/cancel` });
  const cancelled = await cancel(unwanted);
  stable.name(cancelled.json().session_id, '20261118T021409512Z-4f1c');
  keep('/analysis/{id}/cancel post 200 application/json cancelled', cancelled);
  keep('/analysis/{id}/cancel post 409 application/json ended', await cancel(unwanted));
  const rename = (title: string) => server.as(again, { method: 'PATCH', url: `/analysis/${unwanted}`, payload: { title } });
  stable.name(unwanted, ids[3] ?? '');
  keep('/analysis/{id} patch 200 application/json renamed', await rename('中野坂上コーポ 302号室 (二回目)'));
  keep(
    '/analyses/compare get 200 application/json two',
    await server.as(again, { url: `/analyses/compare?ids=${first},${unwanted}` }),
    comparisonOfADay,
  );
  await server.as(again, { method: 'DELETE', url: `/analysis/${unwanted}` });
  keep('/analysis get 200 application/json oneDeleted', await server.as(again, { url: '/analysis?q=二回目' }));
  keep(
    '/analysis/{id}/restore post 200 application/json restored',
    await server.as(again, { method: 'POST', url: `/analysis/${unwanted}/restore` }),
  );
  await set({ is_superuser: true });
  await debugAnswers({ server, admin: again, analysisId: first, slowUrl: 'https://listings.example/slow', release, stable, keep });
  await set({ is_superuser: false });
  await reaches(again, slow, ended);
  const gone: string = (await submit(again, [['urls', JSON.stringify(['https://listings.example/gone'])]])).json().job_id;
  stable.name(gone, ids[2] ?? '');
  keep('/analysis/{id}/status get 200 application/json failed', await reaches(again, gone, ended));
  keep('User', await server.as(again, { url: '/me' }));
  keep('NotFound application/json notFound', await server.as(again, { url: `/analysis/${randomUUID()}` }));

  // Administration.
  keep('Forbidden application/json notAdministrator', await server.as(again, { url: '/admin/users' }));
  await set({ is_superuser: true });
  keep('/admin/users get 200 application/json one', await server.as(again, { url: '/admin/users?limit=1' }));
  const patch = (id: string, payload: object) => server.as(again, { method: 'PATCH', url: `/admin/users/${id}`, payload });
  const firstAdministrator = (await server.as(again, { url: '/admin/users?skip=1' })).json().users[0];
  await patch(firstAdministrator.id, { is_active: false });
  keep('LastAdministrator application/json last', await patch(user.id, { is_active: false }));
  keep('/admin/stats get 200 application/json typical', await server.as(again, { url: '/admin/stats' }));
  keep('/admin/charts get 200 application/json week', await server.as(again, { url: '/admin/charts?days=7' }), chartsOfAWeek);
  keep('/admin/jobs get 200 application/json one', await server.as(again, { url: '/admin/jobs?state=failed&limit=1' }));
  const retry = (id: string) => server.as(again, { method: 'POST', url: `/admin/jobs/${id}/retry` });
  keep('/admin/jobs/{id}/retry post 409 application/json completed', await retry(first));
  let letFail = () => {};
  failure = new Promise<void>((resolve) => {
    letFail = resolve;
  });
  keep('/admin/jobs/{id}/retry post 202 application/json queued', await retry(gone));
  keep('/admin/jobs/{id}/retry post 409 application/json running', await retry(gone));
  letFail();
  await reaches(again, gone, ended);
  keep('/admin/audit get 200 application/json one', await server.as(again, { url: '/admin/audit?by=administrators&limit=1' }), (text) => {
    const { events, next } = JSON.parse(text);
    return { events: events.map((event: object) => ({ ...event, id: 1042 })), next: next === null ? null : 1042 };
  });
  await benchmarkAnswers({ server, admin: again, stable, keep });
  await set({ is_superuser: false });

  // What an owner does with their account.
  const newcomer = await server.as(null, {
    method: 'POST',
    url: '/register',
    payload: { ...haruka, email: 'owner@example.com' },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
  });
  const owner: string = newcomer.json().access_token;
  stable.name('owner@example.com', haruka.email);
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('email', '=', 'owner@example.com').execute();
  keep('Account', await server.as(owner, { method: 'PATCH', url: '/me/account', payload: { full_name: ' Haruka Mori ' } }));
  const sessions = await server.as(owner, { url: '/me/sessions' });
  stable.name(sessions.json().sessions[0].id, '5b0c9d42-3f61-4a78-8e2d-91c4f7a6b350');
  keep('/me/sessions get 200 application/json one', sessions);
  keep('/me/export get 200 application/json none', await server.as(owner, { url: '/me/export' }));
  keep('/me/export post 202 application/json preparing', await post('/me/export', {}, owner));
  const file = () => server.as(owner, { url: '/me/export/file' });
  keep('/me/export/file get 200 application/zip zip', await until('the export', file, isGiven), start(2));
  await db.updateTable('data_exports').set({ state: 'preparing' }).execute();
  keep('/me/export/file get 409 application/json preparing', await server.as(owner, { url: '/me/export/file' }));

  // An account that its owner deletes.
  const { access_token: leaving, user: leaver } = (await post('/register', { ...haruka, email: 'leaving@example.com' })).json();
  await db.insertInto('billing_customers').values({ id: 'cus_2Q', user_id: leaver.id }).execute();
  const leave = (password: string) => post('/me/delete', { password, confirmation: 'delete my account' }, leaving);
  keep('PasswordRefused application/json wrong', await leave('wrong-1'));
  provider.isDown = true;
  keep('/me/delete post 503 application/json provider', await leave(haruka.password));

  // The end of a month, of an account, and of the server.
  await set({ monthly_analysis_limit: 1 });
  keep('/analysis post 403 application/json monthlyLimit', await submit(again, [['urls', listing]]));
  await set({ is_active: false });
  keep('/login post 403 application/json inactive', await post('/login', { email: haruka.email, password: 'hamamatsu-7' }));
  keep('/health get 200 application/json alive', await server.as(null, { url: '/health' }));
  keep('/ready get 200 application/json ready', await server.as(null, { url: '/ready' }));
  await sql`alter table users rename to lost`.execute(db);
  keep('ServerError application/json fault', await post('/login', { email: haruka.email, password: 'hamamatsu-7' }));
  server.app.database.ping = () => Promise.reject(new Error('the database is gone'));
  keep('/ready get 503 application/json database', await server.as(null, { url: '/ready' }));
  await server.stop();
  await made.remove();
  return answers;
}

/** The day and the versions of the engine are those of the run; two rows show what rows are. */
function comparisonOfADay(text: string): unknown {
  const { rows, ...comparison }: components['schemas']['Comparison'] = JSON.parse(text);
  const versions = { as_of: '2026-11-18', rules_version: '2026-11-01', engine_version: '1.0.0' };
  const cells = (row: (typeof rows)[number]) => row.cells.map((cell) => (cell.value === null ? cell : { ...cell, value: 23_800_000 }));
  return { ...comparison, ...versions, rows: rows.slice(0, 1).map((row) => ({ ...row, cells: cells(row) })) };
}

/** Days and durations differ from run to run. */
function chartsOfAWeek(text: string): unknown {
  const { analyses, steps, failures }: components['schemas']['AdminCharts'] = JSON.parse(text);
  return {
    analyses: analyses.map((counts, index) => ({ ...counts, day: `2026-11-${16 + index}` })),
    steps: steps.map((step) => ({ ...step, median_ms: 940, slow_ms: 31_000 })),
    failures,
  };
}
