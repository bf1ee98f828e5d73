// Longer than other files: a table is read in one piece.
import { type Attack, ago, another, repeat } from './attack.ts';
import { type AttackedServer, password } from './attacked-server.ts';

const wrong = '401 wrong_credentials';
const limited = '429 rate_limited';

/** The processor times of two kinds of requests, taken in turns, as the ratio of their medians: other processes hardly change them. */
async function ratioOfTimes(one: (index: number) => Promise<unknown>, other: (index: number) => Promise<unknown>): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 9; round += 1) {
    for (const [kind, request] of [one, other].entries()) {
      const begun = process.cpuUsage();
      await request(round);
      const { user, system } = process.cpuUsage(begun);
      times[kind]?.push(user + system);
    }
  }
  const [first = 0, second = 1] = times.map((list) => list.sort((a, b) => a - b)[4]);
  return first / second;
}

const bodyOf = async (server: AttackedServer, url: string, payload: object) => {
  const answer = await server.send({ method: 'POST', url, payload });
  return [answer.statusCode, answer.json()];
};

/** Who has an account, what their password is, and whether they can be kept out. */
export const guessing: Attack[] = [
  {
    input: 'sign in to an address without an account, and with a wrong password',
    expected: true,
    try: async (server) => {
      const { email } = await server.victim();
      const [known, unknown] = [
        { email, password: 'wrong-1' },
        { email: 'nobody@rimawari.test', password: 'wrong-1' },
      ];
      return JSON.stringify(await bodyOf(server, '/login', known)) === JSON.stringify(await bodyOf(server, '/login', unknown));
    },
  },
  {
    input: 'sign in to a deactivated account with a wrong password',
    expected: wrong,
    try: async (server) => server.signIn((await server.victim({ is_active: false })).email, 'wrong-1'),
  },
  {
    input: 'ask for a reset of a known, an unknown and a deactivated address',
    expected: 1,
    try: async (server) => {
      const emails = [(await server.victim()).email, 'nobody@rimawari.test', (await server.victim({ is_active: false })).email];
      return new Set(await Promise.all(emails.map(async (email) => JSON.stringify(await bodyOf(server, '/forgot-password', { email })))))
        .size;
    },
  },
  {
    input: 'ask for a verification of a known, an unknown and a verified address',
    expected: 1,
    try: async (server) => {
      const emails = [
        (await server.victim()).email,
        'nobody@rimawari.test',
        (await server.victim({ email_verified_at: new Date() })).email,
      ];
      return new Set(
        await Promise.all(emails.map(async (email) => JSON.stringify(await bodyOf(server, '/resend-verification', { email })))),
      ).size;
    },
  },
  {
    input: 'time a sign-in to a known address against one to an unknown address',
    expected: 'as long',
    try: async (server) => {
      const { email } = await server.victim();
      const ratio = await ratioOfTimes(
        () => server.signIn(email, 'wrong-1'),
        (round) => server.signIn(`nobody-${round}@rimawari.test`, 'wrong-1'),
      );
      return ratio > 0.5 && ratio < 2 ? 'as long' : ratio;
    },
  },
  {
    input: 'time asking for a reset of a known address against an unknown address',
    expected: 'as long',
    try: async (server) => {
      const known = await repeat(9, () => server.victim());
      const ratio = await ratioOfTimes(
        (round) => server.post('/forgot-password', { email: known[round]?.email }),
        (round) => server.post('/forgot-password', { email: `nobody-${round}@rimawari.test` }),
      );
      return ratio > 0.33 && ratio < 3 ? 'as long' : ratio;
    },
  },
  {
    input: 'ask for a code with an invented and with an expired challenge',
    expected: ['409 sign_in_expired', '409 sign_in_expired'],
    try: async (server) => {
      const { token } = await server.challenge(await server.victim({ second_factor: true }));
      await server.db
        .updateTable('sign_in_challenges')
        .set({ expires_at: ago(1000) })
        .execute();
      return [await server.post('/resend-code', { mfa_token: token }), await server.post('/resend-code', { mfa_token: 'mfa_invented' })];
    },
  },
  {
    input: 'register from one address again and again to learn which accounts there are',
    expected: [...Array<string>(5).fill('201'), limited],
    try: async (server) => {
      const remoteAddress = server.freshAddress();
      const from = server.freshAddress().replaceAll('.', '-');
      return repeat(6, (index) =>
        server.post('/register', { email: `${from}-${index}@rimawari.test`, password, full_name: 'N' }, { remoteAddress }),
      );
    },
  },
  {
    input: 'guess a password eleven times from one address',
    expected: [...Array<string>(10).fill(wrong), limited],
    try: async (server) => {
      const { email } = await server.victim();
      const remoteAddress = server.freshAddress();
      return repeat(11, (index) => server.signIn(email, `guess-${index}`, { remoteAddress }));
    },
  },
  {
    input: 'guess on beyond the limit, with the right password',
    expected: limited,
    try: async (server) => {
      const { email } = await server.victim();
      const remoteAddress = server.freshAddress();
      await repeat(10, () => server.signIn(email, 'guess', { remoteAddress }));
      return server.signIn(email, password, { remoteAddress });
    },
  },
  {
    input: 'write the address in capitals and with spaces to get further guesses',
    expected: limited,
    try: async (server) => {
      const { email } = await server.victim();
      const remoteAddress = server.freshAddress();
      const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `, email.replace('v', 'V')];
      await repeat(10, (index) => server.signIn(spellings[index % 5] ?? '', 'guess', { remoteAddress }));
      return server.signIn(email, 'guess', { remoteAddress });
    },
  },
  {
    input: 'lock an owner out of a place where they signed in before, from 110 other addresses',
    expected: ['200', limited, '200'],
    try: async (server) => {
      const { email, id } = await server.victim();
      const home = { remoteAddress: server.freshAddress() };
      const before = await server.signIn(email, password, home);
      await server.db.deleteFrom('attempts').where('key', 'like', 'sign-in-account %').execute();
      // As if so many had been counted already: the hundred that are allowed.
      await server.signIn(email, 'guess');
      await server.db.updateTable('attempts').set({ count: 100 }).where('key', 'like', 'sign-in-account %').execute();
      const stranger = await server.signIn(email, 'guess');
      const owner = await server.signIn(email, password, home);
      await server.db.deleteFrom('attempts').where('key', 'like', 'sign-in-account %').execute();
      return id === '' ? [] : [before, stranger, owner];
    },
  },
  {
    input: 'keep an owner out for ever by guessing on',
    expected: [limited, '200'],
    try: async (server) => {
      const { email } = await server.victim();
      const remoteAddress = server.freshAddress();
      await repeat(12, () => server.signIn(email, 'guess', { remoteAddress }));
      const meanwhile = await server.signIn(email, password, { remoteAddress });
      // The window was not prolonged by what was refused.
      await server.db
        .updateTable('attempts')
        .set({ resets_at: ago(1000) })
        .where('resets_at', '<', new Date(Date.now() + 900_000))
        .execute();
      return [meanwhile, await server.signIn(email, password, { remoteAddress })];
    },
  },
  {
    input: 'try one password at sixteen accounts from one address',
    expected: [...Array<string>(15).fill(wrong), limited],
    try: async (server) => {
      const remoteAddress = server.freshAddress();
      return repeat(16, (index) => server.signIn(`account-${index}@rimawari.test`, 'spring-2026', { remoteAddress }));
    },
  },
  {
    input: 'name another client in X-Forwarded-For with every guess',
    expected: limited,
    try: async (server) => {
      const { email } = await server.victim();
      const remoteAddress = server.freshAddress();
      await repeat(10, (index) => server.signIn(email, 'guess', { remoteAddress, headers: { 'x-forwarded-for': `203.0.113.${index}` } }));
      return server.signIn(email, 'guess', { remoteAddress, headers: { 'x-forwarded-for': '203.0.113.99' } });
    },
  },
  {
    input: 'walk through the addresses of one IPv6 network',
    expected: limited,
    try: async (server) => {
      const { email } = await server.victim();
      await repeat(10, (index) => server.signIn(email, 'guess', { remoteAddress: `2001:db8:7:7::${index + 1}` }));
      return server.signIn(email, 'guess', { remoteAddress: '2001:db8:7:7::ffff' });
    },
  },
  {
    input: 'send someone six reset mails within an hour, and someone who does not exist',
    expected: [limited, limited],
    try: async (server) => {
      const { email } = await server.victim();
      const sixth = async (address: string) => (await repeat(6, () => server.post('/forgot-password', { email: address }))).at(-1);
      return [await sixth(email), await sixth('was-never-there@rimawari.test')];
    },
  },
  {
    input: 'try eleven invented reset links from one address',
    expected: [...Array<string>(10).fill('409 spent_link'), limited],
    try: async (server) => {
      const remoteAddress = server.freshAddress();
      return repeat(11, (index) =>
        server.post('/reset-password', { token: `invented-${index}`, new_password: 'other-secret-1' }, { remoteAddress }),
      );
    },
  },
  {
    input: 'try five wrong codes, then the right one',
    expected: [...Array<string>(5).fill('401 wrong_verification_code'), '401 wrong_verification_code'],
    try: async (server) => {
      const victim = await server.victim({ second_factor: true });
      const { token, code } = await server.challenge(victim);
      const enter = (otp_code: string) => server.post('/login', { email: victim.email, password, mfa_token: token, otp_code });
      return [...(await repeat(5, () => enter(another(code)))), await enter(code)];
    },
  },
  {
    input: 'begin challenge after challenge to try more codes',
    expected: limited,
    try: async (server) => {
      const victim = await server.victim({ second_factor: true });
      const answers: string[] = [];
      for (let round = 0; round < 3; round += 1) {
        const { token, code } = await server.challenge(victim);
        const tried = await repeat(3, () =>
          server.post('/login', { email: victim.email, password, mfa_token: token, otp_code: another(code) }),
        );
        answers.push(...tried);
      }
      return answers.at(-1);
    },
  },
  {
    input: 'have five codes sent to someone whose password is known',
    expected: ['202', '202', '202', '202', limited],
    try: async (server) => {
      const { email } = await server.victim({ second_factor: true });
      return repeat(5, () => server.signIn(email));
    },
  },
  {
    input: 'ask for another code at once',
    expected: ['429', true],
    try: async (server) => {
      const { token } = await server.challenge(await server.victim({ second_factor: true }));
      const answer = await server.send({ method: 'POST', url: '/resend-code', payload: { mfa_token: token } });
      const seconds = Number(answer.headers['retry-after']);
      return [String(answer.statusCode), seconds > 0 && seconds <= 60];
    },
  },
];
