import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { DateTime } from '../date-time/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Link } from '../link/index.ts';
import { Money } from '../money/index.ts';
import { Percent } from '../percent/index.ts';
import { longJapanese } from '../samples/texts.ts';
import { StatusBadge } from '../status-badge/index.ts';
import { type DataColumn, DataTable, type DataTableProps } from './data-table.tsx';

interface Property {
  id: string;
  title: string;
  status: string;
  price: number | null;
  netYield: number | null;
  created: string;
}

const rows: Property[] = [
  { id: 'a1', title: 'Kanda Heights 302', status: 'completed', price: 28_400_000, netYield: 4.2, created: '2026-11-18' },
  { id: 'b2', title: 'Whole building, Itabashi', status: 'processing', price: 128_000_000, netYield: null, created: '2026-11-20' },
  { id: 'c3', title: '神田須田町ハイツ', status: 'failed', price: null, netYield: null, created: '2026-10-02' },
  { id: 'd4', title: 'Detached house, Kawagoe', status: 'completed', price: 9_800_000, netYield: 7.9, created: '2026-09-30' },
];
const columns: DataColumn<Property>[] = [
  { key: 'title', header: 'Analysis', cell: ({ title }) => title, isRowHeader: true, sortValue: ({ title }) => title },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ price }) => <Money amount={price} currency="JPY" />,
    sortValue: ({ price }) => price,
  },
  {
    key: 'yield',
    header: 'Net Yield',
    align: 'end',
    cell: ({ netYield }) => <Percent value={netYield} />,
    sortValue: ({ netYield }) => netYield,
  },
  { key: 'created', header: 'Created', cell: ({ created }) => <DateTime value={created} />, sortValue: ({ created }) => created },
  { key: 'actions', header: 'Actions', hideHeader: true, align: 'end', cell: ({ id }) => <Link href={`#${id}`}>View</Link> },
];
const plain = columns.map((column) => ({ ...column, sortValue: undefined }));
const Table = (props: DataTableProps<Property>) => <DataTable<Property> {...props} />;

const meta = preview.meta({
  title: 'Parts/DataTable',
  component: DataTable,
  args: { caption: 'Analyses', columns: [], rows: [], rowKey: String },
});
const args = { caption: 'Analyses', columns, rows, rowKey: ({ id }: Property) => id };
const namesIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('tbody th')].map((cell) => cell.textContent?.replace('Analysis', ''));

export const Playground = meta.story({
  render: ({ narrow, density, loading, showCaption }) => (
    <Table {...args} narrow={narrow} density={density} loading={loading} showCaption={showCaption} />
  ),
});
export const Sortable = meta.story({
  render: () => <Table {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(namesIn(canvasElement)).toEqual([
      'Detached house, Kawagoe',
      'Kanda Heights 302',
      'Whole building, Itabashi',
      '神田須田町ハイツ',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
    await expect(namesIn(canvasElement)).toEqual([
      'Whole building, Itabashi',
      'Kanda Heights 302',
      'Detached house, Kawagoe',
      '神田須田町ハイツ',
    ]);
  },
});
export const SortedByKeyboard = meta.story({
  render: () => <Table {...args} rows={rows.slice(0, 2)} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Price' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('button', { name: 'Price' })).toHaveFocus();
  },
});
export const SortedAtFirst = meta.story({ render: () => <Table {...args} defaultSort={{ column: 'yield', direction: 'descending' }} /> });
const onSortChange = fn();
export const SortedByTheServer = meta.story({
  render: () => <Table {...args} sort={{ column: 'created', direction: 'descending' }} onSortChange={onSortChange} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Created' }));
    await expect(onSortChange).toHaveBeenCalledWith({ column: 'created', direction: 'ascending' });
    await expect(namesIn(canvasElement)[0]).toBe('Kanda Heights 302');
  },
});
export const Plain = meta.story({ render: () => <Table {...args} columns={plain} /> });
export const WithCaption = meta.story({ render: () => <Table {...args} columns={plain} showCaption caption="All analyses (4)" /> });
export const Dense = meta.story({ render: () => <Table {...args} columns={plain} density="dense" /> });
export const Loading = meta.story({
  render: () => <Table {...args} rows={[]} loading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the table');
  },
});
export const Empty = meta.story({ render: () => <Table {...args} columns={plain} rows={[]} empty="No users found" /> });
export const EmptyWithNextStep = meta.story({
  render: () => (
    <Table
      {...args}
      columns={plain}
      rows={[]}
      empty={
        <EmptyState size="compact" title="No analyses yet" action={<Link href="#analyze">Start Analysis</Link>}>
          Start your first property analysis to see results here.
        </EmptyState>
      }
    />
  ),
});
export const NarrowStacked = meta.story({
  globals: { viewport: { value: 'narrowest' } },
  render: () => <Table {...args} columns={plain} />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Analyses' });
    await expect(within(table).getAllByRole('row').length).toBeGreaterThanOrEqual(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const NarrowStackedSortable = meta.story({ globals: { viewport: { value: 'phone' } }, render: () => <Table {...args} /> });
export const NarrowScrolling = meta.story({
  globals: { viewport: { value: 'narrowest' } },
  render: () => <Table {...args} columns={plain} narrow="scroll" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Analyses' })).toHaveFocus();
  },
});
export const RightToLeft = meta.story({ render: () => <Table {...args} />, globals: { direction: 'rtl' } });
export const JapaneseAt320 = meta.story({
  globals: { viewport: { value: 'narrowest' } },
  render: () => (
    <Table
      {...args}
      caption={longJapanese}
      showCaption
      rows={[{ id: 'e5', title: longJapanese, status: 'completed', price: 1_284_000_000, netYield: -0.4, created: '2026-11-18' }]}
    />
  ),
});
export const Everything = meta.story({
  tags: ['everything'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' }}>
      <Table
        {...args}
        showCaption
        rows={[...rows, { id: 'e5', title: longJapanese, status: 'archived', price: 1, netYield: -0.4, created: 'soon' }]}
      />
      <Table {...args} columns={plain} density="dense" />
      <Table {...args} columns={plain} rows={[]} />
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Table
          {...args}
          rows={[...rows.slice(0, 2), { id: 'e5', title: longJapanese, status: 'archived', price: 1, netYield: -0.4, created: 'soon' }]}
        />
      </div>
    </div>
  ),
});
