import type { Schemas } from '@rimawari/api';
import { Badge } from '@rimawari/ui/badge';
import { type DataColumn, DataTable } from '@rimawari/ui/data-table';
import { DateTime } from '@rimawari/ui/date-time';
import { Money } from '@rimawari/ui/money';
import { NotStated } from '@rimawari/ui/not-stated';
import { paymentStatusWords } from './payment-status.ts';

type Payment = Schemas['Payment'];

const columns: DataColumn<Payment>[] = [
  { key: 'description', header: 'Payment', isRowHeader: true, cell: ({ description }) => description ?? 'Subscription Payment' },
  { key: 'date', header: 'Date', cell: ({ processed_at }) => <DateTime value={processed_at} fallback="not yet" /> },
  { key: 'period', header: 'Period', cell: (payment) => <Period {...payment} /> },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount, currency }) => <Money amount={amount} currency={currency} /> },
  { key: 'status', header: 'Status', cell: ({ status }) => <Status status={status} /> },
];

/** What was charged, newest first. */
export function PaymentTable({ payments }: { payments: Payment[] | null }) {
  return (
    <DataTable
      caption="Your payments, newest first"
      columns={columns}
      rows={payments ?? []}
      rowKey={({ id }) => id}
      loading={payments === null}
      empty="No payments yet. Receipts appear here after you subscribe."
    />
  );
}

function Period({ billing_period_start: start, billing_period_end: end }: Payment) {
  if (start === null || end === null) return <NotStated />;
  return (
    <>
      <DateTime value={start} />–<DateTime value={end} />
    </>
  );
}

function Status({ status }: { status: string }) {
  const { label, tone } = paymentStatusWords(status);
  return <Badge tone={tone}>{label}</Badge>;
}
