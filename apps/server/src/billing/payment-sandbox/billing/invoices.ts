import type Stripe from 'stripe';
import { authenticationRequired, type Decline } from '../cards.ts';
import type { Context } from '../context.ts';
import { differences, emit } from '../emit.ts';
import { newId } from '../new-id.ts';
import { idOf } from '../objects.ts';
import { need } from '../resources/need.ts';
import { allOf, findStored, insertObject, updateObject } from '../store.ts';
import { toLineItem } from './lines.ts';
import { type InvoiceOrder, newInvoice } from './new-invoice.ts';
import { createIntent, tryToCharge } from './payments.ts';

/** Days after each failed charge until the next; after the last one the subscription ends. */
const retryDays = [3, 5, 7];

/** Makes and finalises an invoice. The customer's balance is set against it; what is left is to be paid. */
export async function createInvoice(context: Context, order: InvoiceOrder): Promise<Stripe.Invoice> {
  const { object: customer } = await need(context, 'customer', order.customer);
  const id = newId('in');
  const lines = order.lines.map((line) => toLineItem(id, line));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const owed = total + customer.balance;
  const due = Math.max(0, owed);
  const sequence = customer.next_invoice_sequence ?? 1;
  const invoice = newInvoice(context.now, order, {
    id,
    customer,
    lines,
    total,
    due,
    endingBalance: Math.min(0, owed),
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
  });
  const after: Stripe.Customer = {
    ...customer,
    balance: Math.min(0, owed),
    currency: invoice.currency,
    next_invoice_sequence: sequence + 1,
  };
  await updateObject(context, 'customer', after);
  if (after.balance !== customer.balance) await emit(context, 'customer.updated', after, differences(customer, after));
  await insertObject(context, 'invoice', invoice, {}, { customer: customer.id, parent: order.subscription.id });
  await emit(context, 'invoice.created', invoice);
  await emit(context, 'invoice.finalized', invoice);
  if (due === 0) return settle(context, invoice);
  const intent = await createIntent(context, {
    customer: customer.id,
    amount: due,
    currency: invoice.currency,
    description: order.reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    receiptEmail: customer.email,
  });
  const payment: Stripe.InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: due,
    created: context.now,
    currency: invoice.currency,
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  await insertObject(context, 'invoice_payment', payment, {}, { customer: customer.id, parent: id });
  return invoice;
}

/** Charges an open invoice. Null when it is paid, otherwise why it is not. */
export async function collectInvoice(
  context: Context,
  invoiceId: string,
  methodId: string | null,
  how: { isConfirmed: boolean; isRetried: boolean },
): Promise<Decline | null> {
  const { object: invoice } = await need(context, 'invoice', invoiceId);
  if (invoice.status === 'paid') return null;
  const [payment] = await allOf(context, 'invoice_payment', { parent: invoiceId });
  const intentId = payment?.object.payment.payment_intent;
  if (payment === undefined || intentId === undefined) throw new Error(`The invoice ${invoiceId} has nothing to pay`);
  const { object: intent } = await need(context, 'payment_intent', idOf(intentId));
  const attempt =
    methodId === null
      ? { intent, decline: { code: 'missing_payment_method', declineCode: 'missing', message: 'The customer has no card.' } }
      : await tryToCharge(context, intent, methodId, how.isConfirmed, invoice.hosted_invoice_url ?? null);
  const counted = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  if (attempt.decline !== null) {
    await keepUnpaid(context, counted, attempt.decline, how.isRetried);
    return attempt.decline;
  }
  const paidPayment: Stripe.InvoicePayment = {
    ...payment.object,
    amount_paid: invoice.amount_due,
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: context.now },
  };
  await updateObject(context, 'invoice_payment', paidPayment);
  await settle(context, counted);
  await emit(context, 'invoice_payment.paid', paidPayment);
  return null;
}

async function keepUnpaid(context: Context, invoice: Stripe.Invoice, decline: Decline, isRetried: boolean): Promise<void> {
  const days = isRetried ? retryDays[invoice.attempt_count - 1] : undefined;
  const open = { ...invoice, next_payment_attempt: days === undefined ? null : context.now + days * 86_400 };
  await updateObject(context, 'invoice', open);
  if (decline.code === authenticationRequired.code) await emit(context, 'invoice.payment_action_required', open);
  await emit(context, 'invoice.payment_failed', open);
}

async function settle(context: Context, invoice: Stripe.Invoice): Promise<Stripe.Invoice> {
  const paid: Stripe.Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: context.now },
  };
  await updateObject(context, 'invoice', paid);
  await emit(context, 'invoice.paid', paid);
  await emit(context, 'invoice.payment_succeeded', paid);
  return paid;
}

/** Takes back an invoice that nobody will pay. */
export async function voidInvoice(context: Context, id: string): Promise<Stripe.Invoice> {
  const { object: invoice } = await need(context, 'invoice', id);
  const after: Stripe.Invoice = {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: context.now },
  };
  await updateObject(context, 'invoice', after);
  await giveBackBalance(context, invoice);
  await emit(context, 'invoice.voided', after);
  return after;
}

/** What an invoice had taken of the customer's balance is there again. */
async function giveBackBalance(context: Context, { customer, starting_balance: from, ending_balance: to }: Stripe.Invoice): Promise<void> {
  const taken = (to ?? 0) - from;
  const found = taken === 0 || customer === null ? null : await findStored(context, 'customer', idOf(customer));
  if (found === null) return;
  const after = { ...found.object, balance: found.object.balance - taken };
  await updateObject(context, 'customer', after);
  await emit(context, 'customer.updated', after, differences(found.object, after));
}

/** Stops further charges of an invoice, which stays open. */
export async function stopCollecting(context: Context, id: string): Promise<void> {
  const found = await findStored(context, 'invoice', id);
  if (found?.object.status !== 'open') return;
  const after = { ...found.object, auto_advance: false, next_payment_attempt: null };
  await updateObject(context, 'invoice', after);
  await emit(context, 'invoice.updated', after, differences(found.object, after));
}
