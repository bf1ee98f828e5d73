import type { Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { Card } from '@rimawari/ui/card';
import { Spinner } from '@rimawari/ui/spinner';
import { Suspense } from 'react';
import { latePart } from '../../../app/loading/late-part.tsx';
import styles from './benchmarks-screen.module.css';
import { ProfileTable } from './profile-table.tsx';
import { RunFormCard, type RunFormCardProps } from './run-form-card.tsx';
import { RunTable } from './run-table.tsx';

// What opens on a wish comes with it.
const { Part: RunDetail } = latePart(() => import('./run-detail.tsx').then((file) => file.RunDetail));
const { Part: ProfileDialog } = latePart(() => import('./profile-dialog.tsx').then((file) => file.ProfileDialog));

type Profile = Schemas['BenchmarkProfile'];
type Run = Schemas['BenchmarkRun'];

export interface BenchmarksScreenProps {
  /** Null before the first answer. */
  profiles: Profile[] | null;
  runs: Run[] | null;
  /** The profile whose dialog is open; `new` for one that is being made. */
  editing: Profile | 'new' | null;
  detail: Run | null;
  comparison: Schemas['ExtractionComparison'] | null;
  busy: 'load' | 'refresh' | 'profile' | 'run' | null;
  /** What could not be done, in the server's words or the screen's own. */
  problem: string | null;
  /** Of the form at first. */
  runType?: NonNullable<RunFormCardProps['runType']>;
  onRefresh: () => void;
  onEdit: (profile: Profile | 'new' | null) => void;
  onSaveProfile: (profile: Schemas['BenchmarkProfileCreation']) => void;
  onDeleteProfile: (profile: Profile) => void;
  onStart: (run: Schemas['BenchmarkRunCreation']) => void;
  onOpenRun: (run: Run | null) => void;
  onDeleteRun: (run: Run) => void;
  onCompare: (slug: string) => void;
  onCancelRun: (run: Run) => void;
}

/** Profiles of the pipeline, runs over a list of properties, and what changed between two of them. */
export function BenchmarksScreen(props: BenchmarksScreenProps) {
  const { profiles, runs, editing, detail, comparison, busy, problem } = props;
  return (
    <div className={styles.screen}>
      {problem !== null && <Alert tone="caution" title={problem} />}
      {profiles === null || runs === null ? (
        busy === 'load' ? (
          <Spinner label="Loading the benchmarks" showLabel />
        ) : (
          <Button className={styles.end} onClick={props.onRefresh}>
            Try again
          </Button>
        )
      ) : (
        <>
          <Card
            surface="ruled"
            title="Profiles"
            aside={
              <Button size="small" onClick={() => props.onEdit('new')}>
                New profile
              </Button>
            }
          >
            <ProfileTable profiles={profiles} onEdit={props.onEdit} onDelete={props.onDeleteProfile} />
          </Card>
          <Card
            surface="ruled"
            title="Runs"
            aside={
              <Button size="small" busy={busy === 'refresh'} onClick={props.onRefresh}>
                {busy === 'refresh' ? 'Refreshing…' : 'Refresh runs'}
              </Button>
            }
          >
            <RunTable runs={runs} onOpen={props.onOpenRun} onDelete={props.onDeleteRun} />
          </Card>
          {detail !== null && (
            <Suspense fallback={<Spinner label="Loading the run" showLabel />}>
              <RunDetail
                run={detail}
                comparison={comparison}
                onCompare={props.onCompare}
                onCancel={() => props.onCancelRun(detail)}
                onClose={() => props.onOpenRun(null)}
              />
            </Suspense>
          )}
          <RunFormCard
            profiles={profiles}
            runs={runs}
            isBusy={busy === 'run'}
            onStart={props.onStart}
            {...(props.runType === undefined ? {} : { runType: props.runType })}
          />
        </>
      )}
      {editing !== null && (
        <Suspense fallback={null}>
          <ProfileDialog
            key={editing === 'new' ? 'new' : editing.id}
            profile={editing === 'new' ? null : editing}
            isBusy={busy === 'profile'}
            onSave={props.onSaveProfile}
            onClose={() => props.onEdit(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
