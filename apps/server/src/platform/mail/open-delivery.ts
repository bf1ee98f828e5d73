import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { MailDelivery } from './delivery.ts';
import type { OutboxLog } from './outbox-delivery.ts';

/** By SMTP where there is a server, into `DATA_DIR/outbox` otherwise. Loaded with the first mail: most starts send none. */
export function openDelivery(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'supportEmail'>, log: OutboxLog): MailDelivery {
  let opened: Promise<MailDelivery> | null = null;
  async function open(): Promise<MailDelivery> {
    if (config.smtpUrl !== null) return (await import('./smtp-delivery.ts')).smtpDelivery(config.smtpUrl, config.supportEmail);
    return (await import('./outbox-delivery.ts')).outboxDelivery(join(config.dataDir, 'outbox'), config.supportEmail, log);
  }
  return {
    deliver: async (message, name) => {
      opened ??= open();
      await (await opened).deliver(message, name);
    },
    close: () => void opened?.then((delivery) => delivery.close()),
  };
}
