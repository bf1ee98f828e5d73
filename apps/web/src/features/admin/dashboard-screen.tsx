import type { Schemas } from '@rimawari/api';
import { Card } from '@rimawari/ui/card';
import { DescriptionList } from '@rimawari/ui/description-list';
import { Link as TextLink } from '@rimawari/ui/link';
import { Skeleton } from '@rimawari/ui/skeleton';
import { StatCard } from '@rimawari/ui/stat-card';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import styles from './admin-screens.module.css';
import type { AdminChartsProps } from './charts/admin-charts.tsx';
import { ChartsBelow } from './charts/charts-below.tsx';
import { ListFailed } from './list-failed.tsx';
import { successRate } from './success-rate.ts';

export interface DashboardScreenProps {
  /** Null before the first answer. */
  stats: Schemas['AdminStats'] | null;
  loadFailed: boolean;
  onRetry: () => void;
  charts: AdminChartsProps;
}

/** How the installation stands, in counts. */
export function DashboardScreen({ stats, loadFailed, onRetry, charts }: DashboardScreenProps) {
  if (stats === null) {
    return loadFailed ? (
      <ListFailed what="the counts" onRetry={onRetry} />
    ) : (
      <div className={styles.cards}>
        {['Loading the counts', '', '', ''].map((label, index) => (
          <Skeleton key={index} shape="block" height="6rem" label={label} />
        ))}
      </div>
    );
  }
  const { users, subscriptions, jobs } = stats;
  return (
    <div className={styles.screen}>
      <div className={styles.cards}>
        <StatCard label="Total Users" value={users.total} meaning={`${users.active} active`} />
        <StatCard label="Admin Users" value={users.admins} />
        <StatCard label="Active Subscriptions" value={subscriptions.active} />
        <StatCard label="Analysis Jobs" value={jobs.total} meaning={`${jobs.completed} completed`} />
      </div>
      <Card surface="ruled" title="System Overview">
        <DescriptionList
          figures
          items={[
            { term: 'Total Users', value: users.total },
            { term: 'Active Users', value: users.active },
            { term: 'Admin Users', value: users.admins },
            { term: 'Active Subscriptions', value: subscriptions.active },
            { term: 'Total Jobs', value: jobs.total },
            { term: 'Completed Jobs', value: jobs.completed },
            { term: 'Failed Jobs', value: jobs.failed },
            { term: 'Success Rate', value: `${successRate(jobs)}%`, note: 'Completed jobs as a share of all' },
          ]}
        />
      </Card>
      <ChartsBelow {...charts} />
      <p>
        <TextLink asChild>
          <Link to={paths.adminAudit}>Audit log</Link>
        </TextLink>
        : events of accounts and actions of administrators.
      </p>
    </div>
  );
}
