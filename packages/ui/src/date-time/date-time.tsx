import type { ComponentPropsWithRef } from 'react';
import { type DateForm, formatDate, notStated } from '../format/index.ts';
import { NotStated } from '../not-stated/index.ts';

export interface DateTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** ISO 8601 date, date-time with its offset, or a Date; a day without a time never shifts. */
  value: string | Date | null | undefined;
  /** `date` Nov 20, 2026; `datetime` with the time and its zone; `month` Nov 2026. */
  form?: 'date' | 'datetime' | 'month' | undefined;
  /** IANA zone; by default the reader's own. */
  timeZone?: string | undefined;
  /** Shown when there is no date. */
  fallback?: string | undefined;
}

/** A date in US English, with the machine's form beside it. Rest props and ref go to whichever is drawn, the date or what stands for it. */
export function DateTime({
  value,
  form = 'date' satisfies DateForm,
  timeZone,
  fallback = notStated,
  className,
  style,
  ...rest
}: DateTimeProps) {
  const text = value === null || value === undefined ? null : formatDate(value, form, timeZone);
  if (text === null)
    return (
      <NotStated className={className} style={style} {...rest}>
        {fallback}
      </NotStated>
    );
  return (
    <time
      dateTime={value instanceof Date ? value.toISOString() : (value ?? '')}
      className={className}
      style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ...style }}
      {...rest}
    >
      {text}
    </time>
  );
}
