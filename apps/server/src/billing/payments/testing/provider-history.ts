import { priceOf } from './catalogue.ts';
import { type HeldSubscription, heldInvoice, heldSubscription, type ProviderInMemory } from './provider-in-memory.ts';

/** From 0 up to 1, the same row of numbers for each seed. */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One thing that happens at the provider, and the types of the events it announces it with. */
export interface Happening {
  /** Seconds since 1970. */
  at: number;
  events: string[];
  happen: (provider: ProviderInMemory, customer: string) => void;
}

const days = 86_400;
const plans = ['basic', 'pro', 'business'];
const amounts: Record<string, number> = { basic: 2900, pro: 7900, business: 24_900 };

type Phase = 'none' | 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended';

interface Told {
  number: number;
  invoice: number;
  phase: Phase;
  plan: string;
  at: number;
  isCancelled: boolean;
  hasOpenInvoice: boolean;
}

const subscriptionId = (customer: string, number: number) => `sub_${customer}_${number}`;
const invoiceId = (customer: string, number: number) => `in_${customer}_${number}`;

/** What happens to one customer, at random, as the provider would let it happen: at most so many things. */
export function historyOf(chance: Chance, begin: number, most: number): Happening[] {
  const told: Told = { number: 0, invoice: 0, phase: 'none', plan: 'basic', at: begin, isCancelled: false, hasOpenInvoice: false };
  const pick = <One>(all: readonly [One, ...One[]]): One => all[Math.floor(chance() * all.length)] ?? all[0];
  const length = 2 + Math.floor(chance() * (most - 1));
  return Array.from({ length }, () => pick(choices[told.phase])(told, chance));
}

type Choice = (told: Told, chance: Chance) => Happening;

function change(told: Told, edit: (held: HeldSubscription, customer: string) => void, events: string[]): Happening {
  const { number, at } = told;
  return {
    at,
    events,
    happen: ({ subscriptions }, customer) => {
      const id = subscriptionId(customer, number);
      const held = subscriptions.get(id);
      if (held === undefined) throw new Error(`There is no ${id}`);
      const copy = structuredClone(held);
      edit(copy, customer);
      subscriptions.set(id, copy);
    },
  };
}

function withInvoice(
  happening: Happening,
  told: Told,
  status: 'paid' | 'open',
  reason: string,
  amount = amounts[told.plan] ?? 0,
): Happening {
  told.invoice += 1;
  const { invoice, at } = told;
  return {
    ...happening,
    happen: (provider, customer) => {
      happening.happen(provider, customer);
      const id = invoiceId(customer, invoice);
      const period: [number, number] = [at, at + 30 * days];
      provider.invoices.set(id, heldInvoice({ id, customer, status, created: at, billing_reason: reason }, amount, period));
    },
  };
}

function settleInvoice(happening: Happening, told: Told, status: 'paid' | 'uncollectible' | 'void'): Happening {
  const { invoice, at } = told;
  told.hasOpenInvoice = false;
  return {
    ...happening,
    happen: (provider, customer) => {
      happening.happen(provider, customer);
      const id = invoiceId(customer, invoice);
      const held = provider.invoices.get(id);
      if (held === undefined) throw new Error(`There is no ${id}`);
      const moments = { ...held.status_transitions, paid_at: status === 'paid' ? at : null };
      provider.invoices.set(id, { ...held, status, amount_paid: status === 'paid' ? held.amount_due : 0, status_transitions: moments });
    },
  };
}

const begin =
  (phase: 'active' | 'incomplete' | 'trialing'): Choice =>
  (told, chance) => {
    told.number += 1;
    told.at += 60;
    told.phase = phase;
    told.isCancelled = false;
    told.plan = plans[Math.floor(chance() * plans.length)] ?? 'basic';
    const { number, at, plan } = told;
    const made: Happening = {
      at,
      events: ['checkout.session.completed', 'customer.subscription.created'],
      happen: ({ subscriptions }, customer) => {
        const id = subscriptionId(customer, number);
        subscriptions.set(id, heldSubscription({ id, customer, status: phase }, plan, [at, at + 30 * days]));
      },
    };
    if (phase === 'trialing') return made;
    told.hasOpenInvoice = phase === 'incomplete';
    const withFirst = withInvoice(made, told, phase === 'active' ? 'paid' : 'open', 'subscription_create');
    return { ...withFirst, events: [...made.events, phase === 'active' ? 'invoice.paid' : 'invoice.payment_failed'] };
  };

const become =
  (phase: Phase): Choice =>
  (told) => {
    told.at += days;
    told.phase = phase;
    return settleInvoice(
      change(told, (held) => void Object.assign(held, { status: phase }), ['invoice.paid', 'customer.subscription.updated']),
      told,
      'paid',
    );
  };

const end =
  (status: 'canceled' | 'incomplete_expired'): Choice =>
  (told) => {
    const hadOpen = told.hasOpenInvoice;
    told.at += 2 * days;
    told.phase = 'ended';
    const { at } = told;
    const ended = change(
      told,
      (held) => {
        held.status = status;
        held.ended_at = at;
      },
      ['customer.subscription.deleted'],
    );
    return hadOpen ? settleInvoice(ended, told, status === 'canceled' ? 'uncollectible' : 'void') : ended;
  };

const renew: Choice = (told) => {
  told.at += 30 * days;
  if (told.isCancelled) return end('canceled')(told, () => 0);
  told.phase = 'active';
  const { at } = told;
  const renewed = change(told, (held) => renewal(held, 'active', at), ['invoice.created', 'invoice.paid', 'customer.subscription.updated']);
  return withInvoice(renewed, told, 'paid', 'subscription_cycle');
};

const fail: Choice = (told) => {
  told.at += 30 * days;
  if (told.isCancelled) return end('canceled')(told, () => 0);
  told.phase = 'past_due';
  told.hasOpenInvoice = true;
  const { at } = told;
  const failed = change(told, (held) => renewal(held, 'past_due', at), ['invoice.payment_failed', 'customer.subscription.updated']);
  return withInvoice(failed, told, 'open', 'subscription_cycle');
};

function renewal(held: HeldSubscription, status: string, at: number): void {
  held.status = status;
  for (const item of held.items.data) [item.current_period_start, item.current_period_end] = [at, at + 30 * days];
}

const changePlan: Choice = (told, chance) => {
  told.at += days;
  told.plan = plans[Math.floor(chance() * plans.length)] ?? 'pro';
  const { plan } = told;
  const changed = change(
    told,
    (held) => {
      for (const item of held.items.data) item.price = priceOf(plan);
    },
    ['customer.subscription.updated', 'invoice.paid'],
  );
  return withInvoice(changed, told, 'paid', 'subscription_update', 1250);
};

const toggleCancel: Choice = (told) => {
  told.at += 3600;
  told.isCancelled = !told.isCancelled;
  const { isCancelled } = told;
  return change(told, (held) => void Object.assign(held, { cancel_at_period_end: isCancelled }), ['customer.subscription.updated']);
};

const choices: Record<Phase, [Choice, ...Choice[]]> = {
  none: [begin('active'), begin('incomplete'), begin('trialing')],
  incomplete: [become('active'), end('incomplete_expired')],
  trialing: [renew, fail, toggleCancel, end('canceled')],
  active: [renew, renew, fail, changePlan, toggleCancel, toggleCancel, end('canceled')],
  past_due: [become('active'), end('canceled')],
  ended: [begin('active'), begin('incomplete')],
};
