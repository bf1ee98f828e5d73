import { ReportFrame } from '@rimawari/report-viewer/frame';
import type { ReportSectionProps } from './report-props.ts';
import styles from './report-section.module.css';

type ReportViewProps = Pick<ReportSectionProps, 'theme' | 'currency' | 'onCurrencyChange' | 'onThemeChange' | 'onNavigate'> & {
  html: string;
};

/** The report in its sandbox. What it asks for by message is passed on. */
export function ReportView({ html, theme, currency, onCurrencyChange, onThemeChange, onNavigate }: ReportViewProps) {
  return (
    <ReportFrame
      title="Report"
      titled
      className={styles.frame}
      html={html}
      theme={theme}
      currency={currency}
      onCurrencyChange={onCurrencyChange}
      onThemeChange={onThemeChange}
      onNavigate={onNavigate}
    />
  );
}
