import type { Schemas } from '@rimawari/api';
import { pipelineSteps } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { Card } from '@rimawari/ui/card';
import { Checkbox } from '@rimawari/ui/checkbox';
import { Skeleton } from '@rimawari/ui/skeleton';
import { TextField } from '@rimawari/ui/text-field';
import { Suspense, useState } from 'react';
import { useDraft } from '../../../app/drafts/use-draft.ts';
import { latePart } from '../../../app/loading/late-part.tsx';
import styles from './debug-screen.module.css';
import type { Look } from './file-preview.tsx';
import { inPipelineOrder, noIdToInspect, type PipelineStep, runProblem, stepsAtFirst } from './pipeline-choices.ts';
import { TaskStatus, type TaskStatusProps } from './task-status.tsx';

// What an analysis has comes with it.
const { Part: SessionList } = latePart(() => import('./session-list.tsx').then((file) => file.SessionList));
const { Part: FileBrowser } = latePart(() => import('./file-browser.tsx').then((file) => file.FileBrowser));
const { Part: SessionDifference } = latePart(() => import('./session-difference.tsx').then((file) => file.SessionDifference));
const { Part: FieldExplanation } = latePart(() => import('./field-explanation.tsx').then((file) => file.FieldExplanation));
const coming = <Skeleton lines={4} label="Loading the analysis" />;

export interface DebugRun {
  steps: PipelineStep[];
  /** Empty: the submitted address. */
  urlOverride: string;
}

type Work = 'sessions' | 'files' | 'file' | 'run' | 'difference' | 'explanation';

/** What could not be done, said at the part it was asked of. */
export interface DebugProblem {
  at: Work;
  /** In the server's words or the console's own. */
  text: string;
}

export interface DebugScreenProps {
  analysisId: string;
  /** Null until sessions were asked for. */
  sessions: Schemas['DebugSessions'] | null;
  session: string | null;
  files: Schemas['DebugFiles'] | null;
  preview: Schemas['DebugFilePreview'] | null;
  look: Look | null;
  difference: Schemas['DebugDifference'] | null;
  explanation: Schemas['DebugExplanation'] | null;
  task: TaskStatusProps['task'] | null;
  busy: Work | null;
  problem: DebugProblem | null;
  onAnalysisIdChange: (id: string) => void;
  onInspect: () => void;
  onSessionChange: (session: string) => void;
  onOpenFolder: (path: string) => void;
  onOpenFile: (path: string) => void;
  onRun: (run: DebugRun) => void;
  onCompare: (from: string, to: string) => void;
  /** Null: which facts the session read. */
  onExplain: (field: string | null) => void;
}

/** Looks into the runs of one analysis and starts parts of the pipeline again. */
export function DebugScreen(props: DebugScreenProps) {
  const { analysisId, sessions, session, files, preview, look, difference, explanation, task, busy, problem, onInspect } = props;
  const [mistake, setMistake] = useState<DebugProblem | null>(null);
  const shown = mistake ?? problem;

  function inspect() {
    const isMissing = analysisId.trim() === '';
    setMistake(isMissing ? { at: 'sessions', text: noIdToInspect } : null);
    if (!isMissing) onInspect();
  }

  return (
    <div className={styles.screen}>
      <Problem problem={shown} of={['sessions']} />
      <form
        noValidate
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          if (busy === null) inspect();
        }}
      >
        <TextField
          label="Analysis ID"
          autoComplete="off"
          spellCheck={false}
          value={analysisId}
          onChange={(event) => {
            setMistake(null);
            props.onAnalysisIdChange(event.target.value);
          }}
        />
        <Button type="submit" busy={busy === 'sessions'}>
          {busy === 'sessions' ? 'Loading sessions…' : 'Load sessions'}
        </Button>
      </form>
      <div className={styles.columns}>
        <Card surface="ruled" title="Sessions and files">
          <div className={styles.group}>
            <Problem problem={shown} of={['files', 'file']} />
            <Suspense fallback={coming}>
              {sessions === null ? (
                <p>Sessions and files appear here. Enter an analysis ID and load its sessions.</p>
              ) : (
                <SessionList
                  sessions={sessions.sessions}
                  latest={sessions.latest_session}
                  chosen={session}
                  onChoose={props.onSessionChange}
                />
              )}
              {files !== null && (
                <FileBrowser files={files} preview={preview} look={look} onOpenFolder={props.onOpenFolder} onOpenFile={props.onOpenFile} />
              )}
            </Suspense>
          </div>
        </Card>
        <Card surface="ruled" title="Partial run">
          <div className={styles.group}>
            {task !== null && <TaskStatus task={task} />}
            <Problem problem={shown} of={['run']} />
            <RunForm
              isBusy={busy === 'run'}
              isRunning={task !== null && !task.ready && task.status !== 'ERROR'}
              onRun={(run) => {
                const missing = runProblem(analysisId, run.steps);
                setMistake(missing === null ? null : { at: 'run', text: missing });
                if (missing === null) props.onRun(run);
              }}
            />
          </div>
        </Card>
      </div>
      {session !== null && (
        <Card surface="ruled" title="How a value was read">
          <Problem problem={shown} of={['explanation']} />
          <Suspense fallback={coming}>
            <FieldExplanation key={session} explanation={explanation} isBusy={busy === 'explanation'} onExplain={props.onExplain} />
          </Suspense>
        </Card>
      )}
      {sessions !== null && sessions.sessions.length > 0 && (
        <Card surface="ruled" title="Difference between two sessions">
          <Problem problem={shown} of={['difference']} />
          <Suspense fallback={coming}>
            <SessionDifference
              key={session}
              sessions={sessions.sessions}
              chosen={session}
              difference={difference}
              isBusy={busy === 'difference'}
              onCompare={props.onCompare}
            />
          </Suspense>
        </Card>
      )}
    </div>
  );
}

function Problem({ problem, of }: { problem: DebugProblem | null; of: readonly Work[] }) {
  return problem !== null && of.includes(problem.at) ? <Alert tone="caution" title={problem.text} /> : null;
}

/** Under which what was chosen is kept until the run begins. */
export const partialRunDraft = 'partial run';

interface RunFormProps {
  isBusy: boolean;
  isRunning: boolean;
  onRun: (run: DebugRun) => void;
}

function RunForm({ isBusy, isRunning, onRun }: RunFormProps) {
  const [{ steps: chosen, urlOverride }, keep] = useDraft<{ steps: readonly string[]; urlOverride: string }>(partialRunDraft, {
    steps: stepsAtFirst,
    urlOverride: '',
  });
  const steps = inPipelineOrder(chosen);
  const isWaiting = isBusy || isRunning;
  return (
    <form
      noValidate
      className={styles.group}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWaiting) onRun({ steps, urlOverride: urlOverride.trim() });
      }}
    >
      <fieldset className={styles.steps}>
        <legend>Steps</legend>
        {pipelineSteps.map((step) => (
          <Checkbox
            key={step}
            label={<span className={styles.code}>{step}</span>}
            checked={steps.includes(step)}
            onCheckedChange={(checked) => keep({ steps: checked === true ? [...steps, step] : steps.filter((other) => other !== step) })}
          />
        ))}
      </fieldset>
      <TextField
        label="Listing address instead of the submitted one"
        optional
        type="url"
        value={urlOverride}
        onChange={(event) => keep({ urlOverride: event.target.value })}
      />
      <Button type="submit" variant="primary" busy={isWaiting}>
        {isBusy ? 'Starting…' : isRunning ? 'Running…' : 'Run selected steps'}
      </Button>
    </form>
  );
}
