import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { fieldsOf, type MailDelivery } from './delivery.ts';

export interface OutboxLog {
  warn(details: object, message: string): void;
}

/** Without a mail server: one `.eml` for each mail, in a folder that only this user of the machine can read. */
export function outboxDelivery(folder: string, senderAddress: string, log: OutboxLog): MailDelivery {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    deliver: async (message, name) => {
      const { message: content } = await transport.sendMail(fieldsOf(message, senderAddress));
      if (!Buffer.isBuffer(content)) throw new Error('The email was not written to memory');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${new Date().toISOString().replace(/[-:.]/g, '')}-${name}.eml`);
      // Whoever watches the folder sees whole mails only.
      await writeFile(`${file}.part`, content, { mode: 0o600 });
      await rename(`${file}.part`, file);
      const { code } = message;
      log.warn(
        code === undefined ? { file } : { file, code },
        'SMTP_URL is not set: the email was written to the outbox instead of being sent',
      );
    },
    close: () => transport.close(),
  };
}
