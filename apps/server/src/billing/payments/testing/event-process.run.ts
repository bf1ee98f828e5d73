import { createAttempts } from '../../../platform/attempts/attempts.ts';
import { attemptLimits } from '../../../platform/attempts/limits.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { queueOpener } from '../../../platform/queue/job-queue.ts';
import { openMailQueue } from '../../../platform/queue/mail-queue.ts';
import { openBoss } from '../../../platform/queue/open-boss.ts';
import { paymentEventJobs } from '../events.ts';
import { createPayments } from '../service.ts';
import { signed } from './fake-provider.ts';
import { heldInvoice, heldSubscription, providerInMemory } from './provider-in-memory.ts';

/**
 * A process that takes an event of the payment provider, for tests that end it without warning; it works until it is
 * killed. Says `hangs` where it is told to hang, and `done` when the event had its effect.
 * Arguments: data folder, database address or -, customer, `receive` or -, and where to hang: `asking`, `done` or -.
 */
const [dataDir = '', databaseUrl = '-', customer = '', receive = '-', hangs = '-'] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const never = () => new Promise<never>(() => {});

const database = await openDatabase({ dataDir, databaseUrl: databaseUrl === '-' ? null : databaseUrl });
const { db } = database;
const log = { error: (_details: object, message: string) => say(`error ${message}`), warn: () => {} };
const boss = await openBoss(database, log);
const openQueue = queueOpener(boss, database, log);
const events = await openQueue(paymentEventJobs);
const mails = await openMailQueue(openQueue, log);
const provider = providerInMemory();
const now = Math.floor(Date.now() / 1000);
const month: [number, number] = [now, now + 30 * 86_400];
provider.subscriptions.set('sub_1', heldSubscription({ id: 'sub_1', customer }, 'pro', month));
provider.invoices.set('in_1', heldInvoice({ id: 'in_1', customer, created: now }, 7900, month));
const { fetch } = provider.settings;
const asking: typeof globalThis.fetch = async (input, init) => {
  if (hangs === 'asking') {
    say('hangs');
    await never();
  }
  if (fetch === undefined) throw new Error('The provider in memory answers in place of the network');
  return fetch(input, init);
};
const payments = createPayments({
  db,
  attempts: createAttempts(db),
  limits: attemptLimits,
  settings: { ...provider.settings, fetch: asking },
  complimentaryCredits: 0,
  sendEvent: (trx, eventId) => events.send(trx, { eventId }),
  tell: (trx, letter) => mails.send(trx, letter),
  log,
});
if (receive === 'receive') {
  const body = JSON.stringify({ id: `evt_${customer}`, type: 'invoice.paid', created: now, data: { object: { id: 'in_1', customer } } });
  // The provider sends some events twice.
  for (let time = 0; time < 2; time += 1) await payments.events.receive(Buffer.from(body), signed(body));
}
await events.work(async ({ data }) => {
  await payments.events.handle(data.eventId);
  if (hangs === 'done') {
    say('hangs');
    await never();
  }
  say('done');
});
say('working');
