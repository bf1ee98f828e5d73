import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { Link as TextLink } from '@rimawari/ui/link';
import { VisuallyHidden } from '@rimawari/ui/visually-hidden';
import { useRef } from 'react';
import { BackToReport } from '../../app/report/back-to-report.tsx';
import { LazyReport } from '../../app/report/lazy-report.tsx';
import { LoadFailed } from '../../app/shell/load-failed.tsx';
import type { ReportSectionProps } from './report-props.ts';
import styles from './report-section.module.css';
import { sourceMaterialsId } from './source-materials.tsx';

/** The report's page for a bank or a tax adviser, which is a file of its own too. */
const bankPage = 'bank.html';

/** The finished report, and its files to keep. */
export function ReportSection({ onShareSoon, ...props }: ReportSectionProps & { onShareSoon: () => void }) {
  const { html, failed, page, saving, saveFailed, onSave, onShare, onShowPictures, onNavigate, onRetry } = props;
  const isPreparingPdf = saving.pdf === 'preparing';
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed goes away: whoever works by keyboard goes on at the report, and not at the top of the page.
  const showPictures = () => {
    heading.current?.focus();
    onShowPictures?.();
  };
  const goBack = (path: string | null) => {
    heading.current?.focus();
    onNavigate(path);
  };
  return (
    <section aria-labelledby="report-heading" className={styles.section}>
      <div className={styles.bar}>
        <h2 ref={heading} id="report-heading" tabIndex={-1} className={styles.heading}>
          <VisuallyHidden>Report</VisuallyHidden>
        </h2>
        <BackToReport page={page} onNavigate={goBack} />
        <div className={styles.files}>
          <TextLink variant="standalone" href={`#${sourceMaterialsId}`} className={styles.jump}>
            Source Materials
          </TextLink>
          {onShare !== null && (
            <Button size="small" onPointerEnter={onShareSoon} onFocus={onShareSoon} onClick={onShare}>
              Share
            </Button>
          )}
          <Button size="small" busy={saving.pdf !== undefined} onClick={() => onSave('pdf')}>
            {isPreparingPdf ? 'Preparing PDF…' : 'Download PDF'}
          </Button>
          <Button size="small" busy={saving.html !== undefined} onClick={() => onSave('html')}>
            Download HTML
          </Button>
          {page === bankPage && (
            <Button size="small" busy={saving.bank !== undefined} onClick={() => onSave('bank')}>
              Download this page
            </Button>
          )}
        </div>
        <VisuallyHidden aria-live="polite">{isPreparingPdf && 'Preparing the PDF. It downloads when it is ready.'}</VisuallyHidden>
      </div>
      {onShowPictures !== null && (
        <Alert
          title="Source pictures are ready"
          actions={
            <Button size="small" onClick={showPictures}>
              Show source pictures
            </Button>
          }
        >
          They show where each value was read. The report reloads; its figures do not change.
        </Alert>
      )}
      {saveFailed && <Alert tone="caution">Unable to download the document right now. Please try again later.</Alert>}
      {failed && html === null && (
        <LoadFailed title="We couldn’t load the report" onRetry={onRetry}>
          It’s saved. Check your connection and try again.
        </LoadFailed>
      )}
      {!(html === null && failed) && <LazyReport {...props} html={html} />}
    </section>
  );
}
