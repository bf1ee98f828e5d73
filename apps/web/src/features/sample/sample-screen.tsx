import type { Schemas } from '@rimawari/api';
import { Button } from '@rimawari/ui/button';
import { DescriptionList } from '@rimawari/ui/description-list';
import { plainName } from '@rimawari/ui/format';
import { Link as TextLink } from '@rimawari/ui/link';
import { Money } from '@rimawari/ui/money';
import { PageHeader } from '@rimawari/ui/page-header';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useReached } from '../../app/loading/use-reached.ts';
import { netYieldText } from '../../app/net-yield.ts';
import { paths } from '../../app/paths.ts';
import { BackToReport } from '../../app/report/back-to-report.tsx';
import { LazyReport } from '../../app/report/lazy-report.tsx';
import type { ReportViewProps } from '../../app/report/report-view.tsx';
import { SampleLinks } from '../../app/report/sample-links.tsx';
import type { Sample } from '../../app/samples.ts';
import { LoadFailed } from '../../app/shell/load-failed.tsx';
import styles from './sample-screen.module.css';

export interface SampleScreenProps extends Omit<ReportViewProps, 'html'> {
  sample: Sample;
  /** Its key figures; null before they are here. */
  figures: Schemas['SampleReport'] | null;
  html: string | null;
  failed: boolean;
  /** A nested page of the report; null for the report itself. */
  page: string | null;
  onRetry: () => void;
}

/** A report that anyone can read before signing up. */
export function SampleScreen(props: SampleScreenProps) {
  const { sample, figures, html, failed, page, onNavigate, onRetry } = props;
  const report = useRef<HTMLElement>(null);
  const isReached = useReached(report, figures !== null || failed);
  // An address that names a place or values means the report itself.
  const isAsked = props.place != null || props.lab != null;
  return (
    <article className={styles.screen}>
      <PageHeader
        title={sample.heading}
        lead={`${sample.about} The property is fictional; the report is a real output of the model.`}
        actions={
          <Button asChild variant="primary">
            <Link to={paths.analyze}>Start Analysis</Link>
          </Button>
        }
      />
      {figures !== null && <Figures {...figures} />}
      {failed && html === null && (
        <LoadFailed title="We couldn’t load the report" onRetry={onRetry}>
          Check your connection and try again.
        </LoadFailed>
      )}
      <noscript>
        <style>{'[data-needs-scripts]{display:none}'}</style>
      </noscript>
      {!(failed && html === null) && (
        <section ref={report} aria-label="Report" className={styles.report} data-needs-scripts="">
          <BackToReport page={page} onNavigate={onNavigate} />
          <LazyReport {...props} html={isReached || isAsked ? html : null} />
        </section>
      )}
      <p className={styles.more}>
        <TextLink href={`/api/v1/samples/${sample.slug}/report`}>Open the report in its own page</TextLink> (works without JavaScript).
        Other samples: <SampleLinks />.
      </p>
    </article>
  );
}

function Figures({ name, place, price_jpy, investment_score, net_rental_yield, risk_level }: Schemas['SampleReport']) {
  return (
    <DescriptionList
      layout="columns"
      items={[
        { term: 'Property', value: [plainName(name ?? ''), place].filter((part) => part !== '').join(', ') },
        { term: 'Price', value: price_jpy === null ? null : <Money amount={price_jpy} currency="JPY" /> },
        { term: 'Scenario Score', value: investment_score === null ? null : `${investment_score.toFixed(1)} of 10` },
        { term: 'Net Yield', value: netYieldText(net_rental_yield) },
        { term: 'Risk', value: `${risk_level.slice(0, 1).toUpperCase()}${risk_level.slice(1)}` },
      ]}
    />
  );
}
