import { type CardField, testCards } from '../cards.ts';
import { type Html, html } from './html.ts';

export type Problems = Partial<Record<CardField | 'email', string>>;

interface Field {
  name: CardField | 'email' | 'name';
  label: string;
  hint?: string;
  value?: string;
  attributes: Html;
}

export function field({ name, label, hint, value, attributes }: Field, problems: Problems): Html {
  const problem = name === 'name' ? undefined : problems[name];
  const described = [hint === undefined ? [] : `${name}-hint`, problem === undefined ? [] : `${name}-problem`].flat().join(' ');
  return html`<div class="field">
<label for="${name}">${label}</label>
${hint === undefined ? null : html`<p class="hint" id="${name}-hint">${hint}</p>`}
<input id="${name}" name="${name}" ${attributes}${value === undefined ? null : html` value="${value}"`}${
    described === '' ? null : html` aria-describedby="${described}"`
  }${problem === undefined ? null : html` aria-invalid="true"`}>
${problem === undefined ? null : html`<p class="problem" id="${name}-problem">${problem}</p>`}
</div>`;
}

/** What is asked of a card. Nothing that was typed is shown again. */
export function cardFields(problems: Problems): Html {
  const number = html`inputmode="numeric" autocomplete="off" required maxlength="23"`;
  return html`${field({ name: 'number', label: 'Card number', hint: 'For example 4242 4242 4242 4242, or another test card from the list below.', attributes: number }, problems)}
<div class="pair">
${field(
  {
    name: 'expiry',
    label: 'Expiry date',
    hint: 'Month / year',
    attributes: html`inputmode="numeric" autocomplete="off" required maxlength="9"`,
  },
  problems,
)}
${field(
  {
    name: 'cvc',
    label: 'Security code',
    hint: '3 digits',
    attributes: html`inputmode="numeric" autocomplete="off" required maxlength="4"`,
  },
  problems,
)}
</div>`;
}

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** The cards that the sandbox takes. */
export const cardList = html`<section class="cards" aria-labelledby="cards-title">
<h2 id="cards-title">Test cards</h2>
<p>With any expiry date to come and any three digits as security code.</p>
<table>
<thead><tr><th scope="col">Number</th><th scope="col">What it does</th></tr></thead>
<tbody>${testCards.map(({ number, meaning }) => html`<tr><td class="number">${spaced(number)}</td><td>${meaning}</td></tr>`)}</tbody>
</table>
</section>`;
