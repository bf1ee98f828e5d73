import { expect, fn, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/chromatic-modes';
import preview from '#storybook/preview';
import { atAddress, inMain } from '../../app/stories/at-address.tsx';
import { AdminTabs, type AdminTabsProps } from './admin-tabs.tsx';

const args: AdminTabsProps = {
  place: 'dashboard',
  isDebugMode: false,
  isBenchmarkEnabled: false,
  onPlaceChange: fn(),
  children: 'Total users: 187',
};

const meta = preview.meta({
  title: 'Screens/Admin/Tabs',
  component: AdminTabs,
  decorators: [inMain, atAddress('/admin')],
  parameters: { layout: 'fullscreen', chromatic: screenModes },
  args,
});

type Canvas = { getAllByRole: (role: string) => HTMLElement[] };
const tabsOf = (canvas: Canvas) => canvas.getAllByRole('tab').map((tab) => tab.textContent);

export const Standard = meta.story({
  tags: ['in-dark'],
  play: async ({ args, canvas }) => {
    await expect(tabsOf(canvas)).toEqual(['Dashboard', 'Users', 'Analysis Jobs']);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPlaceChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlaceChange).toHaveBeenCalledWith('users');
  },
});

export const DebugMode = meta.story({
  tags: ['wide-only'],
  name: 'Debug mode',
  args: { isDebugMode: true },
  play: async ({ canvas }) => {
    await expect(tabsOf(canvas)).toEqual(['Dashboard', 'Users', 'Analysis Jobs', 'Analysis Debug']);
  },
});

export const BenchmarksEnabled = meta.story({
  tags: ['wide-only'],
  name: 'Benchmarks enabled',
  args: { isBenchmarkEnabled: true },
  play: async ({ canvas }) => {
    await expect(tabsOf(canvas)).toEqual(['Dashboard', 'Users', 'Analysis Jobs', 'Benchmarks']);
  },
});
