import { baselineHandlers, debugSessionsOf, http, problemOf, taskOf } from '@rimawari/api/testing';
import { expect, userEvent } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../../app/stories/at-address.tsx';
import { routeAt } from '../../../app/stories/route-at.tsx';
import { Component } from './debug-route.tsx';

const meta = preview.meta({
  title: 'Routes/Admin debug',
  component: Component,
  decorators: [inMain, routeAt({ address: '/admin/debug?analysis=0f4b7c1e', pattern: '/admin/debug', signedInAs: 'administrator' })],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

export const PrefersTheNewSession = meta.story({
  name: 'Runs a step and prefers the new session',
  beforeEach({ msw }) {
    let asked = 0;
    let ran = false;
    msw.use(
      http.get('/admin/debug/analysis/{id}/sessions', ({ response }) =>
        response(200).json(debugSessionsOf(ran ? 'after partial run' : 'one')),
      ),
      http.get('/admin/worker/task/{id}', ({ params, response }) => {
        asked += 1;
        ran = asked > 1;
        return response(200).json({ ...taskOf(ran ? 'completed' : 'pending'), task_id: params.id });
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load sessions' }));
    await expect(await canvas.findByRole('radio', { name: /20261118T021409Z/ })).toBeChecked();
    await canvas.findByRole('button', { name: 'Open file data_extraction.json' });
    await userEvent.click(canvas.getByRole('button', { name: 'Run selected steps' }));
    await expect(await canvas.findByText('Task PENDING')).toBeVisible();
    await expect(await canvas.findByText('Task SUCCESS')).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: /20261120T061500Z/ })).toBeChecked();
  },
});

export const StopsAsking = meta.story({
  name: 'Stops asking after an error',
  parameters: { expectedErrors: [/^We couldn’t load the task status/] },
  beforeEach({ msw }) {
    msw.use(
      http.get('/admin/worker/task/{id}', ({ response }) => response(500).json(problemOf('server fault'))),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load sessions' }));
    await canvas.findByRole('button', { name: 'Open file data_extraction.json' });
    await userEvent.click(canvas.getByRole('button', { name: 'Run selected steps' }));
    await expect(await canvas.findByText('Task ERROR')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Run selected steps' })).toBeVisible();
  },
});

export const SaysWhyItDidNotStart = meta.story({
  name: 'Says why it did not start',
  beforeEach({ msw }) {
    msw.use(
      http.post('/admin/debug/analysis/{id}/run', ({ response }) => response(500).json(problemOf('no words'))),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load sessions' }));
    await canvas.findByRole('button', { name: 'Open file data_extraction.json' });
    await userEvent.click(canvas.getByRole('button', { name: 'Run selected steps' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to start partial analysis');
  },
});
