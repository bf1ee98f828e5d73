import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { Card } from './card.tsx';

const meta = preview.meta({
  title: 'Parts/Card',
  component: Card,
  args: { title: 'Source Materials', children: 'Two documents and one listing were read.' },
  decorators: [
    (Story) => (
      <Narrow width={560}>
        <Story />
      </Narrow>
    ),
  ],
});

export const Playground = meta.story();
export const Sheet = meta.story({ args: { surface: 'sheet' } });
export const Ruled = meta.story({ args: { surface: 'ruled' } });
export const Sunken = meta.story({ args: { surface: 'sunken' } });
export const WithAside = meta.story({ args: { aside: <Badge tone="info">Populating while analysis finishes</Badge> } });
export const WithFooter = meta.story({ args: { footer: <Button variant="primary">Manage Subscription</Button> } });
export const Untitled = meta.story({ args: { title: undefined } });
export const NamesItsRegion = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Source Materials' })).toBeVisible();
  },
});
export const LowerHeading = meta.story({
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Source Materials');
  },
});
export const LongTitle = meta.story({
  tags: ['own-picture'],
  args: { title: longJapanese, aside: <Link href="#all">See all</Link> },
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  args: { aside: <Link href="#all">See all</Link> },
  globals: { direction: 'rtl' },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      {(['sheet', 'ruled', 'sunken'] as const).map((surface) => (
        <Card
          key={surface}
          surface={surface}
          title={`A ${surface} card`}
          aside={<Badge tone="pending">Pending</Badge>}
          footer={<Button size="small">Open</Button>}
        >
          Words that belong together stand on one sheet.
        </Card>
      ))}
      <Card title={longJapanese}>{longJapanese}</Card>
    </Rows>
  ),
});
