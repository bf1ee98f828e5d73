import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Narrow, Rows } from '../samples/layout.tsx';
import { longJapanese } from '../samples/texts.ts';
import { type Step, Steps } from './steps.tsx';

const steps: readonly Step[] = [
  { title: 'Add a Property', detail: 'A listing link, documents, or both.' },
  { title: 'We Analyze', detail: 'Costs, rent, loan and place, each with its source.' },
  { title: 'Interactive Report', detail: 'Scores, charts and scenarios to weigh.' },
];
const going: readonly Step[] = [
  { title: 'Read the documents', state: 'done' },
  { title: 'Calculate the figures', state: 'current', detail: 'Two of five' },
  { title: 'Set the report', state: 'waiting' },
];
const meta = preview.meta({ title: 'Parts/Steps', component: Steps, args: { steps } });

export const Playground = meta.story();
export const Down = meta.story({ args: { direction: 'down' } });
export const Across = meta.story({ args: { direction: 'across' } });
export const FourAcross = meta.story({
  args: { direction: 'across', steps: [...steps, { title: 'Next steps', detail: 'What to ask the agent.' }] },
});
export const WithoutDetails = meta.story({ args: { steps: steps.map(({ title }) => ({ title })) } });
export const GoingOn = meta.story({
  args: { steps: going },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Calculate the figures').closest('li')).toHaveAttribute('aria-current', 'step');
  },
});
export const AllDone = meta.story({
  args: { steps: going.map(({ title }) => ({ title, state: 'done' as const })) },
  play: async ({ canvas }) => {
    // The check is a drawing; the word is heard.
    for (const step of canvas.getAllByRole('listitem')) await expect(step).toHaveTextContent(/\(done\)/);
  },
});
export const OneStep = meta.story({ args: { steps: steps.slice(0, 1) } });
export const OnAPhone = meta.story({
  args: { direction: 'across', steps: [...steps, { title: longJapanese, detail: longJapanese }] },
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({ args: { direction: 'across' }, globals: { direction: 'rtl' } });
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <Rows>
      <Steps steps={steps} direction="across" />
      <Steps steps={going} />
      <Narrow>
        <Steps steps={[...steps, { title: longJapanese, detail: longJapanese }]} direction="across" />
      </Narrow>
    </Rows>
  ),
});
