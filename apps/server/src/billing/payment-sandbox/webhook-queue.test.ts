import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deadlineMs } from '../../../../../tests/deadline.ts';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { type JobQueue, queueOpener } from '../../platform/queue/job-queue.ts';
import { openBoss } from '../../platform/queue/open-boss.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { sandboxWebhookJobs } from '../payment-provider.ts';
import { createPaymentSandbox, type PaymentSandbox } from './payment-sandbox.ts';

describe.each(testDatabases())('the deliveries of the payment sandbox on $name', ({ create }) => {
  let made: TestDatabase;
  let database: Database;
  let sandbox: PaymentSandbox;
  let queue: JobQueue<{ eventId: string }>;
  let stop: () => Promise<void>;
  let status = 200;
  const taken: string[] = [];
  let refused = 0;

  async function start(): Promise<void> {
    database = await openDatabase(made.where);
    const log = { error: () => {} };
    const boss = await openBoss(database, log);
    queue = await queueOpener(boss, database, log)(sandboxWebhookJobs);
    sandbox = await createPaymentSandbox({
      db: database.db,
      log,
      queueDelivery: (trx, eventId) => queue.send(trx, { eventId }),
      deliverWebhook: async ({ body }) => {
        if (status === 200) taken.push((JSON.parse(body) as { id: string }).id);
        else refused += 1;
        return status;
      },
    });
    stop = async () => {
      await boss.stop({ graceful: true, timeout: deadlineMs });
      await sandbox.close();
      await database.close();
    };
  }
  beforeEach(async () => {
    taken.length = 0;
    refused = 0;
    made = await create();
    await start();
  });
  afterEach(async () => {
    await stop();
    await made.remove();
  });
  const work = () => queue.work(({ data }) => sandbox.deliver(data.eventId));
  const makeCustomer = async (name: string) => {
    const answer = await sandbox.fetch('https://provider.test/v1/customers', {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.apiKey}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ name }).toString(),
    });
    expect(answer.status).toBe(200);
  };

  it('outlive the process that made the event', async () => {
    await makeCustomer('made before the end');
    await stop();
    await start();
    expect(taken).toEqual([]);
    await work();
    await expect.poll(() => taken.length).toBe(1);
  });

  it('are tried again until the webhook takes them, and then no more', async () => {
    await work();
    status = 503;
    await makeCustomer('refused at first');
    await expect.poll(() => refused).toBeGreaterThanOrEqual(2);
    status = 200;
    await expect.poll(() => taken.length).toBe(1);
  });
});
