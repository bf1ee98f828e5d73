import { formatMoney, formatMoneyShort } from '../format/money.ts';

/** An amount of yen. The script of the report rewrites its text from `data-jpy` when the reader switches to dollars. */
export function Money({ yen, short = false }: { yen: number; short?: boolean }) {
  // Yen need no rate.
  return (
    <span data-jpy={yen} data-short={short ? '' : undefined}>
      {short ? formatMoneyShort(yen, 'JPY', 0) : formatMoney(yen, 'JPY', 0)}
    </span>
  );
}
