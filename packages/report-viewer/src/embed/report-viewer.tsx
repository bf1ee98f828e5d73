import type { InsightReport } from '@rimawari/underwriting';
import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react';
import type { ReportOptions } from './events.ts';
import type { MountedReport } from './mount.tsx';

export interface ReportViewerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'>, ReportOptions {
  report: InsightReport;
  /** Stands before every id; two reports of one analysis in one page need one each. */
  idPrefix?: string;
  /** Values of the reader's, as `onScenarioChange` told them: the report is shown under them. */
  scenario?: string;
  /** The report stands in the page, or could not be shown. */
  onReady?: () => void;
  onError?: (error: Error) => void;
}

/**
 * A report in the page itself, apart from its styles by a shadow root. What shows it is loaded with the first one.
 * A new `report` takes the place of the old one; `currency` and `theme` follow their props.
 */
export function ReportViewer({
  report,
  idPrefix,
  currency,
  theme,
  chapters,
  scenario,
  onSectionToggle,
  onChaptersChange,
  onCurrencyChange,
  onThemeChange,
  onScenarioChange,
  onOpenLink,
  onNavigate,
  onReady,
  onError,
  ...rest
}: ReportViewerProps) {
  const host = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedReport | null>(null);
  const given = { currency, theme, chapters, scenario };
  const hears = { onSectionToggle, onChaptersChange, onCurrencyChange, onThemeChange, onScenarioChange, onOpenLink, onNavigate };
  const latest = useRef({ given, hears, onReady, onError });
  useEffect(() => {
    latest.current = { given, hears, onReady, onError };
  });

  useEffect(() => {
    let left = false;
    const show = async () => {
      const { mount } = await import('./mount.tsx');
      if (left || host.current === null) return;
      const { given: start, hears: ears } = latest.current;
      const options: ReportOptions = {
        onSectionToggle: (section) => latest.current.hears.onSectionToggle?.(section),
        onChaptersChange: (kept) => latest.current.hears.onChaptersChange?.(kept),
        onCurrencyChange: (shown) => latest.current.hears.onCurrencyChange?.(shown),
        onThemeChange: (shown) => latest.current.hears.onThemeChange?.(shown),
        onScenarioChange: (scenario) => latest.current.hears.onScenarioChange?.(scenario),
        onNavigate: (path, place) => latest.current.hears.onNavigate?.(path, place),
        ...(ears.onOpenLink !== undefined && { onOpenLink: (url: string) => latest.current.hears.onOpenLink?.(url) }),
        ...(start.currency !== undefined && { currency: start.currency }),
        ...(start.theme !== undefined && { theme: start.theme }),
        ...(start.chapters !== undefined && { chapters: start.chapters }),
      };
      mounted.current = mount(host.current, report, { ...options, ...(idPrefix !== undefined && { idPrefix }) });
      if (start.scenario !== undefined) mounted.current.openScenario(start.scenario);
      latest.current.onReady?.();
    };
    show().catch((error: unknown) => latest.current.onError?.(error instanceof Error ? error : new Error(String(error))));
    return () => {
      left = true;
      mounted.current?.unmount();
      mounted.current = null;
    };
  }, [report, idPrefix]);
  useEffect(() => {
    mounted.current?.show({ ...(currency !== undefined && { currency }), ...(theme !== undefined && { theme }) });
  }, [currency, theme]);
  useEffect(() => {
    if (scenario !== undefined) mounted.current?.openScenario(scenario);
  }, [scenario]);

  return <div {...rest} ref={host} />;
}
