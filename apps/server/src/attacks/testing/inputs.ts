import { timesLonger } from '../../../../../tests/times-longer.ts';
import type { Attack } from './attack.ts';
import { type AttackedServer, password } from './attacked-server.ts';

const refused = '422 validation_failed';
const unreadable = '422 unreadable_body';
let registered = 0;

async function register(server: AttackedServer, changes: object) {
  registered += 1;
  const payload = { email: `input-${registered}@rimawari.test`, password, full_name: 'N', ...changes };
  const answer = await server.send({ method: 'POST', url: '/register', payload });
  return { status: answer.statusCode, email: payload.email, body: answer.json() };
}
/** Registers with one password and signs in with another. */
async function signsIn(server: AttackedServer, chosen: string, given = chosen): Promise<[number, string]> {
  const { status, email } = await register(server, { password: chosen });
  return [status, await server.signIn(email, given)];
}
const raw = async (server: AttackedServer, payload: string | Buffer, type = 'application/json') =>
  server.post('/login', payload, { headers: { 'content-type': type } });
/** Where the link of a reset leads that was asked for with these headers. */
async function linkFor(server: AttackedServer, headers: Record<string, string>): Promise<string> {
  const { email } = await server.victim();
  await server.post('/forgot-password', { email }, { headers });
  const [, mail] = await server.mails.mailsTo(email, 2);
  const [link = ''] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? [];
  return new URL(link).origin;
}
/** Whether a page of this address sends the reader elsewhere. */
async function leadsAway(server: AttackedServer, url: string): Promise<unknown> {
  const answer = await server.page(url);
  return answer.headers.location ?? null;
}

/** What is sent where: hosts, redirects, fields nobody asked for, passwords and bodies. */
export const inputs: Attack[] = [
  ...[
    { host: 'evil.example' },
    { host: 'rimawari.example.evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-original-url': 'https://evil.example', 'x-rewrite-url': '/evil' },
  ].map(
    (headers): Attack => ({
      input: `have a reset link written with ${JSON.stringify(headers)}`,
      expected: 'https://rimawari.example',
      try: (server) => linkFor(server, headers as Record<string, string>),
    }),
  ),
  ...[
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/login?from=https://evil.example',
    '/verify?token=x&next=//evil.example',
  ].map((url): Attack => ({ input: `be led elsewhere by ${url}`, expected: null, try: (server) => leadsAway(server, url) })),
  {
    input: 'register as an administrator, verified, with credits, a subscription and an id of one’s choice',
    expected: [201, { is_superuser: false, email_verified: false, complimentary_analysis_credits: -1, subscription_status: null }, true],
    try: async (server) => {
      const id = '00000000-0000-4000-8000-000000000001';
      const given = { id, is_superuser: true, email_verified: true, email_verified_at: '2026-01-01', is_active: true };
      const more = { complimentary_analysis_credits: 999, subscription_status: 'active', monthly_analysis_limit: -1 };
      const { status, body } = await register(server, { ...given, ...more });
      const { is_superuser, email_verified, complimentary_analysis_credits, subscription_status } = body.user;
      return [status, { is_superuser, email_verified, complimentary_analysis_credits, subscription_status }, body.user.id !== id];
    },
  },
  {
    input: 'become an administrator while signing in',
    expected: false,
    try: async (server) => {
      const { email } = await server.victim();
      const answer = await server.send({
        method: 'POST',
        url: '/login',
        payload: { email, password, is_superuser: true, user: { is_superuser: true } },
      });
      return answer.json().user.is_superuser;
    },
  },
  {
    input: 'poison the prototypes of the server',
    expected: [unreadable, unreadable, undefined],
    try: async (server) => [
      await raw(server, '{"email":"a@b.test","password":"x","__proto__":{"is_superuser":true}}'),
      await raw(server, '{"email":"a@b.test","password":"x","constructor":{"prototype":{"is_superuser":true}}}'),
      ({} as { is_superuser?: boolean }).is_superuser,
    ],
  },
  {
    input: 'a password of five characters, and one of the most common',
    expected: [422, 422],
    try: async (server) => [
      (await register(server, { password: 'ab-1%' })).status,
      (await register(server, { password: 'qwerty123' })).status,
    ],
  },
  {
    input: 'a password of 100 characters, signed in to with its first 72',
    expected: [201, '401 wrong_credentials'],
    try: (server) => signsIn(server, `${'passphrase '.repeat(9)}x`, `${'passphrase '.repeat(9)}x`.slice(0, 72)),
  },
  {
    input: 'a password of 256 characters, and one of 257',
    expected: [201, '200', 422],
    try: async (server) => {
      const long = 'correct horse battery '.repeat(12).slice(0, 256);
      return [...(await signsIn(server, long)), (await register(server, { password: `${long}x` })).status];
    },
  },
  { input: 'a password of emoji', expected: [201, '200'], try: (server) => signsIn(server, '🏯🌸🗻🚄🍵🏮') },
  {
    input: 'a password with spaces at its ends, and without them',
    expected: [201, '401 wrong_credentials'],
    try: (server) => signsIn(server, '  minato bridge  ', 'minato bridge'),
  },
  {
    input: 'a password in composed and in decomposed Unicode',
    expected: [201, '200'],
    try: (server) => signsIn(server, 'ガレージ-émile'.normalize('NFC'), 'ガレージ-émile'.normalize('NFD')),
  },
  { input: 'a password of spaces', expected: 422, try: async (server) => (await register(server, { password: ' '.repeat(12) })).status },
  {
    input: 'a password with a null character',
    expected: 422,
    try: async (server) => (await register(server, { password: 'minato\u0000bridge' })).status,
  },
  {
    input: 'a password of 4 KB, to keep the server busy',
    expected: [refused, 'at once'],
    try: async (server) => {
      const signIn = (times: number) => server.signIn('a@b.test', 'x'.repeat(times));
      const times = await timesLonger(
        () => signIn(4096),
        () => server.signIn('a@b.test', ''),
        10,
      );
      return [await signIn(4096), times < 5 ? 'at once' : times];
    },
  },
  {
    input: 'passwords that are a number, null, a list, an object',
    expected: Array<string>(4).fill(refused),
    try: (server) =>
      Promise.all([123456, null, ['a'], { a: 1 }].map((given) => server.post('/login', { email: 'a@b.test', password: given }))),
  },
  {
    input: 'a body of 300 kB',
    expected: '413 too_large',
    try: (server) => raw(server, JSON.stringify({ email: 'x'.repeat(300_000), password })),
  },
  { input: 'a body that is cut off', expected: unreadable, try: (server) => raw(server, '{"email":"a@b.test","password":') },
  {
    input: 'a body that is not UTF-8',
    expected: unreadable,
    try: (server) => raw(server, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
  },
  { input: 'an empty body', expected: unreadable, try: (server) => raw(server, '') },
  { input: 'null as a body', expected: unreadable, try: (server) => raw(server, 'null') },
  { input: 'a list as a body', expected: refused, try: (server) => raw(server, '[]') },
  {
    input: 'a body nested ten thousand deep',
    expected: refused,
    try: (server) => raw(server, `{"email":${'['.repeat(10_000)}${']'.repeat(10_000)},"password":"x"}`),
  },
  {
    input: 'a body as plain text',
    expected: '415 unsupported_type',
    try: (server) => raw(server, '{"email":"a@b.test","password":"x"}', 'text/plain'),
  },
  {
    input: 'a body as a form, which other sites could send',
    expected: '415 unsupported_type',
    try: (server) => raw(server, 'email=a%40b.test&password=x', 'application/x-www-form-urlencoded'),
  },
  {
    input: 'an address with a line break and a second recipient',
    expected: [422, 422],
    try: async (server) => [
      (await register(server, { email: 'a@rimawari.test\r\nBcc: b@evil.example' })).status,
      (await register(server, { email: 'a@rimawari.test,b@evil.example' })).status === 201 ? 201 : 422,
    ],
  },
  {
    input: 'SQL in place of an address',
    expected: '401 wrong_credentials',
    try: (server) => server.signIn(`' or 1=1; drop table users; --@rimawari.test`),
  },
];
