import type { MarketContext } from '@rimawari/underwriting';
import { type ServiceClient, ServiceFailure } from './fetch-json.ts';
import { isRecord, otherShape, recordAt } from './shapes.ts';

/** Rates outside are a fault of the service, or of the currency asked for. */
const plausible = [20, 1_000] as const;
const oldestDays = 14;

/** `{ "base": "USD", "date": "YYYY-MM-DD", "rates": { "JPY": 155.2 } }` */
function readRate(body: unknown): { rate: number; date: string } {
  if (!isRecord(body) || (body.base !== undefined && body.base !== 'USD')) return otherShape();
  const rate = recordAt(body, 'rates').JPY;
  const { date } = body;
  if (typeof rate !== 'number' || typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return otherShape();
  if (!(rate >= plausible[0] && rate <= plausible[1])) throw new ServiceFailure(`its rate of ${rate} yen for a dollar is not plausible`);
  return { rate, date };
}

/**
 * Yen for one dollar from a service that answers for the address given, not newer than the day and at most two weeks older.
 * @throws ServiceFailure
 */
export async function askExchangeRate(
  client: ServiceClient,
  address: string,
  asOf: string,
  signal: AbortSignal,
): Promise<MarketContext['exchange_rate']> {
  const { value } = await client.get(new URL(address), {}, readRate, signal);
  const age = (Date.parse(asOf) - Date.parse(value.date)) / 86_400_000;
  if (!(age >= 0 && age <= oldestDays)) throw new ServiceFailure(`its rate is of ${value.date}, which does not fit the analysis date`);
  return { jpy_per_usd: value.rate, date: value.date, source: new URL(address).host, illustrative: false };
}
