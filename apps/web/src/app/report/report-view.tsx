import { ReportFrame } from '@rimawari/report-viewer/frame';
import type { Currency, Theme } from '../preferences/preferences.ts';
import styles from './report-view.module.css';

export interface ReportViewProps {
  /** The fragment. */
  html: string;
  theme: Theme;
  currency: Currency;
  onCurrencyChange: (currency: Currency) => void;
  onThemeChange: (theme: Theme) => void;
  /** Another page of the report; null for the report itself. */
  onNavigate: (page: string | null) => void;
}

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
