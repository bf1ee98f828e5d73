import { Button } from '@rimawari/ui/button';
import { Icon } from '@rimawari/ui/icon';
import styles from './back-to-report.module.css';
import type { ReportViewProps } from './report-view.tsx';

export interface BackToReportProps extends Pick<ReportViewProps, 'onNavigate'> {
  /** The nested page that is shown; null for the report itself. */
  page: string | null;
}

/** Leads from a nested page back to its report. */
export function BackToReport({ page, onNavigate }: BackToReportProps) {
  if (page === null) return null;
  return (
    <Button size="small" variant="quiet" className={styles.back} onClick={() => onNavigate(null)}>
      <Icon name="arrow-left" size="small" />
      Back to the report
    </Button>
  );
}
