import type Stripe from 'stripe';
import { itemOf } from '../billing/subscriptions.ts';
import { amountOf, dayOf, intervalOf } from '../words.ts';
import { cardFields, cardList, type Problems } from './card-fields.ts';
import { type Html, html } from './html.ts';
import { alertBox, type Page } from './layout.ts';

export interface Portal {
  session: Stripe.BillingPortal.Session;
  customer: Stripe.Customer;
  /** The one that lives, or else the last one. */
  subscription: Stripe.Subscription | null;
  planName: string | null;
  card: Stripe.PaymentMethod | null;
  /** Newest first. */
  invoices: Stripe.Invoice[];
  now: number;
  /** Whether whoever asks may move the clock. */
  mayMoveClock: boolean;
}

export type Notice = { kind: 'problem' | 'done'; title: string; text: string };

export const isOver = ({ status }: Stripe.Subscription) => ['canceled', 'incomplete_expired'].includes(String(status));
const priceText = (price: Stripe.Price, quantity = 1) =>
  `${amountOf((price.unit_amount ?? 0) * quantity, price.currency)} ${intervalOf(price.recurring)}`;
export const portalPath = ({ session }: Portal) => `/sandbox/portal/${session.id}`;

const statusWords: Record<string, string> = {
  active: 'Active',
  trialing: 'In trial',
  past_due: 'Past due: the last payment failed',
  unpaid: 'Unpaid',
  incomplete: 'Incomplete: the first payment is missing',
  canceled: 'Ended',
  incomplete_expired: 'Expired before the first payment',
};

export function portalPage(portal: Portal, notice: Notice | null = null): Page {
  const { session, subscription } = portal;
  return {
    title: 'Your subscription',
    body: html`<h1>Your subscription</h1>
${session.return_url === null ? null : html`<p><a href="${session.return_url}">Return to Rimawari</a></p>`}
${notice === null ? null : alertBox(notice.kind, notice.title, notice.text)}
${subscription === null ? html`<p>There is no subscription yet.</p>` : planSection(portal, subscription)}
${cardSection(portal)}
${invoiceSection(portal)}
${portal.mayMoveClock ? clockSection(portal) : null}`,
  };
}

function planSection(portal: Portal, subscription: Stripe.Subscription): Html {
  const item = itemOf(subscription);
  const over = isOver(subscription);
  const path = portalPath(portal);
  return html`<section aria-labelledby="plan-title">
<h2 id="plan-title">Plan</h2>
<dl>
<div><dt>Plan</dt><dd>${portal.planName}</dd></div>
<div><dt>Price</dt><dd>${priceText(item.price, item.quantity)}</dd></div>
<div><dt>State</dt><dd>${statusWords[String(subscription.status)] ?? String(subscription.status)}</dd></div>
${endRow(subscription)}
</dl>
${
  over
    ? null
    : html`<div class="actions">
<a class="button secondary" href="${path}/plan">Change plan</a>
${
  subscription.cancel_at === null
    ? html`<a class="button secondary" href="${path}/cancel">Cancel subscription</a>`
    : html`<form method="post" action="${path}/resume"><button class="button primary" type="submit">Keep subscription</button></form>`
}
</div>`
}
</section>`;
}

function endRow(subscription: Stripe.Subscription): Html {
  const { cancel_at: cancelAt, ended_at: endedAt } = subscription;
  if (endedAt !== null) return html`<div><dt>Ended</dt><dd>${dayOf(endedAt)}</dd></div>`;
  if (cancelAt !== null) return html`<div><dt>Ends</dt><dd>${dayOf(cancelAt)}. Access continues until then; it does not renew.</dd></div>`;
  return html`<div><dt>Renews</dt><dd>${dayOf(itemOf(subscription).current_period_end)}</dd></div>`;
}

export const cardText = ({ card }: Stripe.PaymentMethod) =>
  card === undefined ? 'Card' : `${card.brand.toUpperCase()} ending in ${String(card.last4)}, expires ${card.exp_month}/${card.exp_year}`;

function cardSection(portal: Portal): Html {
  return html`<section aria-labelledby="card-title">
<h2 id="card-title">Payment method</h2>
<p>${portal.card === null ? 'No card saved.' : cardText(portal.card)}</p>
<div class="actions"><a class="button secondary" href="${portalPath(portal)}/card">Update card</a></div>
</section>`;
}

const invoiceState = ({ status, attempted }: Stripe.Invoice) => {
  if (status === 'paid') return 'Paid';
  if (status === 'open') return attempted ? 'Failed' : 'Open';
  return status === 'void' ? 'Void' : String(status);
};

function invoiceSection({ invoices }: Portal): Html {
  if (invoices.length === 0)
    return html`<section aria-labelledby="invoices-title"><h2 id="invoices-title">Invoices</h2><p>None so far.</p></section>`;
  return html`<section aria-labelledby="invoices-title">
<h2 id="invoices-title">Invoices</h2>
<table>
<thead><tr><th scope="col">Date</th><th scope="col">Invoice</th><th scope="col" class="amount">Amount</th><th scope="col">State</th></tr></thead>
<tbody>${invoices.map(
    (invoice) => html`<tr><td>${dayOf(invoice.created)}</td><td><a href="/sandbox/invoices/${invoice.id}">${invoice.number}</a></td>
<td class="amount">${amountOf(invoice.amount_due, invoice.currency)}</td><td>${invoiceState(invoice)}</td></tr>`,
  )}</tbody>
</table>
</section>`;
}

function clockSection(portal: Portal): Html {
  const steps = [
    ['day', 'By a day'],
    ['week', 'By a week'],
    ['period', 'To the end of the period'],
  ] as const;
  return html`<section class="clock" aria-labelledby="clock-title">
<h2 id="clock-title">Clock of the sandbox</h2>
<p>It shows <strong>${dayOf(portal.now)}</strong>. Moved ahead, renewals and ends on the way happen, for everyone in this sandbox. It cannot go back.</p>
<form class="actions" method="post" action="${portalPath(portal)}/clock">
${steps.map(([value, label]) => html`<button class="button secondary" type="submit" name="step" value="${value}">${label}</button>`)}
</form>
</section>`;
}

export interface Offer {
  price: Stripe.Price;
  name: string;
  isCurrent: boolean;
}

export function planPage(portal: Portal, offers: Offer[]): Page {
  return {
    title: 'Change plan',
    body: html`<h1>Change plan</h1>
<form method="get" action="${portalPath(portal)}/plan/confirm">
<fieldset><legend>Which plan from today on?</legend>
${offers.map(
  ({
    price,
    name,
    isCurrent,
  }) => html`<label class="option"><input type="radio" name="price" value="${price.id}" required${isCurrent ? html` disabled` : null}>
<span>${name}${isCurrent ? ' (your plan)' : null}<span class="hint">${priceText(price)}</span></span></label>`,
)}
</fieldset>
<p class="hint">The difference for the rest of the period is worked out on the next page, before anything is charged.</p>
<button class="button primary" type="submit">Continue</button>
<a class="button secondary" href="${portalPath(portal)}">Back</a>
</form>`,
  };
}

export interface Quote {
  offer: Offer;
  lines: { description: string; amount: number }[];
  currency: string;
  /** Of the customer: what is below zero is credit. */
  balance: number;
  due: number;
  at: number;
  renewsOn: number;
}

export function quotePage(portal: Portal, quote: Quote): Page {
  const { offer, currency } = quote;
  const row = (label: string, amount: number) =>
    html`<tr><th scope="row">${label}</th><td class="amount">${amountOf(amount, currency)}</td></tr>`;
  const total = quote.lines.reduce((sum, { amount }) => sum + amount, 0);
  const left = total + quote.balance;
  return {
    title: `Change to ${offer.name}`,
    body: html`<h1>Change to ${offer.name}</h1>
<p>From today on, instead of ${portal.planName}. It renews on ${dayOf(quote.renewsOn)} at ${priceText(offer.price)}.</p>
<table>
<thead><tr><th scope="col">For the rest of this period</th><th scope="col" class="amount">Amount</th></tr></thead>
<tbody>${quote.lines.map(({ description, amount }) => row(description, amount))}
${quote.balance === 0 ? null : row('Previous credit', quote.balance)}</tbody>
<tfoot>${row('Due today', quote.due)}${left < 0 ? row('Credit for future invoices', left) : null}</tfoot>
</table>
<form method="post" action="${portalPath(portal)}/plan/confirm">
<input type="hidden" name="price" value="${offer.price.id}">
<input type="hidden" name="at" value="${quote.at}">
<button class="button primary" type="submit">Change plan</button>
<a class="button secondary" href="${portalPath(portal)}/plan">Back</a>
</form>`,
  };
}

export function cancelPage(portal: Portal, subscription: Stripe.Subscription): Page {
  return {
    title: 'Cancel subscription',
    body: html`<h1>Cancel subscription</h1>
<p>Access continues until <strong>${dayOf(itemOf(subscription).current_period_end)}</strong>, the end of the period that is paid. Nothing more is charged. Until then you can take it back.</p>
<form class="actions" method="post" action="${portalPath(portal)}/cancel">
<button class="button critical" type="submit">Cancel at the end of the period</button>
<a class="button secondary" href="${portalPath(portal)}">Keep subscription</a>
</form>`,
  };
}

export function cardPage(portal: Portal, shown: { problems?: Problems; declined?: string } = {}): Page {
  const hasProblems = Object.keys(shown.problems ?? {}).length > 0;
  return {
    title: hasProblems || shown.declined !== undefined ? 'Error: Update card' : 'Update card',
    body: html`<h1>Update card</h1>
${shown.declined === undefined ? null : alertBox('problem', shown.declined, 'The card was not saved. Your previous card stays in use. Try another card.')}
${hasProblems ? alertBox('problem', 'The card was not accepted.', 'Your previous card stays in use. Correct the fields marked below.') : null}
<form method="post" action="${portalPath(portal)}/card">
${cardFields(shown.problems ?? {})}
<p class="hint">An invoice that waits for its payment is charged at once.</p>
<button class="button primary" type="submit">Save card</button>
<a class="button secondary" href="${portalPath(portal)}">Back</a>
</form>
${cardList}`,
  };
}
