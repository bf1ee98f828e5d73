import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Accordion } from '../accordion/index.ts';
import { Alert } from '../alert/index.ts';
import { AlertDialog } from '../alert-dialog/index.ts';
import { AppShell } from '../app-shell/index.ts';
import { Badge } from '../badge/index.ts';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { CodeField } from '../code-field/index.ts';
import { CopyableId } from '../copyable-id/index.ts';
import { DataTable } from '../data-table/index.ts';
import { DateTime } from '../date-time/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { DropZone, FileList } from '../drop-zone/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorView } from '../error-boundary/index.ts';
import { Field } from '../field/index.ts';
import { FileSize } from '../file-size/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Link } from '../link/index.ts';
import { Menu } from '../menu/index.ts';
import { Money } from '../money/index.ts';
import { NotStated } from '../not-stated/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { Pagination } from '../pagination/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { Percent } from '../percent/index.ts';
import { Popover } from '../popover/index.ts';
import { Progress } from '../progress/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Slider } from '../slider/index.ts';
import { Spinner } from '../spinner/index.ts';
import { StatCard } from '../stat-card/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import { Steps } from '../steps/index.ts';
import { Switch } from '../switch/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../tabs/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { Toast, ToastProvider } from '../toast/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Wordmark } from '../wordmark/index.ts';

/** What is given to each part besides its own props. */
interface Given {
  ref: (element: Element | null) => void;
  className: string;
  style: { '--told': string };
  'data-testid': string;
  'aria-describedby': string;
}

type Draw = (given: Given) => ReactNode;

// Every part stands here, so that its picture would change with each of theirs.
const meta = preview.meta({ title: 'Foundations/Attributes', tags: ['no-visual'] });
const options = [
  { value: 'jpy', label: 'Yen' },
  { value: 'usd', label: 'Dollars' },
];
const field = { label: 'Label', hint: 'Hint', error: 'Error' };

/** Rest props, ref, className and style on the root. */
const onTheRoot: Record<string, Draw> = {
  Accordion: (given) => <Accordion {...given} items={[{ value: 'one', title: 'Question', content: 'Answer' }]} />,
  Alert: (given) => <Alert {...given}>Words</Alert>,
  AppShell: (given) => <AppShell {...given} links={[]} />,
  Badge: (given) => <Badge {...given}>Word</Badge>,
  Banner: (given) => <Banner {...given}>Words</Banner>,
  Button: (given) => <Button {...given}>Save</Button>,
  'Button as a link': (given) => (
    <Button {...given} asChild>
      <a href="#save">Save</a>
    </Button>
  ),
  Card: (given) => <Card {...given}>Words</Card>,
  CopyableId: (given) => <CopyableId {...given} value="a1b2c3d4e5" />,
  DataTable: (given) => (
    <DataTable {...given} caption="Rows" columns={[{ key: 'a', header: 'A', cell: String }]} rows={[]} rowKey={String} />
  ),
  DateTime: (given) => <DateTime {...given} value="2026-11-20" />,
  'DateTime, not stated': (given) => <DateTime {...given} value={null} />,
  DescriptionList: (given) => <DescriptionList {...given} items={[{ term: 'Term', value: 'Value' }]} />,
  Disclosure: (given) => (
    <Disclosure {...given} title="More">
      Words
    </Disclosure>
  ),
  DropZone: (given) => <DropZone {...given} label="Documents" accept={{}} maxFiles={1} maxBytes={1} files={[]} onFilesChange={fn()} />,
  EmptyState: (given) => <EmptyState {...given} title="Nothing yet" />,
  ErrorView: (given) => <ErrorView {...given} />,
  Field: (given) => (
    <Field {...given} label="Label">
      {(control) => <input {...control} />}
    </Field>
  ),
  FileList: (given) => <FileList {...given} files={[]} />,
  FileSize: (given) => <FileSize {...given} bytes={1} />,
  Icon: (given) => <Icon {...given} name="check" label="Done" />,
  IconButton: (given) => <IconButton {...given} icon="close" label="Close" />,
  Link: (given) => (
    <Link {...given} href="#there">
      There
    </Link>
  ),
  Money: (given) => <Money {...given} amount={1} currency="JPY" />,
  NotStated: (given) => <NotStated {...given} />,
  PageHeader: (given) => <PageHeader {...given} title="Title" />,
  Pagination: (given) => <Pagination {...given} page={1} pageSize={1} total={2} onPageChange={fn()} />,
  Percent: (given) => <Percent {...given} value={1} />,
  Progress: (given) => <Progress {...given} label="Reading" value={1} />,
  RadioGroup: (given) => <RadioGroup {...given} label="Currency" error="Error" options={options} />,
  SegmentedControl: (given) => <SegmentedControl {...given} label="Currency" segments={options} />,
  Skeleton: (given) => <Skeleton {...given} />,
  'Skeleton, a block': (given) => <Skeleton {...given} shape="block" />,
  Spinner: (given) => <Spinner {...given} />,
  StatCard: (given) => <StatCard {...given} label="Users" value="1" />,
  StatusBadge: (given) => <StatusBadge {...given} status="failed" />,
  Tabs: (given) => (
    <Tabs {...given} defaultValue="one">
      <TabList aria-label="Parts">
        <Tab value="one">One</Tab>
      </TabList>
      <TabPanel value="one">First</TabPanel>
    </Tabs>
  ),
  VisuallyHidden: (given) => <VisuallyHidden {...given}>Heard</VisuallyHidden>,
  Wordmark: (given) => <Wordmark {...given} />,
};

/** Rest props and ref on the control, className and style on the whole. */
const onTheControl: Record<string, Draw> = {
  Checkbox: (given) => <Checkbox {...given} {...field} />,
  CodeField: (given) => <CodeField {...given} {...field} value="" onValueChange={fn()} />,
  PasswordField: (given) => <PasswordField {...given} {...field} />,
  Select: (given) => <Select {...given} {...field} options={options} />,
  Slider: (given) => <Slider {...given} label="Rate" hint="Hint" value={1} min={0} max={2} onValueChange={fn()} />,
  Steps: (given) => <Steps {...given} steps={[{ title: 'First' }]} />,
  Switch: (given) => <Switch {...given} label="Label" hint="Hint" />,
  TextArea: (given) => <TextArea {...given} {...field} />,
  TextField: (given) => <TextField {...given} {...field} />,
};

/** Above the page, one to a story: what they are given goes to the root of what opens. */
const above = {
  AlertDialog: (given) => <AlertDialog {...given} defaultOpen title="Title" description="What it means" />,
  Dialog: (given) => <Dialog {...given} defaultOpen title="Title" description="What it means" />,
  Menu: (given) => <Menu {...given} defaultOpen trigger={<Button>Open</Button>} items={[{ label: 'One' }]} />,
  Popover: (given) => (
    <Popover {...given} defaultOpen trigger={<Button>Open</Button>} label="More">
      Words
    </Popover>
  ),
  Toast: (given) => (
    <ToastProvider>
      <Toast {...given} title="Saved" open />
    </ToastProvider>
  ),
  Tooltip: (given) => (
    <Tooltip {...given} defaultOpen words="Words">
      <Button>Name</Button>
    </Tooltip>
  ),
} satisfies Record<string, Draw>;

/** Hint and error, which are read before what is said elsewhere. */
const ownDescriptions: Record<string, number> = {
  AlertDialog: 1,
  Checkbox: 2,
  CodeField: 2,
  Dialog: 1,
  PasswordField: 2,
  RadioGroup: 1,
  Select: 2,
  Slider: 1,
  Switch: 1,
  TextArea: 2,
  TextField: 2,
};
const ownStyle = ['DateTime', 'FileSize', 'Skeleton, a block'];

/** A story that draws each once and looks where what it was given has landed. */
function story(cases: Record<string, Draw>, place: 'root' | 'control' | 'above') {
  const drawn = Object.entries(cases).map(([name, draw], at) => {
    const filled: { element: Element | null } = { element: null };
    const told: Given = {
      ref: (element) => {
        filled.element = element;
      },
      className: `told-${at}`,
      style: { '--told': 'yes' },
      'data-testid': `told-${at}`,
      'aria-describedby': 'said',
    };
    return { name, filled, told, element: draw(told) };
  });
  return {
    render: () => (
      <>
        <p id="said">Said elsewhere.</p>
        {drawn.map(({ name, element }) => (
          <div key={name} data-case={name}>
            {element}
          </div>
        ))}
      </>
    ),
    play: async () => {
      for (const { name, filled, told } of drawn) {
        const one = async (selector: string) => {
          await waitFor(() => expect(document.querySelectorAll(selector).length, `${name}: ${selector}`).toBe(1));
          return document.querySelector<HTMLElement>(selector);
        };
        const control = await one(`[data-testid="${told['data-testid']}"]`);
        const root = await one(`.${told.className}`);
        await expect(filled.element, `${name}: ref`).toBe(control);
        await expect(root?.style.getPropertyValue('--told'), `${name}: style`).toBe('yes');
        const said = [root, ...(root?.querySelectorAll('*') ?? [])].find((each) => each?.matches('[aria-describedby~="said"]'));
        const also = said?.getAttribute('aria-describedby')?.split(' ') ?? [];
        await expect(also.length, `${name}: aria-describedby after its own`).toBe(1 + (ownDescriptions[name] ?? 0));
        await expect(also, `${name}: aria-describedby`).toContain('said');
        if (ownStyle.includes(name)) await expect(root?.style.length, `${name}: its own style too`).toBeGreaterThan(1);
        if (place !== 'above') await expect(root?.parentElement?.dataset.case, `${name}: className on the root`).toBe(name);
        if (place === 'control') await expect(root?.contains(control) && root !== control, `${name}: control`).toBe(true);
        else await expect(control, `${name}: root`).toBe(root);
      }
    },
  };
}

export const OnTheRoot = meta.story(story(onTheRoot, 'root'));
export const OnTheControl = meta.story(story(onTheControl, 'control'));
export const OnAnAlertDialog = meta.story(story({ AlertDialog: above.AlertDialog }, 'above'));
export const OnADialog = meta.story(story({ Dialog: above.Dialog }, 'above'));
export const OnAMenu = meta.story(story({ Menu: above.Menu }, 'above'));
export const OnAPopover = meta.story(story({ Popover: above.Popover }, 'above'));
export const OnAToast = meta.story(story({ Toast: above.Toast }, 'above'));
export const OnATooltip = meta.story(story({ Tooltip: above.Tooltip }, 'above'));
