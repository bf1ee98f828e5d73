import { createTransport } from 'nodemailer';
import { fieldsOf, type MailDelivery } from './delivery.ts';

/** Hands mails to the server at `smtp://user:password@host:port`. */
export function smtpDelivery(smtpUrl: string, senderAddress: string): MailDelivery {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  return {
    deliver: async (message) => {
      await transport.sendMail(fieldsOf(message, senderAddress));
    },
    close: () => transport.close(),
  };
}
