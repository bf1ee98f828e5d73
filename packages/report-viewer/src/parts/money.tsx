import { useReportView } from '../context/report-context.ts';
import { formatMoney, formatMoneyShort } from '../format/money.ts';

/** An amount of yen. The script of the report rewrites its text from `data-jpy` when the reader switches to dollars. */
export function Money({ yen, short = false }: { yen: number; short?: boolean }) {
  const { jpy_per_usd } = useReportView().report.exchange_rate;
  return (
    <span data-jpy={yen} data-short={short ? '' : undefined}>
      {short ? formatMoneyShort(yen, 'JPY', jpy_per_usd) : formatMoney(yen, 'JPY', jpy_per_usd)}
    </span>
  );
}
