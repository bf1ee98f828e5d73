import { configOf, userOf } from '@rimawari/api/testing';
import { expect, fn, userEvent, within } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { sessionFacts } from '../session/session-facts.ts';
import { atAddress } from '../stories/at-address.tsx';
import { AppFrame } from './app-frame.tsx';
import { CrashedScreen } from './crashed-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

const meta = preview.meta({
  title: 'Layout/App shell',
  component: AppFrame,
  decorators: [atAddress('/')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args: {
    session: sessionFacts(null, configOf('standard')),
    pathname: '/',
    theme: 'light' as const,
    supportEmail: 'support@rimawari.example',
    year: 2026,
    onLogout: fn(),
    onThemeChange: fn(),
    children: <h1>A screen</h1>,
  },
});

const everyone = ['Home', 'Pricing', 'Analyze Property', 'Analysis History', 'Billing'];

async function expectPlaces(canvasElement: HTMLElement, places: string[]) {
  const navigation = within(canvasElement).getByRole('navigation', { name: 'Main' });
  await expect(
    within(navigation)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(places);
}

export const SignedOut = meta.story({
  name: 'Signed out',
  tags: ['wide-only'],
  play: async ({ canvas, canvasElement }) => {
    await expectPlaces(canvasElement, everyone);
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByText(/^© 2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Legal disclosure' })).toHaveAttribute('href', '/legal/scta/');
    await expect(canvas.getByRole('link', { name: 'support@rimawari.example' })).toHaveAttribute('href', 'mailto:support@rimawari.example');
  },
});

export const SlowPage = meta.story({
  name: 'Slow page',
  args: { isNavigating: true, slow: 'page' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('This page is taking longer than usual. It opens automatically.');
    await expect(words).toBeVisible();
    await expect(words).toHaveAttribute('aria-live', 'polite');
  },
});

export const SlowAnswer = meta.story({
  tags: ['wide-only'],
  name: 'Slow answer',
  args: { session: sessionFacts(userOf('subscriber'), configOf('standard')), slow: 'answer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The server is taking longer than usual. This page updates automatically.')).toBeVisible();
  },
});

export const SignedIn = meta.story({
  name: 'Signed in',
  tags: ['wide-only', 'in-dark'],
  args: { session: sessionFacts(userOf('subscriber'), configOf('standard')) },
  play: async ({ args, canvas, canvasElement }) => {
    await expectPlaces(canvasElement, everyone);
    await expect(canvas.getByText(/^Welcome,/)).toHaveTextContent('Welcome, Haruka Mori');
    await expect(canvas.getByRole('link', { name: 'Haruka Mori' })).toHaveAttribute('href', '/account');
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

export const Administrator = meta.story({
  tags: ['wide-only'],
  args: { session: sessionFacts(userOf('administrator'), configOf('standard')), pathname: '/history' },
  play: async ({ canvas, canvasElement }) => {
    await expectPlaces(canvasElement, [...everyone, 'Admin']);
    await expect(canvas.getByRole('link', { name: 'Analysis History' })).toHaveAttribute('aria-current', 'page');
  },
});

export const MobileClosed = meta.story({
  name: 'Mobile closed',
  globals: { viewport: { value: 'phone' } },
  tags: ['narrow-only'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Pricing' })).toBeNull();
  },
});

export const MobileOpen = meta.story({
  name: 'Mobile open',
  globals: { viewport: { value: 'phone' } },
  tags: ['narrow-only'],
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toHaveFocus();
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  },
});

export const FreeMode = meta.story({
  name: 'Free mode',
  args: { session: sessionFacts(userOf('free mode'), configOf('free mode')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Free testing mode' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  name: 'Not found',
  args: { children: <NotFoundScreen />, pathname: '/nowhere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  },
});

const retry = fn();

export const ScreenCrashed = meta.story({
  name: 'Screen crashed',
  args: { children: <CrashedScreen technicalMessage="Cannot read properties of undefined (reading 'title')" onRetry={retry} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This page stopped working');
    await expect(canvas.getByRole('alert')).toHaveTextContent('your analyses are safe');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
});
