import { analysisListOf, analysisOf, analysisPageOf, baselineHandlers, http } from '@rimawari/api/testing';
import { expect, userEvent, within } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './history-route.tsx';

const at = (address: string) => [inMain, routeAt({ address, pattern: '/history', signedInAs: 'subscriber' })];

const meta = preview.meta({
  title: 'Routes/History',
  component: Component,
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

export const TurnsPages = meta.story({
  name: 'Turns pages',
  decorators: at('/history'),
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('94 total analyses • History is always accessible')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(await canvas.findByText('Showing 11 to 20 of 94 results')).toBeVisible();
  },
});

export const BeyondTheLastPage = meta.story({
  name: 'A page beyond the last shows the last',
  decorators: at('/history?page=99'),
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 91 to 94 of 94 results')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 10' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link', { name: /^View/ })).toHaveLength(4);
  },
});

export const ServerFails = meta.story({
  name: 'The server fails',
  decorators: at('/history'),
  parameters: { expectedErrors: [/^Failed to fetch analyses/] },
  beforeEach({ msw }) {
    msw.use(
      http.get('/analysis', ({ response }) => response(500).json({ code: 'internal', detail: 'Failed to fetch analyses' })),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your analyses')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New Analysis' })).toBeVisible();
  },
});

export const Searches = meta.story({
  name: 'Searches, filters and begins at the first page',
  decorators: at('/history?page=3&q=nothing'),
  beforeEach({ msw }) {
    msw.use(
      http.get('/analysis', ({ query, response }) => {
        if (query.get('q') === 'nothing') return response(200).json(analysisListOf('nothing found'));
        const isFirst = query.get('page') === '1';
        return response(200).json(
          query.get('status') === 'failed' && query.get('sort') === 'title' && isFirst ? analysisListOf('found') : analysisPageOf(94, 1),
        );
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all analyses' }));
    await expect(await canvas.findByText('Showing 1 to 10 of 94 results')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'By title');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Failed');
    await expect(await canvas.findByText('2 of 94 analyses found')).toBeVisible();
  },
});

export const DeletesAndRestores = meta.story({
  name: 'Deletes and restores',
  decorators: at('/history'),
  beforeEach({ msw }) {
    const all = analysisListOf('one page');
    const [first] = all.jobs;
    let hidden = false;
    const withoutFirst = { ...all, jobs: all.jobs.slice(1), total: 3, total_unfiltered: 3 };
    msw.use(
      http.get('/analysis', ({ response }) =>
        response(200).json(
          hidden && first !== undefined
            ? {
                ...withoutFirst,
                deleted: [{ job_id: first.job_id, title: first.title, restorable_until: new Date(Date.now() + 30_000).toISOString() }],
              }
            : all,
        ),
      ),
      http.delete('/analysis/{id}', ({ params, response }) => {
        hidden = params.id === first?.job_id;
        return response(204).empty();
      }),
      http.post('/analysis/{id}/restore', ({ params, response }) => {
        hidden = params.id !== first?.job_id;
        return response(200).json(all.jobs[0] ?? analysisOf('completed'));
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Rename or delete/ }))[0] as HTMLElement);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }));
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await expect(canvas.getByText('3 total analyses • History is always accessible')).toBeVisible();
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(await canvas.findByText('4 total analyses • History is always accessible')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

export const TooLateToRestore = meta.story({
  name: 'Too late to restore',
  decorators: at('/history'),
  beforeEach({ msw }) {
    msw.use(
      http.get('/analysis', ({ response }) => response(200).json(analysisListOf('just deleted'))),
      http.post('/analysis/{id}/restore', ({ response }) => response(404).json({ code: 'not_found', detail: 'Not found' })),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('The 30 seconds are over. It was deleted permanently.')).toBeVisible();
  },
});

export const Renames = meta.story({
  decorators: at('/history'),
  beforeEach({ msw }) {
    let isFirstTry = true;
    let title = '';
    msw.use(
      http.get('/analysis', ({ response }) => {
        const list = analysisListOf('one page');
        return response(200).json(
          title === '' ? list : { ...list, jobs: list.jobs.map((job, place) => (place === 0 ? { ...job, title } : job)) },
        );
      }),
      http.patch('/analysis/{id}', async ({ request, response }) => {
        if (isFirstTry) {
          isFirstTry = false;
          return response(503).json({ code: 'unavailable', detail: 'The server is restarting. Try again shortly.' });
        }
        title = (await request.json()).title ?? '';
        return response(200).json(analysisOf('completed'));
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Rename or delete/ }))[0] as HTMLElement);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Rename' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), '二回目の見学');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('The server is restarting. Try again shortly.')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('二回目の見学');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('link', { name: 'View 二回目の見学' })).toBeVisible();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
});

export const ChoosesOverPages = meta.story({
  name: 'Keeps what is ticked over pages',
  decorators: at('/history'),
  beforeEach({ msw }) {
    msw.use(...baselineHandlers);
  },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('checkbox'))[0] as HTMLElement);
    await expect(canvas.getByText('1 of at most 4 selected; select one more to compare')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    // The rows of the page before stand until the new ones are here.
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Compare 京都市左京区 京町家 再建築不可' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Compare 2 analyses' }));
    await expect(await canvas.findByText(/\/compare\?ids=/)).toBeVisible();
  },
});
