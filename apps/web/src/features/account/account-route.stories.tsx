import { accountOf, baselineHandlers, dataExportOf, http, ownDefaultsOf, sessionsOf } from '@rimawari/api/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './account-route.tsx';

const usual = routeAt({ address: '/account', signedInAs: 'subscriber' });

const meta = preview.meta({
  title: 'Routes/Account',
  component: Component,
  decorators: [inMain],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

export const SavesName = meta.story({
  decorators: [usual],
  name: 'Saves the name and says so',
  beforeEach({ msw }) {
    let account = accountOf('verified');
    msw.use(
      http.get('/me/account', ({ response }) => response(200).json(account)),
      http.patch('/me/account', async ({ request, response }) => {
        account = { ...account, ...(await request.json()) };
        return response(200).json(account);
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Full Name');
    await userEvent.clear(name);
    await userEvent.type(name, '森 はるか');
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(await canvas.findByText('Name saved.')).toBeVisible();
    await expect(name).toHaveValue('森 はるか');
    await userEvent.type(name, '!');
    await expect(canvas.queryByText('Name saved.')).toBeNull();
  },
});

export const RefusesPassword = meta.story({
  decorators: [usual],
  name: 'A wrong password stays on the form, then it is changed',
  beforeEach({ msw }) {
    msw.use(
      http.post('/me/change-password', async ({ request, response }) =>
        (await request.json()).current_password === 'minato-42'
          ? response(204).empty()
          : response(422).json({
              code: 'validation_failed',
              detail: [
                { loc: ['body', 'current_password'], msg: 'must be the current password of this account.', type: 'currentPassword' },
              ],
            }),
      ),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    const current = await canvas.findByLabelText('Current password');
    await userEvent.type(current, 'minato-43');
    await userEvent.type(canvas.getByLabelText('New password'), 'hamamatsu-7');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'hamamatsu-7');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('Must be the current password of this account.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('hamamatsu-7');
    await userEvent.clear(current);
    await userEvent.type(current, 'minato-42');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('Password changed.')).toBeVisible();
    for (const label of ['Current password', 'New password', 'Confirm password'])
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveValue(''));
    await expect(canvas.queryByTestId('went-to')).toBeNull();
  },
});

export const EndsSessions = meta.story({
  decorators: [usual],
  name: 'Ends one session, then all others',
  beforeEach({ msw }) {
    let { sessions } = sessionsOf('several');
    msw.use(
      http.get('/me/sessions', ({ response }) => response(200).json({ sessions })),
      http.delete('/me/sessions/{id}', ({ params, response }) => {
        sessions = sessions.filter(({ id }) => id !== params.id);
        return response(204).empty();
      }),
      http.delete('/me/sessions', ({ response }) => {
        sessions = sessions.filter((session) => session.is_current);
        return response(204).empty();
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(await canvas.findByText('Unknown browser')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Safari on iPhone')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(canvas.queryByText('Unknown browser')).toBeNull());
    await expect(canvas.getByText('Firefox on Linux')).toBeVisible();
  },
});

export const RemovesDefaults = meta.story({
  decorators: [usual],
  name: 'Removes the own defaults, after a refusal',
  beforeEach({ msw }) {
    let answer = ownDefaultsOf('several');
    let tries = 0;
    msw.use(
      http.get('/me/defaults', ({ response }) => response(200).json(answer)),
      http.delete('/me/defaults', ({ response }) => {
        tries += 1;
        if (tries < 2)
          return response(500).json({
            code: 'internal',
            detail: 'Something went wrong on our side. Nothing else changed. Please try again.',
          });
        answer = ownDefaultsOf('none');
        return response(204).empty();
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    const remove = await canvas.findByRole('button', { name: 'Remove my defaults' });
    await userEvent.click(remove);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove my defaults' }));
    await expect(await canvas.findByText(/No defaults yet/)).toBeVisible();
  },
});

export const PreparesExport = meta.story({
  decorators: [usual],
  name: 'Waits for the copy until it is ready',
  beforeEach({ msw }) {
    let looks = 0;
    msw.use(
      http.get('/me/export', ({ response }) => {
        looks += 1;
        return response(200).json(dataExportOf(looks < 2 ? 'none' : looks < 3 ? 'preparing' : 'ready'));
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prepare a copy' }));
    await expect(await canvas.findByText('Your copy is being prepared.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Download the copy' })).toBeVisible();
  },
});

export const Deletes = meta.story({
  decorators: [usual],
  name: 'A refused deletion stays in its dialog',
  beforeEach({ msw }) {
    msw.use(
      http.post('/me/delete', ({ response }) =>
        response(503).json({
          code: 'provider_unavailable',
          detail: 'The payment provider did not respond. Nothing was deleted. Try again.',
        }),
      ),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Password'), 'minato-42');
    await userEvent.type(dialog.getByLabelText('Type “delete my account”'), 'delete my account');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was deleted');
    await expect(dialog.getByLabelText('Password')).toHaveValue('minato-42');
  },
});

export const Unreachable = meta.story({
  decorators: [usual],
  name: 'What cannot be fetched says so and is tried again',
  parameters: { expectedErrors: [/^We couldn’t load the account/] },
  beforeEach({ msw }) {
    let looks = 0;
    msw.use(
      http.get('/me/account', ({ response }) => {
        looks += 1;
        return looks < 2
          ? response(500).json({ code: 'internal', detail: 'Something went wrong on our side. Nothing else changed. Please try again.' })
          : response(200).json(accountOf('verified'));
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByLabelText('Full Name')).toHaveValue('Haruka Mori');
  },
});
