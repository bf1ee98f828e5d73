import { readDetail, type Schemas } from '@rimawari/api';
import { useState } from 'react';
import { useServices } from '../../app/services/services-context.ts';
import type { HistoryWork } from './history-screen.tsx';
import { titleDraft } from './title-draft.ts';

type Job = Schemas['AnalysisJob'];
type Done = NonNullable<HistoryWork['busy']>;

const atRest: HistoryWork = { renaming: null, busy: null, failed: null, deletedId: null };
const defaults: Record<Done, string> = {
  rename: 'We couldn’t save the title. Nothing changed. Please try again.',
  delete: 'Nothing was deleted. Please try again.',
  restore: 'Please try again while this notice is shown.',
};

/** Renames, deletes and restores, one after the other; the list is read again after each. */
export function useHistoryActions(readAgain: () => Promise<unknown>) {
  const { api, drafts } = useServices();
  const [work, setWork] = useState(atRest);

  async function run(what: Done, analysis: Pick<Job, 'job_id' | 'title'>, ask: (id: string) => Promise<{ error?: unknown }>) {
    if (work.busy !== null) return;
    setWork((before) => ({ ...before, busy: what, failed: null }));
    const { error } = await ask(analysis.job_id);
    await readAgain();
    if (error === undefined) {
      setWork({ ...atRest, deletedId: what === 'delete' ? analysis.job_id : null });
      return;
    }
    const isOver = what === 'restore' && (error as Schemas['Problem']).code === 'not_found';
    const because = isOver ? 'The 30 seconds are over. It was deleted permanently.' : (readDetail(error) ?? defaults[what]);
    setWork((before) => ({ ...before, busy: null, failed: { what, title: analysis.title, because } }));
  }

  const params = (id: string) => ({ params: { path: { id } } });
  return {
    work,
    askTitle: (renaming: Job | null) => {
      if (work.renaming !== null) drafts.forget(titleDraft(work.renaming.job_id));
      setWork({ ...atRest, renaming });
    },
    rename: (title: string) => {
      const { renaming } = work;
      if (renaming === null) return;
      const trimmed = title.trim();
      void run('rename', renaming, async (id) => {
        const answer = await api.PATCH('/analysis/{id}', { ...params(id), body: { title: trimmed === '' ? null : trimmed } });
        if (answer.error === undefined) drafts.forget(titleDraft(id));
        return answer;
      });
    },
    remove: (job: Job) => void run('delete', job, (id) => api.DELETE('/analysis/{id}', params(id))),
    restore: (deleted: Schemas['DeletedAnalysis']) => void run('restore', deleted, (id) => api.POST('/analysis/{id}/restore', params(id))),
  };
}
