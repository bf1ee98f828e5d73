// Longer than other files: a table is read in one piece.
import { hashSecret } from '../../platform/secret.ts';
import { type Attack, ago, another } from './attack.ts';
import { type AttackedServer, password, type Victim } from './attacked-server.ts';

const spent = '409 spent_link';
const noSession = '401 not_signed_in';
const wrongCode = '401 wrong_verification_code';
const day = 86_400_000;

async function resetLink(server: AttackedServer, changes?: object): Promise<Victim & { link: string }> {
  const victim = await server.victim(changes);
  await server.post('/forgot-password', { email: victim.email });
  return { ...victim, link: await server.linkToken(victim.email, '/reset-password', 2) };
}
const reset = (server: AttackedServer, token: string, new_password = 'other-secret-1') =>
  server.post('/reset-password', { token, new_password });
const setSession = (server: AttackedServer, { id }: Victim, changes: object) =>
  server.db.updateTable('access_tokens').set(changes).where('user_id', '=', id).execute();
async function verify(server: AttackedServer, token: string): Promise<string> {
  const answer = await server.send({ url: `/verify?token=${token}` });
  return `${answer.statusCode} ${answer.json().code ?? ''}`.trim();
}
async function challenged(server: AttackedServer) {
  const victim = await server.victim({ second_factor: true });
  const { token, code } = await server.challenge(victim);
  const enter = (changes: object = {}) =>
    server.post('/login', { email: victim.email, password, mfa_token: token, otp_code: code, ...changes });
  return { victim, token, code, enter };
}

/** Links, codes and sessions: used twice, too late, in another's place or for something else. */
export const tokens: Attack[] = [
  {
    input: 'use a reset link twice',
    expected: ['200', spent],
    try: async (server) => {
      const { link } = await resetLink(server);
      return [await reset(server, link), await reset(server, link, 'third-secret-1')];
    },
  },
  {
    input: 'use a reset link twice at the same moment',
    expected: ['200', spent],
    try: async (server) => {
      const { link } = await resetLink(server);
      return (await Promise.all([reset(server, link), reset(server, link, 'third-secret-1')])).sort((a, b) => a.localeCompare(b));
    },
  },
  {
    input: 'use a reset link after an hour',
    expected: spent,
    try: async (server) => {
      const { link, email } = await resetLink(server);
      await server.db
        .updateTable('mail_links')
        .set({ expires_at: ago(1) })
        .where('email', '=', email)
        .execute();
      return reset(server, link);
    },
  },
  {
    input: 'use an older reset link after a newer one was sent, and then the newer one',
    expected: [spent, '200'],
    try: async (server) => {
      const { link, email } = await resetLink(server);
      await server.post('/forgot-password', { email });
      const newer = await server.linkToken(email, '/reset-password', 3);
      return [await reset(server, link, 'third-secret-1'), await reset(server, newer)];
    },
  },
  {
    input: 'verify an address with a reset link',
    expected: spent,
    try: async (server) => verify(server, (await resetLink(server)).link),
  },
  {
    input: 'set a password with a verification link',
    expected: spent,
    try: async (server) => {
      const { email } = await server.victim();
      return reset(server, await server.linkToken(email, '/verify', 1));
    },
  },
  {
    input: 'use the reset link of an account that was deactivated meanwhile',
    expected: spent,
    try: async (server) => {
      const { link, id } = await resetLink(server);
      await server.db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute();
      return reset(server, link);
    },
  },
  {
    input: 'change, shorten or lengthen a reset link',
    expected: [spent, spent, spent],
    try: async (server) => {
      const { link } = await resetLink(server);
      return [await reset(server, `A${link.slice(1)}B`), await reset(server, link.slice(0, -1)), await reset(server, `${link}A`)];
    },
  },
  {
    input: 'use what the database keeps of a reset link as the link',
    expected: spent,
    try: async (server) => reset(server, hashSecret((await resetLink(server)).link)),
  },
  {
    input: 'find the token of a reset link in the database or the queue',
    expected: false,
    try: async (server) => {
      const { link } = await resetLink(server);
      const links = await server.db.selectFrom('mail_links').selectAll().execute();
      return JSON.stringify(links).includes(link);
    },
  },
  {
    input: 'spoil a reset link with a common password',
    expected: ['422 validation_failed', '200'],
    try: async (server) => {
      const { link } = await resetLink(server);
      return [await reset(server, link, 'password1'), await reset(server, link)];
    },
  },
  {
    input: 'stay signed in while the owner resets the password',
    expected: ['200', noSession],
    try: async (server) => {
      const { link, token } = await resetLink(server);
      return [await reset(server, link), await server.me(token)];
    },
  },
  {
    input: 'sign in with the old password after a reset',
    expected: '401 wrong_credentials',
    try: async (server) => {
      const { link, email } = await resetLink(server);
      await reset(server, link);
      return server.signIn(email);
    },
  },
  {
    input: 'enter a code of a sign-in that began before the password was reset',
    expected: '401 wrong_credentials',
    try: async (server) => {
      const { victim, enter } = await challenged(server);
      await server.post('/forgot-password', { email: victim.email });
      await reset(server, await server.linkToken(victim.email, '/reset-password', 3));
      return enter();
    },
  },
  {
    input: 'enter a code twice',
    expected: ['200', wrongCode],
    try: async (server) => {
      const { enter } = await challenged(server);
      return [await enter(), await enter()];
    },
  },
  {
    input: 'enter a code after ten minutes',
    expected: wrongCode,
    try: async (server) => {
      const { victim, enter } = await challenged(server);
      await server.db
        .updateTable('sign_in_challenges')
        .set({ expires_at: ago(1) })
        .where('user_id', '=', victim.id)
        .execute();
      return enter();
    },
  },
  {
    input: 'enter a code that another one has replaced',
    expected: ['200', wrongCode],
    try: async (server) => {
      const { victim, token, enter } = await challenged(server);
      await server.db
        .updateTable('sign_in_challenges')
        .set({ code_asked_at: ago(61_000) })
        .where('user_id', '=', victim.id)
        .execute();
      return [await server.post('/resend-code', { mfa_token: token }), await enter()];
    },
  },
  {
    input: 'enter the code and the challenge of someone else',
    expected: wrongCode,
    try: async (server) => {
      const [mine, theirs] = [await challenged(server), await challenged(server)];
      return mine.enter({ mfa_token: theirs.token, otp_code: theirs.code });
    },
  },
  {
    input: 'enter the code of one challenge in another one of the same account',
    expected: true,
    try: async (server) => {
      const { victim, code } = await challenged(server);
      const second = await server.challenge(victim);
      const answer = await server.post('/login', { email: victim.email, password, mfa_token: second.token, otp_code: code });
      // One time in a million both are the same.
      return answer === wrongCode || second.code === code;
    },
  },
  {
    input: 'enter the right code with a wrong password',
    expected: '401 wrong_credentials',
    try: async (server) => (await challenged(server)).enter({ password: 'wrong-1' }),
  },
  {
    input: 'enter the right code for an account that was deactivated meanwhile',
    expected: '403 account_inactive',
    try: async (server) => {
      const { victim, enter } = await challenged(server);
      await server.db.updateTable('users').set({ is_active: false }).where('id', '=', victim.id).execute();
      return enter();
    },
  },
  {
    input: 'use the token of a challenge as a session',
    expected: noSession,
    try: async (server) => server.me((await challenged(server)).token),
  },
  {
    input: 'use a session as the token of a challenge',
    expected: wrongCode,
    try: async (server) => {
      const { victim, enter } = await challenged(server);
      return enter({ mfa_token: victim.token });
    },
  },
  {
    input: 'say that no code is required',
    expected: '202',
    try: async (server) => {
      const { email } = await server.victim({ is_superuser: true });
      return server.post('/login', { email, password, mfa_required: false, second_factor: false });
    },
  },
  {
    input: 'leave out the code, or the challenge, or send a code that is none',
    expected: Array<string>(5).fill('422 validation_failed'),
    try: async (server) => {
      const { victim, token } = await challenged(server);
      const send = (second: object) => server.post('/login', { email: victim.email, password, ...second });
      const codes = ['12345', 'abcdef', '１２３４５６'].map((otp_code) => ({ mfa_token: token, otp_code }));
      return Promise.all([{ mfa_token: token }, { otp_code: '204816' }, ...codes].map(send));
    },
  },
  {
    input: 'find a code in the database',
    expected: ['argon2id', false],
    try: async (server) => {
      const { victim, code } = await challenged(server);
      const [row] = await server.db.selectFrom('sign_in_challenges').selectAll().where('user_id', '=', victim.id).execute();
      return [row?.code_hash?.split('$')[1], Object.values(row ?? {}).includes(code) || another(code) === code];
    },
  },
  {
    input: 'go on with a session after logging out',
    expected: [204, noSession],
    try: async (server) => {
      const { token } = await server.victim();
      return [(await server.send({ method: 'POST', url: '/logout' }, token)).statusCode, await server.me(token)];
    },
  },
  {
    input: 'log others out by logging out',
    expected: '200',
    try: async (server) => {
      const [one, other] = [await server.victim(), await server.victim()];
      await server.send({ method: 'POST', url: '/logout' }, one.token);
      return server.me(other.token);
    },
  },
  {
    input: 'go on with a session after the account was deactivated',
    expected: noSession,
    try: async (server) => {
      const { token, id } = await server.victim();
      await server.db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute();
      return server.me(token);
    },
  },
  {
    input: 'go on with a session after the account was deleted',
    expected: noSession,
    try: async (server) => {
      const { token, id } = await server.victim();
      await server.db.deleteFrom('users').where('id', '=', id).execute();
      return server.me(token);
    },
  },
  {
    input: 'use a session after 14 days of rest, and after 90 days of use',
    expected: [noSession, noSession],
    try: async (server) => {
      const [idle, old] = [await server.victim(), await server.victim()];
      await setSession(server, idle, { last_used_at: ago(14 * day + 1000) });
      await setSession(server, old, { expires_at: ago(1) });
      return [await server.me(idle.token), await server.me(old.token)];
    },
  },
  {
    input: 'use the hash of a token, a changed token or the id of a user as a session',
    expected: [noSession, noSession, noSession],
    try: async (server) => {
      const { token, id } = await server.victim();
      return [await server.me(hashSecret(token)), await server.me(`${token.slice(0, -2)}-_`), await server.me(id)];
    },
  },
  {
    input: 'send a session as a cookie, in the address, or as Basic',
    expected: [401, 401, 401],
    try: async (server) => {
      const { token } = await server.victim();
      const answers = [
        await server.send({ url: '/me', headers: { cookie: `access_token=${token}` } }),
        await server.send({ url: `/me?access_token=${token}` }),
        await server.send({ url: '/me', headers: { authorization: `Basic ${Buffer.from(`x:${token}`).toString('base64')}` } }),
      ];
      return answers.map(({ statusCode }) => statusCode);
    },
  },
  {
    input: 'reach the administrators’ operations with a session of someone else',
    expected: 403,
    try: async (server) => (await server.send({ url: '/admin/users' }, (await server.victim()).token)).statusCode,
  },
];
