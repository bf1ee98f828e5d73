import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../button/index.ts';
import { CopyableId } from '../copyable-id/index.ts';
import { Link } from '../link/index.ts';
import { Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { PageHeader } from './page-header.tsx';

const meta = preview.meta({ title: 'Parts/PageHeader', component: PageHeader, args: { title: 'Analysis History' } });
const actions = (
  <>
    <Button>Refresh</Button>
    <Button variant="primary">New Analysis</Button>
  </>
);

export const Playground = meta.story();
export const WithLead = meta.story({ args: { lead: '12 total analyses • History is always accessible' } });
export const WithActions = meta.story({ args: { actions } });
export const WithKicker = meta.story({
  args: {
    kicker: (
      <Link href="#history" variant="quiet">
        Analysis History
      </Link>
    ),
    title: 'Kanda Heights 302',
  },
});
export const WithId = meta.story({
  args: { title: 'Property Analysis', children: <CopyableId value="0192f3a4-7b1c-7d2e-9f00-3c5d8e1a2b4c" label="Analysis ID" />, actions },
});
export const OneHeading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Analysis History');
  },
});
export const Japanese = meta.story({ args: { title: longJapanese, actions } });
export const OnAPhone = meta.story({
  tags: ['own-picture'],
  args: { title: longJapanese, lead: longJapanese, actions },
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  args: { lead: '12 total analyses', actions },
  globals: { direction: 'rtl' },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <PageHeader
        kicker="Results"
        title="Whole building in Itabashi, eight units"
        lead="Read from two documents and one listing."
        actions={actions}
      />
      <PageHeader title={longJapanese} lead={longJapanese} actions={actions} />
    </Rows>
  ),
});
