import { useSyncExternalStore } from 'react';
import type { Currency } from '../../format/money.ts';

/** The currency that the report around the chart shows now. */
export function useCurrency(root: HTMLElement): Currency {
  return useSyncExternalStore(
    (changed) => {
      const observer = new MutationObserver(changed);
      observer.observe(root, { attributeFilter: ['data-currency'] });
      return () => observer.disconnect();
    },
    () => (root.dataset.currency === 'USD' ? 'USD' : 'JPY'),
  );
}

export interface LiveChartProps {
  labelledBy: string;
  height: number;
  root: HTMLElement;
  /** Yen for one dollar. */
  rate: number;
}
