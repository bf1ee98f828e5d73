/** Prices of a provider as its API gives them, with their products expanded or not. */
interface Sold {
  type: string;
  amount: number;
  limit: string;
  currency?: string;
  interval?: string;
}

const sold: Record<string, Sold> = {
  basic: { type: 'BASIC', amount: 2900, limit: '10' },
  pro: { type: 'PRO', amount: 7900, limit: '50' },
  business: { type: 'BUSINESS', amount: 24_900, limit: '-1' },
};

export function productOf(name: string, { type, limit }: Pick<Sold, 'type' | 'limit'> = sold[name] ?? { type: '', limit: '' }) {
  return {
    id: `prod_${name}`,
    object: 'product',
    active: true,
    name: `${type.slice(0, 1)}${type.slice(1).toLowerCase()}`,
    description: null,
    metadata: { plan_type: type, monthly_analysis_limit: limit, priority_support: String(type !== 'BASIC'), advanced_analytics: 'false' },
  };
}

export function priceOf(name: string, given: Sold = sold[name] ?? { type: '', amount: 0, limit: '' }) {
  return {
    id: `price_${name}`,
    object: 'price',
    active: true,
    currency: given.currency ?? 'usd',
    unit_amount: given.amount,
    recurring: { interval: given.interval ?? 'month', interval_count: 1 },
    product: `prod_${name}`,
  };
}

export const soldNames = Object.keys(sold);

export const listOf = (data: object[]) => ({ object: 'list', data, has_more: false });
