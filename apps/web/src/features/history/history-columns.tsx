import { limits, type Schemas } from '@rimawari/api';
import { Checkbox } from '@rimawari/ui/checkbox';
import type { DataColumn } from '@rimawari/ui/data-table';
import { DateTime } from '@rimawari/ui/date-time';
import { Link as TextLink } from '@rimawari/ui/link';
import { StatusBadge } from '@rimawari/ui/status-badge';
import { VisuallyHidden } from '@rimawari/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { analysisName } from '../../app/analysis-name.ts';
import { paths } from '../../app/paths.ts';
import { shortId } from '../../app/short-id.ts';
import { missingWord, NetYieldFigure, RiskFigure, ScoreFigure } from './figure-cells.tsx';
import styles from './history-screen.module.css';
import { RowMenu } from './row-menu.tsx';

type Job = Schemas['AnalysisJob'];

export interface RowActions {
  /** Ticked to be compared. */
  chosen: readonly string[];
  onChoose: (job: Job, isChosen: boolean) => void;
  onRename: (job: Job) => void;
  onDelete: (job: Job) => void;
}

export function historyColumns({ chosen, onChoose, onRename, onDelete }: RowActions): DataColumn<Job>[] {
  return [
    {
      key: 'analysis',
      header: 'Analysis',
      isRowHeader: true,
      cell: (job) => (
        <span className={styles.named}>
          {job.status === 'completed' && (
            <Checkbox
              label={<VisuallyHidden>Compare {analysisName(job)}</VisuallyHidden>}
              checked={chosen.includes(job.job_id)}
              disabled={chosen.length >= limits.comparedAtMost && !chosen.includes(job.job_id)}
              onCheckedChange={(checked) => onChoose(job, checked === true)}
            />
          )}

          <span>
            <span className={styles.title}>{analysisName(job)}</span>
            <span className={styles.id}>{shortId(job.job_id)}</span>
          </span>
        </span>
      ),
    },
    { key: 'status', header: 'Status', cell: (job) => <StatusBadge status={job.status} /> },
    {
      key: 'score',
      header: 'Scenario Score',
      align: 'end',
      cell: (job) => <ScoreFigure score={job.investment_score} version={job.score_version ?? null} missing={missingWord(job.status)} />,
    },
    {
      key: 'yield',
      header: 'Net Yield',
      align: 'end',
      cell: (job) => <NetYieldFigure netYield={job.net_rental_yield} missing={missingWord(job.status)} />,
    },
    { key: 'risk', header: 'Risk', cell: (job) => <RiskFigure risk={job.risk_level} missing={missingWord(job.status)} /> },
    { key: 'created', header: 'Created', cell: (job) => <DateTime value={job.created_at} /> },
    {
      key: 'actions',
      header: 'Actions',
      cell: (job) => (
        <span className={styles.actions}>
          <TextLink asChild variant="standalone">
            <Link to={paths.results(job.job_id)}>
              View<VisuallyHidden> {analysisName(job)}</VisuallyHidden>
            </Link>
          </TextLink>
          <RowMenu
            label={`Rename or delete ${analysisName(job)}`}
            items={[
              { label: 'Rename', onSelect: () => onRename(job) },
              { label: isRunning(job) ? 'Cancel and delete' : 'Delete', icon: 'trash', tone: 'critical', onSelect: () => onDelete(job) },
            ]}
          />
        </span>
      ),
    },
  ];
}

const isRunning = ({ status }: Job) => status === 'pending' || status === 'processing';
