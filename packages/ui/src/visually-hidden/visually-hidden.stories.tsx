import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = preview.meta({ title: 'Parts/VisuallyHidden', component: VisuallyHidden, args: { children: 'Only read aloud' } });

export const Playground = meta.story({
  render: (args) => (
    <p>
      Seen. <VisuallyHidden {...args} />
    </p>
  ),
});
export const IsRead = meta.story({
  render: (args) => (
    <button type="button">
      ×<VisuallyHidden {...args}>Remove brochure.pdf</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/Remove brochure.pdf$/);
  },
});
export const TakesNoRoom = meta.story({
  render: (args) => (
    <p>
      Seen. <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('Only read aloud').getBoundingClientRect();
    await expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  },
});
export const LiveRegion = meta.story({
  render: () => <VisuallyHidden aria-live="polite">Copied</VisuallyHidden>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Copied')).toHaveAttribute('aria-live', 'polite');
  },
});
export const Everything = meta.story({
  tags: ['everything'],
  render: (args) => (
    <p>
      Between these words <VisuallyHidden {...args} /> nothing is seen.
    </p>
  ),
});
export const HeadOfAColumn = meta.story({
  render: () => (
    <table>
      <thead>
        <tr>
          <th scope="col">Analysis</th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Kanda Heights 302</td>
          <td>
            <a href="#view">View</a>
          </td>
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
  },
});
export const MoreOfALink = meta.story({
  render: () => (
    <a href="#view">
      View <VisuallyHidden>Kanda Heights 302</VisuallyHidden>
    </a>
  ),
  play: async ({ canvas }) => {
    // Two words, not one: the seen and the heard part keep their distance.
    await expect(canvas.getByRole('link')).toHaveAccessibleName('View Kanda Heights 302');
  },
});
export const Heading = meta.story({
  render: () => (
    <section>
      <h2>
        <VisuallyHidden>Filters</VisuallyHidden>
      </h2>
      A region whose heading is only heard.
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Filters' })).toBeInTheDocument();
  },
});
export const NarrowPage = meta.story({
  tags: ['own-picture'],
  globals: { viewport: { value: 'narrowest' } },
  render: (args) => (
    <p>
      Nothing widens the page. <VisuallyHidden {...args} />
    </p>
  ),
});
export const RightToLeft = meta.story({
  tags: ['own-picture'],
  globals: { direction: 'rtl' },
  render: (args) => (
    <p>
      Nothing widens the page. <VisuallyHidden {...args} />
    </p>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
