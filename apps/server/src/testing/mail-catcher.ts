import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from './until.ts';

export interface CaughtMail {
  /** As the envelope says. */
  recipients: string[];
  mail: Email;
}

export interface MailCatcher {
  url: string;
  caught: CaughtMail[];
  /** Answers the next mails with these codes instead of taking them. */
  refuseNext(...codes: number[]): void;
  refused(): number;
  /** The mails to an address, once there are so many. @throws when there are not within 20 seconds */
  mailsTo(address: string, count?: number): Promise<Email[]>;
  stop(): Promise<void>;
}

/** A mail server on loopback that keeps what it is sent. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const caught: CaughtMail[] = [];
  const refusals: number[] = [];
  let refused = 0;
  async function keep(recipients: string[], content: Buffer): Promise<void> {
    caught.push({ recipients, mail: await PostalMime.parse(content) });
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = refusals.shift();
        if (code !== undefined) {
          refused += 1;
          done(Object.assign(new Error('not now'), { responseCode: code }));
          return;
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void keep(recipients, Buffer.concat(chunks)).finally(() => done());
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailsTo = (address: string) => caught.filter(({ recipients }) => recipients.includes(address)).map(({ mail }) => mail);
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught,
    refuseNext: (...codes) => void refusals.push(...codes),
    refused: () => refused,
    mailsTo: (address, count = 1) =>
      until(
        `${count} mails to ${address}`,
        () => mailsTo(address),
        (mails) => mails.length === count,
      ),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The address of the one link of a mail: the same in its text and in its HTML. */
export function linkIn(mail: Email): URL {
  const [link = ''] = /https?:\/\/\S+/.exec(mail.text ?? '') ?? [];
  if (!mail.html?.includes(`href="${link}"`)) throw new Error(`The HTML of "${mail.subject}" does not lead to ${link}`);
  return new URL(link);
}

/** The code of a mail: the same in its text and in its HTML. */
export function codeIn(mail: Email): string {
  const [code = ''] = /^\d{6}$/m.exec(mail.text ?? '') ?? [];
  if (!mail.html?.includes(`>${code}<`)) throw new Error(`The HTML of "${mail.subject}" does not show ${code}`);
  return code;
}
