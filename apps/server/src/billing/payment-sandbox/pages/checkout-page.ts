import type Stripe from 'stripe';
import { amountOf, dayOf, intervalOf } from '../words.ts';
import { cardFields, cardList, field, type Problems } from './card-fields.ts';
import { html } from './html.ts';
import { alertBox, type Page } from './layout.ts';

type Session = Stripe.Checkout.Session;

interface Sale {
  session: Session;
  line: Stripe.LineItem;
  trialEnd: number | null;
}

const priceOf = ({ price, quantity }: Stripe.LineItem) =>
  price === null ? '' : `${amountOf((price.unit_amount ?? 0) * (quantity ?? 1), price.currency)} ${intervalOf(price.recurring)}`;

function summary({ session, line, trialEnd }: Sale) {
  return html`<section class="summary" aria-labelledby="summary-title">
<h2 id="summary-title">Your order</h2>
<dl>
<div><dt>${line.description}${(line.quantity ?? 1) > 1 ? ` × ${String(line.quantity)}` : null}</dt><dd>${priceOf(line)}</dd></div>
${trialEnd === null ? null : html`<div><dt>Trial until</dt><dd>${dayOf(trialEnd)}</dd></div>`}
<div class="total"><dt>Due today</dt><dd>${amountOf(session.amount_total ?? 0, session.currency ?? 'usd')}</dd></div>
</dl>
</section>`;
}

/** Where the buyer enters a card. */
export function checkoutPage(sale: Sale, shown: { problems?: Problems; declined?: string; email?: string } = {}): Page {
  const { session, line } = sale;
  const known = session.customer_details?.email ?? null;
  const hasProblems = Object.keys(shown.problems ?? {}).length > 0;
  const email = html`type="email" autocomplete="email" required maxlength="512"`;
  return {
    title: hasProblems || shown.declined !== undefined ? `Error: Subscribe to ${line.description}` : `Subscribe to ${line.description}`,
    body: html`<h1>Subscribe to ${line.description}</h1>
${shown.declined === undefined ? null : alertBox('problem', shown.declined, 'Nothing was charged. Try another card.')}
${hasProblems ? alertBox('problem', 'The card was not accepted.', 'Nothing was charged. Correct the fields marked below.') : null}
<div class="columns">
${summary(sale)}
<form method="post" action="/sandbox/checkout/${session.id}">
<h2>Pay by card</h2>
${known === null ? field({ name: 'email', label: 'Email address', value: shown.email ?? '', attributes: email }, shown.problems ?? {}) : html`<p class="known">Receipts go to <strong>${known}</strong>.</p>`}
${cardFields(shown.problems ?? {})}
${field({ name: 'name', label: 'Name on the card (optional)', attributes: html`autocomplete="off" maxlength="200"` }, {})}
<p class="hint">The subscription renews by itself until you cancel it.</p>
<button class="button primary" type="submit">Subscribe</button>
${session.cancel_url === null ? null : html`<a class="button secondary" href="${session.cancel_url}">Cancel and go back</a>`}
</form>
</div>
${cardList}`,
  };
}

/** What a bank would ask the holder of the card. */
export function confirmPage(sale: Sale): Page {
  const { session } = sale;
  const amount = amountOf(session.amount_total ?? 0, session.currency ?? 'usd');
  return {
    title: 'Authenticate the payment',
    body: html`<h1>Authenticate the payment</h1>
<p>Here the bank of the card would ask whether it is you who pays <strong>${amount}</strong> for ${sale.line.description}. Nothing has been charged so far.</p>
<form method="post" action="/sandbox/checkout/${session.id}/confirm">
<button class="button primary" type="submit" name="answer" value="approve">Complete authentication</button>
<button class="button secondary" type="submit" name="answer" value="refuse">Fail authentication</button>
</form>`,
  };
}

/** A session that takes no card any more. */
export function closedCheckoutPage({ status, success_url: success, cancel_url: cancel }: Session, successAddress: string | null): Page {
  if (status === 'complete' && success !== null)
    return {
      title: 'Already subscribed',
      body: html`<h1>This order is complete</h1>
<p>The subscription has begun, and it was charged once.</p>
<p><a class="button primary" href="${successAddress ?? success}">Continue</a></p>`,
    };
  return {
    title: 'The order has expired',
    body: html`<h1>This order has expired</h1>
<p>Nothing was charged. Begin again from the plans.</p>
${cancel === null ? null : html`<p><a class="button primary" href="${cancel}">Go back</a></p>`}`,
  };
}

/** Nothing is found at the address. */
export const missingPage: Page = {
  title: 'Not found',
  body: html`<h1>This page does not exist</h1>
<p>The address is not complete, or the page has been closed. Nothing was changed. Open it again from <a href="/billing">Billing</a>.</p>`,
};
