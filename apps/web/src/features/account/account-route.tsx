import { type Problem, readDetail, refusedFields, type Schemas } from '@rimawari/api';
import { useState } from 'react';
import { useQueries } from '../../app/queries/use-queries.ts';
import { saveFile } from '../../app/save-file.ts';
import { useServices } from '../../app/services/services-context.ts';
import { refreshUser } from '../../app/session/start-session.ts';
import type { DeletionFormValues, NameFormValues, PasswordFormValues } from './account-forms.ts';
import { AccountScreen } from './account-screen.tsx';
import { atRest, type FormWork } from './form-work.ts';
import { nameDraft } from './name-form.tsx';

const notKept = 'We couldn’t save that. Nothing changed. Please try again.';

export function Component() {
  const services = useServices();
  const { api, drafts, session } = services;
  const { queries } = useQueries();
  const account = queries.useQuery('get', '/me/account', {}, { meta: { failure: 'We couldn’t load the account' } });
  const sessions = queries.useQuery('get', '/me/sessions', {}, { meta: { failure: 'We couldn’t load the sessions' } });
  const dataExport = queries.useQuery(
    'get',
    '/me/export',
    {},
    {
      meta: { failure: 'We couldn’t check the copy of your data' },
      refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? 2000 : false),
    },
  );
  const ownDefaults = queries.useQuery('get', '/me/defaults', {}, { meta: { failure: 'We couldn’t load the defaults' } });
  const [name, setName] = useState<FormWork<'fullName'>>(atRest);
  const [password, setPassword] = useState<FormWork<'currentPassword' | 'newPassword'>>(atRest);
  const [deletion, setDeletion] = useState<FormWork<'password'>>(atRest);
  const [isDeleting, setDeleting] = useState(false);
  const [choiceError, setChoiceError] = useState<string | null>(null);
  const [ending, setEnding] = useState<string | null>(null);
  const [endError, setEndError] = useState<string | null>(null);
  const [exportWork, setExportWork] = useState<'asking' | 'downloading' | null>(null);
  const [exportError, setExportError] = useState<string | null>(null);

  const [isRemoving, setRemoving] = useState(false);
  const [defaultsError, setDefaultsError] = useState<string | null>(null);

  async function change(changes: Schemas['AccountUpdate']): Promise<Problem | null> {
    const { error } = await api.PATCH('/me/account', { body: changes });
    await account.refetch();
    return error ?? null;
  }

  async function saveName({ fullName }: NameFormValues) {
    setName({ ...atRest, isBusy: true });
    const problem = await change({ full_name: fullName });
    if (problem === null) {
      drafts.forget(nameDraft);
      await refreshUser(services);
      setName({ ...atRest, isSaved: true });
      return;
    }
    const { fields, rest } = refusedFields(problem, ['full_name']);
    setName({
      ...atRest,
      error: rest ?? (fields.full_name === undefined ? notKept : null),
      refused: named({ fullName: fields.full_name }),
    });
  }

  async function changePassword({ currentPassword, newPassword }: PasswordFormValues) {
    setPassword({ ...atRest, isBusy: true });
    const { error } = await api.POST('/me/change-password', { body: { current_password: currentPassword, new_password: newPassword } });
    if (!error) {
      setPassword({ ...atRest, isSaved: true });
      await sessions.refetch();
      return;
    }
    const { fields, rest } = refusedFields(error, ['current_password', 'new_password']);
    const isNamed = Object.keys(fields).length > 0;
    const refused = named({ currentPassword: fields.current_password, newPassword: fields.new_password });
    setPassword({ ...atRest, error: rest ?? (isNamed ? null : notKept), refused });
  }

  async function choose(changes: Schemas['AccountUpdate']) {
    setChoiceError(null);
    const problem = await change(changes);
    if (problem !== null) setChoiceError(readDetail(problem) ?? notKept);
  }

  async function end(what: string, ended: Promise<{ error?: Problem }>) {
    setEnding(what);
    setEndError(null);
    const { error } = await ended;
    await sessions.refetch();
    setEnding(null);
    // Ended elsewhere meanwhile: the list shows it.
    if (error && error.code !== 'not_found')
      setEndError(readDetail(error) ?? 'We couldn’t end the session. It is still signed in. Please try again.');
  }

  async function removeDefaults() {
    setRemoving(true);
    setDefaultsError(null);
    const { error } = await api.DELETE('/me/defaults');
    await ownDefaults.refetch();
    setRemoving(false);
    if (error) setDefaultsError(readDetail(error) ?? 'We couldn’t remove your defaults. Nothing changed. Please try again.');
  }

  async function requestExport() {
    setExportWork('asking');
    setExportError(null);
    const { error } = await api.POST('/me/export');
    if (error) setExportError(readDetail(error) ?? 'We couldn’t request a copy. Please try again.');
    await dataExport.refetch();
    setExportWork(null);
  }

  async function download() {
    setExportWork('downloading');
    setExportError(null);
    const { data, error } = await api.downloadDataExport();
    if (data) saveFile(data.blob, data.filename);
    if (error) {
      setExportError('We couldn’t download the copy. It’s still available. Please try again.');
      await dataExport.refetch();
    }
    setExportWork(null);
  }

  async function remove({ password: typed, confirmation }: DeletionFormValues) {
    setDeletion({ ...atRest, isBusy: true });
    const body = { password: typed, confirmation: confirmation as Schemas['AccountDeletion']['confirmation'] };
    const { error } = await api.POST('/me/delete', { body });
    if (!error) return session.logOut();
    const { fields, rest } = refusedFields(error, ['password']);
    const failed =
      rest ?? (fields.password === undefined ? 'We couldn’t delete the account. Nothing was deleted. Please try again.' : null);
    setDeletion({ ...atRest, error: failed, refused: named(fields) });
  }

  return (
    <AccountScreen
      account={account.data ?? null}
      isFailed={account.isError}
      name={{ work: name, onSubmit: (values) => void saveName(values), onEdit: () => setName(atRest) }}
      password={{
        work: password,
        onSubmit: (values) => void changePassword(values),
        onEdit: () => setPassword(atRest),
      }}
      choices={{ error: choiceError, onChange: (changes) => void choose(changes) }}
      sessions={{
        sessions: sessions.data?.sessions ?? null,
        isFailed: sessions.isError,
        ending,
        error: endError,
        onEnd: (id) => void end(id, api.DELETE('/me/sessions/{id}', { params: { path: { id } } })),
        onEndOthers: () => void end('others', api.DELETE('/me/sessions')),
        onRetry: () => void sessions.refetch(),
      }}
      ownDefaults={{
        answer: ownDefaults.data ?? null,
        isFailed: ownDefaults.isError,
        isRemoving,
        error: defaultsError,
        onRemove: () => void removeDefaults(),
        onRetry: () => void ownDefaults.refetch(),
      }}
      dataExport={{
        dataExport: dataExport.data ?? null,
        isFailed: dataExport.isError,
        work: exportWork,
        error: exportError,
        onRequest: () => void requestExport(),
        onDownload: () => void download(),
        onRetry: () => void dataExport.refetch(),
      }}
      deletion={{
        isOpen: isDeleting,
        work: deletion,
        onOpenChange: (isOpen) => {
          if (deletion.isBusy) return;
          setDeleting(isOpen);
          setDeletion(atRest);
        },
        onSubmit: (values) => void remove(values),
        onEdit: () => setDeletion(atRest),
      }}
      onRetry={() => void account.refetch()}
    />
  );
}

/** Without the members that nothing was said of. */
function named<Field extends string>(fields: Partial<Record<Field, string | undefined>>): Partial<Record<Field, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, message]) => message !== undefined)) as Partial<Record<Field, string>>;
}
