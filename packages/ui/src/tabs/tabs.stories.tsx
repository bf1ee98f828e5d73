import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { longJapanese } from '../samples/texts.ts';
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from './tabs.tsx';

const names = ['Dashboard', 'Users', 'Analysis Jobs'];

const slug = (name: string) => name.replaceAll(' ', '-').toLowerCase();

function Sample({ tabs = names, disabled, ...rest }: TabsProps & { tabs?: string[]; disabled?: string }) {
  return (
    <Tabs defaultValue={slug(tabs[0] ?? '')} {...rest}>
      <TabList aria-label="Administration">
        {tabs.map((tab) => (
          <Tab key={tab} value={slug(tab)} disabled={tab === disabled}>
            {tab}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab} value={slug(tab)}>
          What {tab} shows.
        </TabPanel>
      ))}
    </Tabs>
  );
}

const meta = preview.meta({
  title: 'Parts/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  render: (args) => <Sample {...args} />,
});

export const Playground = meta.story();
export const SecondOpen = meta.story({ args: { defaultValue: 'users' } });
export const OneTab = meta.story({ render: () => <Sample tabs={['Dashboard']} /> });
export const ManyTabs = meta.story({ render: () => <Sample tabs={[...names, 'Analysis Debug', 'Benchmarks']} /> });
export const ADisabledTab = meta.story({
  render: () => <Sample disabled="Users" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Analysis Jobs' })).toHaveFocus();
  },
});
export const ByClick = meta.story({
  args: { onValueChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Analysis Jobs' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What Analysis Jobs shows.');
    await expect(args.onValueChange).toHaveBeenCalledWith('analysis-jobs');
  },
});
export const ByArrowKeys = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Users' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What Users shows.');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Analysis Jobs' })).toHaveAttribute('aria-selected', 'true');
  },
});
export const OpenedByEnter = meta.story({
  args: { activationMode: 'manual' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What Dashboard shows.');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What Users shows.');
  },
});
export const Vertical = meta.story({
  render: () => (
    <div style={{ inlineSize: 220 }}>
      <Sample orientation="vertical" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'Users' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Users' })).toHaveFocus();
  },
});
export const OnAPhone = meta.story({
  tags: ['own-picture'],
  render: () => <Sample tabs={[...names, 'Analysis Debug', 'Benchmarks']} />,
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
  },
});
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  render: () => <Sample tabs={[names[0] ?? '', longJapanese]} defaultValue={slug(longJapanese)} />,
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <Sample />
      <Sample tabs={[...names, 'Analysis Debug', longJapanese]} disabled="Users" defaultValue="analysis-debug" />
    </div>
  ),
});
