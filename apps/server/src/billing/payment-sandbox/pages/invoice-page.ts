import type Stripe from 'stripe';
import { amountOf, dayOf } from '../words.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';

/** An invoice, which is also the receipt once it is paid. */
export function invoicePage(invoice: Stripe.Invoice, paidWith: string | null): Page {
  const { currency, status_transitions: times } = invoice;
  const isPaid = invoice.status === 'paid';
  const amount = (label: string, value: number) =>
    html`<tr><th scope="row">${label}</th><td class="amount">${amountOf(value, currency)}</td></tr>`;
  const applied = invoice.total - invoice.amount_due;
  return {
    title: `${isPaid ? 'Receipt' : 'Invoice'} ${String(invoice.number)}`,
    body: html`<h1>${isPaid ? 'Receipt' : 'Invoice'} ${invoice.number}</h1>
<dl>
<div><dt>Seller</dt><dd>${invoice.account_name}</dd></div>
<div><dt>Customer</dt><dd>${invoice.customer_name ?? invoice.customer_email ?? 'Not stated'}</dd></div>
<div><dt>Date</dt><dd>${dayOf(invoice.created)}</dd></div>
<div><dt>State</dt><dd>${isPaid && times.paid_at !== null ? `Paid on ${dayOf(times.paid_at)}` : invoice.status === 'open' ? 'Not paid' : String(invoice.status)}</dd></div>
${paidWith === null ? null : html`<div><dt>Paid with</dt><dd>${paidWith}</dd></div>`}
</dl>
<table>
<thead><tr><th scope="col">For</th><th scope="col">Period</th><th scope="col" class="amount">Amount</th></tr></thead>
<tbody>${invoice.lines.data.map(
      (line) => html`<tr><td>${line.description}</td><td>${dayOf(line.period.start)} to ${dayOf(line.period.end)}</td>
<td class="amount">${amountOf(line.amount, line.currency)}</td></tr>`,
    )}</tbody>
</table>
<table class="totals"><tbody>
${amount('Total', invoice.total)}
${applied === 0 ? null : amount(invoice.total < 0 ? 'Credit' : 'Credit used', -applied)}
${amount('Amount due', invoice.amount_due)}
${amount('Paid', invoice.amount_paid)}
</tbody></table>
<p class="hint">An invoice of a sandbox: no money has moved.</p>`,
  };
}
