import { formatNumber, isMoney, unitAfter } from '../format/format-value.ts';
import * as milestonesTexts from '../texts/milestones-texts.ts';
import * as partsTexts from '../texts/parts-texts.ts';
import type { SaleValue, YearOfSale } from './year-of-sale.ts';

type Money = (yen: number) => string;

/** What a sale in the chosen year leaves, under its year. Free of hooks: only the script of the report builds it. */
export function SaleReading({ sale, money }: { sale: YearOfSale; money: Money }) {
  return (
    <>
      <p className="rv-sale-when">
        <strong>{milestonesTexts.saleTitle(sale.year, sale.calendarYear)}</strong>
        {sale.events.length > 0 && `: ${sale.events.join('; ')}`}
      </p>
      <dl className="rv-sale">
        {sale.values.map((each) => (
          <div key={each.label}>
            <dt>{each.label}</dt>
            {each.value !== null && isMoney(each.unit) ? (
              <dd data-jpy={each.value}>{money(each.value)}</dd>
            ) : (
              <dd>{valueText(each, money)}</dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

/** The same in one line, as a screen reader speaks it. */
export function saleText({ year, calendarYear, values, events }: YearOfSale, money: Money): string {
  const told = values.map((each) => `${each.label} ${valueText(each, money)}`).join(', ');
  return [milestonesTexts.saleSpoken(year, calendarYear, told), ...events].join('; ');
}

const missing: Partial<Record<SaleValue['unit'], string>> = { percent: milestonesTexts.saleNoRate, ratio: milestonesTexts.saleNoEquity };

function valueText({ unit, value }: SaleValue, money: Money): string {
  if (value === null) return missing[unit] ?? partsTexts.notAvailable;
  return isMoney(unit) ? money(value) : `${formatNumber(unit, value)}${unitAfter(unit, value)}`;
}
