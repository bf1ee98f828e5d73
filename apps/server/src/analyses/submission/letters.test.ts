import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { linkIn, type MailCatcher, startMailCatcher } from '../../testing/mail-catcher.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import { AnalysisFailure } from '../pipeline/step.ts';

describe.each(testDatabases())('mails about analyses, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let mails: MailCatcher;
  beforeAll(async () => {
    [made, mails] = await Promise.all([create(), startMailCatcher()]);
    const steps = fakeSteps({
      data_extraction: async ({ analysis }) => {
        if (analysis.listingUrl?.endsWith('/gone')) throw new AnalysisFailure(['The page is no longer published.']);
      },
    });
    server = await startApp(made, { environment: { SMTP_URL: mails.url, PUBLIC_URL: 'https://rimawari.example' }, steps });
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
    await made.remove();
  });

  async function owner(name: string, changes: object = {}) {
    const { token, id } = await server.register(name);
    // Once the address is verified nobody wants the mail that asks for it.
    await mails.mailsTo(`${name}@rimawari.test`, 1);
    await server.app.database.db
      .updateTable('users')
      .set({ email_verified_at: new Date(), ...changes })
      .where('id', '=', id)
      .execute();
    return { token, email: `${name}@rimawari.test` };
  }
  /** Submits a listing and waits until its analysis has ended. */
  async function analyse(token: string, path: string, title: string): Promise<string> {
    const parts: Parameters<typeof form>[0] = [
      ['title', title],
      ['urls', JSON.stringify([`https://listings.example${path}`])],
    ];
    const id: string = (await server.as(token, await form(parts))).json().job_id;
    const status = async () => (await server.as(token, { url: `/analysis/${id}/status` })).json().status;
    await expect.poll(status).toMatch(/completed|failed/);
    return id;
  }

  it('tell an owner with a verified address that a report is ready, or that there is none, once each', async () => {
    const { token, email } = await owner('told');
    const ready = await analyse(token, '/fine', 'Oak Terrace <302>');
    const failed = await analyse(token, '/gone', 'Elm Court');
    const found = await mails.mailsTo(email, 3);
    const about = (id: string) => found.filter(({ text }) => text?.includes(id));
    const [good] = about(ready);
    const [bad] = about(failed);
    expect([about(ready).length, about(failed).length]).toEqual([1, 1]);
    expect([good?.subject, bad?.subject]).toEqual(['Your Rimawari analysis is ready', 'Your Rimawari analysis failed']);
    if (good === undefined || bad === undefined) throw new Error('there are two');
    expect([linkIn(good).href, linkIn(bad).href]).toEqual([ready, failed].map((id) => `https://rimawari.example/results/${id}`));
    expect(good.text).toContain('“Oak Terrace <302>”');
    expect(good.html).toContain('“Oak Terrace &lt;302&gt;”');
    expect(bad.text).toContain('It does not count against your allowance.');
  });

  it.each([
    ['whose address is not verified', { email_verified_at: null }],
    ['who wants none', { mail_when_finished: false }],
  ])('are not sent to an owner %s', async (_, changes) => {
    const name = `untold-${Object.keys(changes)[0]?.slice(0, 5)}`;
    const { token, email } = await owner(name, changes);
    const id = await analyse(token, '/fine', 'Oak Terrace');
    const { token: witness, email: seen } = await owner(`after-${name}`);
    await analyse(witness, '/fine', 'Elm Court');
    // Its mail was asked for later and has arrived, so the other one would have too.
    await mails.mailsTo(seen, 2);
    expect((await mails.mailsTo(email, 1)).map(({ subject }) => subject)).toEqual(['Verify your email address for Rimawari']);
    expect((await server.as(token, { url: `/analysis/${id}` })).statusCode).toBe(200);
  });

  it('are tried again while the mail server is away, and arrive once', async () => {
    const { token, email } = await owner('patient');
    mails.refuseNext(421, 451);
    const id = await analyse(token, '/fine', 'Oak Terrace');
    const [, mail] = await mails.mailsTo(email, 2);
    expect(mail?.text).toContain(id);
  });
});
