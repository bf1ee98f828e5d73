import type Stripe from 'stripe';

/** What the sandbox keeps, by the name in each object's `object` field; references are ids, never expanded. */
export interface Objects {
  product: Stripe.Product;
  price: Stripe.Price;
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  'checkout.session': Stripe.Checkout.Session;
  'billing_portal.session': Stripe.BillingPortal.Session;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoiceitem: Stripe.InvoiceItem;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  event: Stripe.Event;
}
export type Kind = keyof Objects;

/** What the sandbox knows of an object beyond what its API says. */
interface Extras {
  payment_method: { behaviour: CardBehaviour };
  'checkout.session': CheckoutExtra;
  'billing_portal.session': PortalExtra;
  subscription: SubscriptionExtra;
}
export type Extra<K extends Kind> = K extends keyof Extras ? Extras[K] : Record<string, never>;

/** How a test card answers when it is charged. */
export type CardBehaviour =
  | 'succeeds'
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  /** Good when it is entered, declined by every charge after. */
  | 'declined_later'
  /** Asks its holder once, when it is entered. */
  | 'authenticates'
  /** Asks its holder for every charge. */
  | 'authenticates_always';

export interface CheckoutExtra {
  lines: { id: string; price: string; quantity: number }[];
  subscription: { metadata: Record<string, string>; description: string | null; trialDays: number | null; trialEnd: number | null };
  /** The card that waits for its holder's confirmation. */
  confirming: string | null;
}

export interface PortalExtra {
  /** Seconds since 1970. */
  usedAt: number;
  /** The card that waits for its holder's confirmation. */
  confirming: string | null;
}

export interface SubscriptionExtra {
  /** Where the pages of its invoices are reached. */
  origin: string | null;
}

/** The id of what is referred to. The sandbox keeps references as ids alone, though the types allow whole objects. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}
