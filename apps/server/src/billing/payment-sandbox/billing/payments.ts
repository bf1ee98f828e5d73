import type Stripe from 'stripe';
import { type Decline, declineOf } from '../cards.ts';
import type { Context } from '../context.ts';
import { emit } from '../emit.ts';
import { newId } from '../new-id.ts';
import { need } from '../resources/need.ts';
import { insertObject, updateObject } from '../store.ts';

export interface Payee {
  customer: string | null;
  amount: number;
  currency: string;
  description: string | null;
  receiptEmail: string | null;
}

/** What is to be paid, before anything is tried. */
export async function createIntent(context: Context, payee: Payee): Promise<Stripe.PaymentIntent> {
  const id = newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: payee.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: context.now,
    currency: payee.currency,
    customer: payee.customer,
    customer_account: null,
    description: payee.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: payee.receiptEmail,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
  await insertObject(context, 'payment_intent', intent, {}, { customer: payee.customer });
  await emit(context, 'payment_intent.created', intent);
  return intent;
}

export interface Attempt {
  intent: Stripe.PaymentIntent;
  /** Null when it was charged. */
  decline: Decline | null;
}

/** Charges a card once. `isConfirmed` says that its holder has just agreed. */
export async function tryToCharge(
  context: Context,
  before: Stripe.PaymentIntent,
  methodId: string,
  isConfirmed: boolean,
  receiptUrl: string | null,
): Promise<Attempt> {
  const { object: method, extra } = await need(context, 'payment_method', methodId);
  const decline = declineOf(extra.behaviour, isConfirmed);
  const charge = newCharge(context, before, method, decline, receiptUrl);
  await insertObject(context, 'charge', charge, {}, { customer: charge.customer as string | null, parent: before.id });
  const asksHolder = decline?.code === 'authentication_required';
  const intent: Stripe.PaymentIntent = {
    ...before,
    latest_charge: charge.id,
    ...(decline === null
      ? { status: 'succeeded', amount_received: before.amount, payment_method: methodId, last_payment_error: null }
      : {
          status: asksHolder ? 'requires_action' : 'requires_payment_method',
          payment_method: asksHolder ? methodId : null,
          last_payment_error: {
            type: 'card_error',
            charge: charge.id,
            code: decline.code as 'card_declined',
            decline_code: decline.declineCode,
            message: decline.message,
            payment_method: method,
          },
        }),
  };
  await updateObject(context, 'payment_intent', intent);
  await emit(context, decline === null ? 'charge.succeeded' : 'charge.failed', charge);
  await emit(context, decline === null ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent);
  return { intent, decline };
}

function newCharge(
  { now }: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline | null,
  receiptUrl: string | null,
): Stripe.Charge {
  const isPaid = decline === null;
  const card = method.card;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'RIMAWARI SANDBOX',
    captured: isPaid,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
      reason: decline?.declineCode ?? null,
      risk_level: 'normal',
      seller_message: isPaid ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
      type: isPaid ? 'authorized' : 'issuer_declined',
    },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details:
      card === undefined
        ? null
        : {
            card: {
              amount_authorized: isPaid ? intent.amount : null,
              authorization_code: null,
              brand: card.brand,
              checks: card.checks,
              country: card.country,
              electronic_commerce_indicator: null,
              exp_month: card.exp_month,
              exp_year: card.exp_year,
              fingerprint: null,
              funding: card.funding,
              installments: null,
              last4: card.last4,
              mandate: null,
              network: card.brand,
              network_transaction_id: null,
              regulated_status: 'unregulated',
              three_d_secure: null,
              transaction_link_id: null,
              wallet: null,
            },
            type: 'card',
          },
    receipt_email: isPaid ? intent.receipt_email : null,
    receipt_number: null,
    receipt_url: isPaid ? receiptUrl : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}
