import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Icon } from '../icon/index.ts';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { EmptyState } from './empty-state.tsx';

const meta = preview.meta({
  title: 'Parts/EmptyState',
  component: EmptyState,
  args: {
    title: 'No analyses yet',
    children: 'Start your first property analysis to see results here.',
    action: <Button variant="primary">Start Analysis</Button>,
  },
});

export const Playground = meta.story();
export const WithoutAction = meta.story({ args: { action: undefined, title: 'No users found', children: undefined } });
export const Compact = meta.story({ args: { size: 'compact' } });
export const TitleOnly = meta.story({ args: { children: undefined, action: undefined } });
export const WithoutSketch = meta.story({ args: { sketch: null } });
export const OwnSketch = meta.story({ args: { sketch: <Icon name="document" size="large" /> } });
export const TwoActions = meta.story({
  args: {
    action: (
      <>
        <Button variant="primary">Start Analysis</Button>
        <Button>See a sample report</Button>
      </>
    ),
  },
});
export const LowerHeading = meta.story({
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'No analyses yet' })).toBeVisible();
  },
});
export const InACard = meta.story({
  render: () => (
    <Card title="Uploaded Documents">
      <EmptyState size="compact" headingLevel={3} title="No documents were uploaded for this analysis." />
    </Card>
  ),
});
export const RightToLeft = meta.story({ tags: ['own-picture'], globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({
  tags: ['own-picture'],
  args: { title: longJapanese, children: longJapanese },
  globals: { viewport: { value: 'narrowest' } },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: (args) => (
    <Rows>
      <EmptyState {...args} />
      <EmptyState {...args} size="compact" />
      <Narrow>
        <EmptyState title={longJapanese} action={<Button>{longJapanese}</Button>}>
          {longJapanese}
        </EmptyState>
      </Narrow>
    </Rows>
  ),
});
