import { formatMoney, formatPercent } from '@rimawari/ui/format';

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A number in the words of its unit, as the contract names it. */
export function unitText(value: number, unit: string | null): string {
  switch (unit) {
    case 'JPY':
      return formatMoney(value, 'JPY');
    case 'JPY/month':
      return `${formatMoney(value, 'JPY')} / month`;
    case 'JPY/year':
      return `${formatMoney(value, 'JPY')} / year`;
    case 'JPY/m2':
      return `${formatMoney(value, 'JPY')} / m²`;
    case 'JPY/USD':
      return `¥${value.toFixed(2)} per dollar`;
    case 'percent':
      return formatPercent(value);
    case 'ratio':
      return value.toFixed(2).replace('-', '−');
    case 'score':
      return value.toFixed(1);
    case 'm2':
      return `${value} m²`;
    case 'minutes':
      return `${value} min`;
    case 'years':
      return `${value} years`;
    default:
      return grouped.format(value).replace('-', '−');
  }
}
