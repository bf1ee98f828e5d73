import type { Schemas } from '@rimawari/api';
import { Card } from '@rimawari/ui/card';
import { DateTime } from '@rimawari/ui/date-time';
import { Disclosure } from '@rimawari/ui/disclosure';
import { Money } from '@rimawari/ui/money';
import { Link } from 'react-router-dom';
import { analysisName } from '../../app/analysis-name.ts';
import { paths } from '../../app/paths.ts';
import { ChangeCauses } from '../../app/report-change/change-causes.tsx';
import styles from './report-changed.module.css';

export type ReportChange = Schemas['ReportChange'];
export type Since = NonNullable<ReportChange['since']>;

/** Why this report is not the earlier one of the same property: in yen, cause by cause. */
export function ReportChanged({ since, amounts, causes }: Omit<ReportChange, 'since'> & { since: Since }) {
  return (
    <Card surface="ruled" title="Why did it change?">
      <p className={styles.lead}>
        {since.kind === 'correction' ? (
          <>
            Compared with the report of <DateTime value={since.made_at} form="datetime" />, before your correction.
          </>
        ) : (
          <>
            Compared with <Link to={paths.results(since.job_id)}>{analysisName(since)}</Link> of{' '}
            <DateTime value={since.made_at} form="datetime" />, which was made from the same listing or documents.
          </>
        )}
      </p>
      <dl className={styles.amounts}>
        {amounts.map(({ id, label, from, to, difference }) => (
          <div key={id} className={styles.amount}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.difference}>
                {difference === 0 ? 'No change' : <Money amount={difference} currency="JPY" signed />}
              </span>
              <span className={styles.ends}>
                <Money amount={from} currency="JPY" /> → <Money amount={to} currency="JPY" />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {causes.length === 0 ? (
        <p className={styles.lead}>Causes: not available, because the earlier report did not store its inputs.</p>
      ) : (
        <Disclosure title="Causes">
          <ChangeCauses causes={causes} />
        </Disclosure>
      )}
    </Card>
  );
}
