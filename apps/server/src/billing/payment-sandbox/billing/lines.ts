import Stripe from 'stripe';
import { newId } from '../new-id.ts';

/** What one line of an invoice is for. */
export interface Line {
  amount: number;
  currency: string;
  description: string;
  price: Stripe.Price;
  quantity: number;
  period: { start: number; end: number };
  subscription: string;
  item: string;
  isProration: boolean;
  /** The invoice item that waited for this invoice. */
  invoiceItem?: string;
  metadata: Record<string, string>;
}

const productOf = ({ product }: Stripe.Price) => (typeof product === 'string' ? product : product.id);
const pricing = (price: Stripe.Price) => ({
  price_details: { price: price.id, product: productOf(price) },
  type: 'price_details' as const,
  unit_amount_decimal: price.unit_amount_decimal,
});

export function toLineItem(invoice: string, line: Line): Stripe.InvoiceLineItem {
  const details = {
    proration: line.isProration,
    proration_details: line.isProration ? { credited_items: null } : null,
    subscription: line.subscription,
  };
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency: line.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: line.metadata,
    parent:
      line.invoiceItem === undefined
        ? {
            invoice_item_details: null,
            subscription_item_details: { ...details, invoice_item: null, subscription_item: line.item },
            type: 'subscription_item_details',
          }
        : {
            invoice_item_details: { ...details, invoice_item: line.invoiceItem },
            subscription_item_details: null,
            type: 'invoice_item_details',
          },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: pricing(line.price),
    quantity: line.quantity,
    quantity_decimal: null,
    subscription: line.subscription,
    subtotal: line.amount,
    taxes: [],
  };
}

/** A proration that waits for the next invoice. */
export function toInvoiceItem(now: number, customer: string, line: Line): Stripe.InvoiceItem {
  return {
    id: newId('ii'),
    object: 'invoiceitem',
    amount: line.amount,
    currency: line.currency,
    customer,
    customer_account: null,
    date: now,
    description: line.description,
    discountable: false,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: line.metadata,
    net_amount: line.amount,
    parent: { subscription_details: { subscription: line.subscription, subscription_item: line.item }, type: 'subscription_details' },
    period: line.period,
    pricing: pricing(line.price),
    proration: true,
    proration_details: { credited_items: null, discount_amounts: [] },
    quantity: line.quantity,
    quantity_decimal: Stripe.Decimal.from(line.quantity),
    tax_rates: [],
    test_clock: null,
  };
}
