import { ReportFrame } from '@rimawari/report-viewer/frame';
import type { ReportSectionProps } from './report-section.tsx';

type ReportViewProps = Pick<ReportSectionProps, 'theme' | 'currency' | 'onCurrencyChange' | 'onThemeChange' | 'onNavigate'> & {
  html: string;
};

/** The report in its sandbox. What it asks for by message is passed on; `index.html` is its own name for its first page. */
export function ReportView({ html, theme, currency, onCurrencyChange, onThemeChange, onNavigate }: ReportViewProps) {
  return (
    <ReportFrame
      html={html}
      theme={theme}
      currency={currency}
      onCurrencyChange={onCurrencyChange}
      onThemeChange={onThemeChange}
      onNavigate={(path: string) => onNavigate(path === 'index.html' ? null : path)}
    />
  );
}
