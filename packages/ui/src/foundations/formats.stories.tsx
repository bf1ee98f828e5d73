import preview from '#storybook/preview';
import { DataTable } from '../data-table/index.ts';
import { formatDate, formatFileSize, formatMoney, formatPercent } from '../format/index.ts';

const meta = preview.meta({ title: 'Foundations/Formats' });

interface Example {
  what: string;
  value: string;
  shown: string | null;
}

const instant = '2026-11-20T08:52:00Z';
const examples: Example[] = [
  { what: 'Yen', value: '28400000', shown: formatMoney(28_400_000, 'JPY') },
  { what: 'Yen, below zero', value: '-184300', shown: formatMoney(-184_300, 'JPY') },
  { what: 'Dollars', value: '29', shown: formatMoney(29, 'USD') },
  { what: 'Euro', value: '12.5', shown: formatMoney(12.5, 'EUR') },
  { what: 'Rate', value: '4.25', shown: formatPercent(4.25) },
  { what: 'Change of a rate', value: '0.5', shown: formatPercent(0.5, { signed: true }) },
  { what: 'Day', value: '2026-11-20', shown: formatDate('2026-11-20') },
  { what: 'Moment, in Tokyo', value: instant, shown: formatDate(instant, 'datetime', 'Asia/Tokyo') },
  { what: 'Month', value: '2004-03-01', shown: formatDate('2004-03-01', 'month') },
  { what: 'Size', value: '812', shown: formatFileSize(812) },
  { what: 'Size', value: '1536', shown: formatFileSize(1536) },
  { what: 'Size', value: '20971520', shown: formatFileSize(20_971_520) },
  { what: 'Size', value: '3221225472', shown: formatFileSize(3_221_225_472) },
];

export const EveryFormat = meta.story({
  tags: ['everything'],
  render: () => (
    <DataTable<Example>
      caption="How values are shown"
      rows={examples}
      rowKey={({ what, value }) => what + value}
      columns={[
        { key: 'what', header: 'What', cell: ({ what }) => what, isRowHeader: true },
        { key: 'value', header: 'Value', cell: ({ value }) => <code>{value}</code> },
        { key: 'shown', header: 'Shown', align: 'end', cell: ({ shown }) => shown },
      ]}
    />
  ),
});
