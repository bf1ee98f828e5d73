import type Stripe from 'stripe';

interface NewSession {
  id: string;
  amount: number;
  currency: string;
  customer: string | null;
  customerEmail: string | null;
  email: string | null;
  expiresAt: number;
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  locale: string | null;
  metadata: Record<string, string>;
}

export function newCheckoutSession(now: number, given: NewSession): Stripe.Checkout.Session {
  return {
    id: given.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: given.amount,
    amount_total: given.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: 'auto',
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: given.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: given.customer,
    customer_account: null,
    customer_creation: given.customer === null ? 'always' : null,
    customer_details:
      given.email === null
        ? null
        : {
            address: null,
            business_name: null,
            email: given.email,
            individual_name: null,
            name: null,
            phone: null,
            tax_exempt: 'none',
            tax_ids: null,
          },
    customer_email: given.customerEmail,
    discounts: [],
    expires_at: given.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: given.locale as Stripe.Checkout.Session.Locale | null,
    managed_payments: { enabled: false },
    metadata: given.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: given.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${new URL(given.successUrl).origin}/sandbox/checkout/${given.id}`,
    wallet_options: null,
  };
}
