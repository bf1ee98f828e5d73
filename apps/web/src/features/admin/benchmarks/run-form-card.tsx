import type { Schemas } from '@rimawari/api';
import { Button } from '@rimawari/ui/button';
import { Card } from '@rimawari/ui/card';
import { RadioGroup } from '@rimawari/ui/radio-group';
import { Select } from '@rimawari/ui/select';
import { TextArea } from '@rimawari/ui/text-area';
import { TextField } from '@rimawari/ui/text-field';
import { useState } from 'react';
import { useDraft } from '../../../app/drafts/use-draft.ts';
import styles from './benchmarks-screen.module.css';
import { baselinesOf, emptyRun, noProblems, type RunValues, runCreationOf, runProblems } from './run-form.ts';

/** Under which what was typed is kept until the run begins. */
export const runDraft = 'run';

export interface RunFormCardProps {
  profiles: Schemas['BenchmarkProfile'][];
  runs: Schemas['BenchmarkRun'][];
  /** Chosen at first. */
  runType?: RunValues['runType'];
  isBusy: boolean;
  onStart: (run: Schemas['BenchmarkRunCreation']) => void;
}

/** Begins a run: a baseline over addresses, or a candidate against a baseline. */
export function RunFormCard({ profiles, runs, runType = 'baseline', isBusy, onStart }: RunFormCardProps) {
  const [values, keep] = useDraft<RunValues>(runDraft, { ...emptyRun, runType });
  const [problems, setProblems] = useState(noProblems);
  const change = (changes: Partial<RunValues>) => {
    keep(changes);
    setProblems(noProblems);
  };
  const isBaseline = values.runType === 'baseline';
  return (
    <Card surface="ruled" title="New run">
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          const found = runProblems(values);
          setProblems(found);
          if (Object.values(found).every((problem) => problem === null)) onStart(runCreationOf(values, new Date()));
        }}
      >
        <RadioGroup
          label="Run type"
          value={values.runType}
          options={[
            { value: 'baseline', label: 'Baseline', hint: 'Reads the listing pages at a list of URLs.' },
            { value: 'candidate', label: 'Candidate', hint: 'Reads the pages of a baseline again and compares the results.' },
          ]}
          onValueChange={(value) => change({ runType: value === 'candidate' ? 'candidate' : 'baseline' })}
        />
        <Select
          label="Profile"
          placeholder="Select a profile"
          options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.profileId}
          error={problems.profile ?? undefined}
          onValueChange={(profileId) => change({ profileId })}
        />
        {isBaseline ? (
          <TextArea
            label="Property URLs"
            hint="One per line."
            code
            rows={5}
            value={values.urls}
            error={problems.urls ?? undefined}
            onChange={(event) => change({ urls: event.target.value })}
          />
        ) : (
          <Select
            label="Baseline run"
            placeholder="Select a completed baseline run"
            options={baselinesOf(runs).map(({ id, label }) => ({ value: id, label }))}
            value={values.baselineRunId}
            error={problems.baseline ?? undefined}
            onValueChange={(baselineRunId) => change({ baselineRunId })}
          />
        )}
        <TextField
          label="Label"
          optional
          hint="Default: the run type and the time."
          value={values.label}
          onChange={(event) => change({ label: event.target.value })}
        />
        <TextField
          label="Modules"
          optional
          placeholder="pdf_generation, data_extraction"
          hint="Names of pipeline steps, separated by commas."
          value={values.modules}
          onChange={(event) => change({ modules: event.target.value })}
        />
        <Button type="submit" variant="primary" className={styles.end} busy={isBusy}>
          {isBusy ? 'Starting…' : 'Start run'}
        </Button>
      </form>
    </Card>
  );
}
