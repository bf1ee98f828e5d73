/** A mail that is ready, but for who sends it. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The code in it, for whoever has no mail server to send it. */
  code?: string;
}

/** The way out for mails. */
export interface MailDelivery {
  /** `name` tells mails apart; it is safe in a file name. @throws when the mail could not be handed over; it may be tried again. */
  deliver(message: MailMessage, name: string): Promise<void>;
  close(): void;
}

/** The fields of every mail. The address is an object: as text, a comma in it would make two recipients. */
export function fieldsOf({ to, subject, text, html }: MailMessage, senderAddress: string) {
  return {
    from: { name: 'Rimawari', address: senderAddress },
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
