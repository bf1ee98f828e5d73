import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Narrow, Rows } from '../samples/layout.tsx';
import { Pagination, type PaginationProps } from './pagination.tsx';

const meta = preview.meta({
  title: 'Parts/Pagination',
  component: Pagination,
  args: { page: 2, pageSize: 10, total: 43, onPageChange: fn() },
});

function Turning(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onPageChange={setPage} />;
}

export const Playground = meta.story({ render: (args) => <Turning {...args} /> });
export const FirstPage = meta.story({
  args: { page: 1 },
  play: async ({ args, canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(getComputedStyle(previous)).toMatchObject({ textDecorationLine: 'none', borderTopStyle: 'dashed' });
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
});
export const MiddlePage = meta.story({
  args: { page: 6, total: 118 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Page/ })).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 8' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(8);
  },
});
export const LastPage = meta.story({
  args: { page: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 41 to 43 of 43 results')).toBeVisible();
  },
});
export const OnePage = meta.story({ args: { page: 1, total: 7 } });
export const NoResults = meta.story({ args: { page: 1, total: 0 } });
export const ManyPages = meta.story({ args: { page: 512, total: 12_345 } });
export const WindowAtTheStart = meta.story({ args: { form: 'pages', page: 1, pageSize: 20, total: 240 } });
export const WindowInTheMiddle = meta.story({
  args: { form: 'pages', page: 6, pageSize: 20, total: 240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing page 6 of 12')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 12' })).toBeVisible();
  },
});
export const WindowAtTheEnd = meta.story({ args: { form: 'pages', page: 12, pageSize: 20, total: 240 } });
export const WindowOnOnePage = meta.story({
  args: { form: 'pages', page: 1, pageSize: 20, total: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
export const ByKeyboard = meta.story({
  tags: ['own-picture'],
  args: { page: 1 },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
});
export const OnAPhone = meta.story({
  tags: ['own-picture'],
  args: { form: 'pages', page: 6, pageSize: 20, total: 240 },
  globals: { viewport: { value: 'narrowest' } },
});
export const RightToLeft = meta.story({ tags: ['own-picture'], globals: { direction: 'rtl' } });
export const Everything = meta.story({
  tags: ['everything'],
  render: (args) => (
    <Rows>
      <Pagination {...args} label="A" page={1} total={118} />
      <Pagination {...args} label="B" page={6} total={118} />
      <Pagination {...args} label="C" form="pages" page={6} total={118} />
      <Pagination {...args} label="D" form="pages" page={12} total={118} />
      <Narrow>
        <Pagination {...args} label="E" form="pages" page={60} total={1180} />
      </Narrow>
    </Rows>
  ),
});
