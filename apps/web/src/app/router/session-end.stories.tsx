import { baselineHandlers, http, loginOf, userOf } from '@rimawari/api/testing';
import { useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { noSnapshot } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { Component as Account } from '../../features/account/account-route.tsx';
import { Component as Benchmarks } from '../../features/admin/benchmarks/benchmarks-route.tsx';
import { Component as SignIn } from '../../features/sign-in/sign-in-route.tsx';
import { Component as QueriesLayout } from '../queries/queries-layout.tsx';
import { createServices } from '../services/create-services.ts';
import { ServicesContext } from '../services/services-context.ts';
import { memoryStorage } from '../session/memory-storage.ts';
import { RequireSession } from '../session/require-session.tsx';
import { inMain } from '../stories/at-address.tsx';

/** Screens behind the sign-in, and the sign-in itself, as the app has them. */
function SignedInAt({ address }: { address: string }) {
  const [services] = useState(() => {
    const made = createServices({ storage: memoryStorage(), tabStorage: memoryStorage(), systemPrefersDark: false });
    made.session.signIn('token-of-a-story', userOf('subscriber'));
    return made;
  });
  return (
    <ServicesContext value={services}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route element={<RequireSession />}>
            <Route element={<QueriesLayout />}>
              <Route path="/account" element={<Account />} />
              <Route path="/admin/benchmark" element={<Benchmarks />} />
            </Route>
          </Route>
          <Route path="/login" element={<SignIn />} />
        </Routes>
      </MemoryRouter>
    </ServicesContext>
  );
}

const meta = preview.meta({
  title: 'Routes/Session end',
  component: SignedInAt,
  decorators: [inMain],
  parameters: { layout: 'fullscreen', chromatic: noSnapshot },
  tags: ['no-visual'],
  args: { address: '/account' },
});

const ended = { code: 'not_signed_in', detail: 'Sign in to continue' } as const;

export const KeepsName = meta.story({
  name: 'A name that could not be saved is there after signing in',
  beforeEach({ msw }) {
    let isOver = true;
    msw.use(
      http.patch('/me/account', ({ response }) =>
        isOver ? response(401).json(ended) : response.untyped(new Response(null, { status: 500 })),
      ),
      http.post('/login', ({ response }) => {
        isOver = false;
        return response(200).json(loginOf('subscriber'));
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Full Name');
    await userEvent.clear(name);
    await userEvent.type(name, '森 はるか');
    await userEvent.type(canvas.getByLabelText('New password'), 'hamamatsu-7');
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(await canvas.findByText('Your session has ended. Sign in again to continue.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Email'), 'haruka@rimawari.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'minato-42');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByLabelText('Full Name')).toHaveValue('森 はるか');
    await expect(canvas.getByLabelText('New password')).toHaveValue('');
  },
});

export const KeepsRun = meta.story({
  name: 'A run that could not be started is there after signing in, and not once it was',
  args: { address: '/admin/benchmark' },
  beforeEach({ msw }) {
    let isOver = true;
    msw.use(
      http.post('/admin/benchmark/runs', ({ response }) => {
        if (isOver) return response(401).json(ended);
        return undefined;
      }),
      http.post('/login', ({ response }) => {
        isOver = false;
        return response(200).json(loginOf('subscriber'));
      }),
      ...baselineHandlers,
    );
  },
  play: async ({ canvas }) => {
    const profile = await canvas.findByLabelText<HTMLSelectElement>('Profile');
    await userEvent.selectOptions(profile, profile.options[1]?.value ?? '');
    const chosen = profile.value;
    await userEvent.type(canvas.getByLabelText('Property URLs'), 'https://listings.example/oak-terrace');
    await userEvent.type(canvas.getByLabelText(/^Label/), 'Oak Terrace');
    await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
    await userEvent.type(await canvas.findByLabelText('Email'), 'haruka@rimawari.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'minato-42');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByLabelText('Property URLs')).toHaveValue('https://listings.example/oak-terrace');
    await expect(canvas.getByLabelText(/^Label/)).toHaveValue('Oak Terrace');
    await expect(canvas.getByLabelText('Profile')).toHaveValue(chosen);
  },
});
