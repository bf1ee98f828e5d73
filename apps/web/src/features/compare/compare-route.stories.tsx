import { analysisListOf, baselineHandlers, comparisonOf, http } from '@rimawari/api/testing';
import { expect, userEvent } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { inMain } from '../../app/stories/at-address.tsx';
import { routeAt } from '../../app/stories/route-at.tsx';
import { Component } from './compare-route.tsx';

const [a = '', b = '', c = ''] = analysisListOf('one page').jobs.map(({ job_id }) => job_id);
const at = (ids: string) => [inMain, routeAt({ address: `/compare?ids=${ids}`, pattern: '/compare', signedInAs: 'subscriber' })];

const meta = preview.meta({
  title: 'Routes/Compare',
  component: Component,
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
});

export const AsksForWhatTheAddressNames = meta.story({
  name: 'Asks for what the address names',
  decorators: at(`${a},${b},${c}`),
  beforeEach({ msw }) {
    msw.use(
      http.get('/analyses/compare', ({ query, response }) =>
        response(200).json(comparisonOf(query.get('ids') === `${a},${b},${c}` ? 'three' : 'two')),
      ),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('columnheader')).toHaveLength(4);
  },
});

export const FewerThanTwo = meta.story({
  name: 'Asks for nothing with fewer than two',
  decorators: at(a),
  beforeEach({ msw }) {
    msw.use(
      // A comparison that was asked for all the same would fail, and say so.
      http.get('/analyses/compare', ({ response }) => response(404).json({ code: 'not_found', detail: 'Not found' })),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose two to four analyses')).toBeVisible();
  },
});

export const OneIsNotThere = meta.story({
  name: 'One is not there',
  decorators: at(`${a},${b}`),
  parameters: { expectedErrors: [/^Failed to load the comparison/] },
  beforeEach({ msw }) {
    msw.use(
      http.get('/analyses/compare', ({ response }) => response(404).json({ code: 'not_found', detail: 'Not found' })),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One of these analyses is not available')).toBeVisible();
  },
});

export const ServerFails = meta.story({
  name: 'The server fails, and answers again',
  decorators: at(`${a},${b}`),
  parameters: { expectedErrors: [/^Failed to load the comparison/] },
  beforeEach({ msw }) {
    let isFirst = true;
    msw.use(
      http.get('/analyses/compare', ({ response }) => {
        if (!isFirst) return response(200).json(comparisonOf('two'));
        isFirst = false;
        return response(500).json({
          code: 'internal',
          detail: 'Something went wrong on our side. Nothing else changed. Please try again.',
        });
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: '中野坂上コーポ 302号室' })).toBeVisible();
  },
});
