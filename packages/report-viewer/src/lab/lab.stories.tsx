import { type ComputedReport, type ScenarioInputs, underwrite, withScenario } from '@rimawari/underwriting';
import { sampleReport } from '@rimawari/underwriting/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createReportView } from '../context/report-context.ts';
import { packCards, unpackCards } from '../data/packed.ts';
import sheet from '../styles/lab.css?inline';
import { outOfPlace } from '../testing/out-of-place.ts';
import { ShownReport } from '../testing/shown-report.tsx';
import type { Kept, LabHost } from './lab-host.ts';
import { isChanged } from './lab-inputs.ts';
import { labNote } from './lab-note.ts';
import { followed } from './lab-outcomes.ts';
import { labPanel } from './lab-panel.ts';

interface ShownLabProps {
  report: ComputedReport;
  /** What the host keeps; null for a host that does not answer. */
  kept: Kept | null;
  /** Whether the whole report follows; in a file it does not. */
  follows: boolean;
  currency: 'JPY' | 'USD';
  /** Values that are shown at once, as from an address. */
  asked: ScenarioInputs | null;
  /** Hears of wishes to the host: its name and what it is about. */
  onWish: (wish: string, about: string) => void;
}

/** The panel beside the note above a report, with the engine in the page and a host that keeps what it is given here. */
function ShownLab({ report, kept, follows, currency, asked, onWish }: ShownLabProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = box.current;
    if (root === null) return;
    root.dataset.currency = currency;
    const { cards } = createReportView(report, 'fragment', (path) => path);
    const worked = ({ facts, context, overrides, asOf }: ComputedReport['inputs']) => underwrite(facts, context, overrides, asOf).figures;
    const panel = labPanel({
      report: root,
      cards: unpackCards(packCards(cards)),
      overrides: report.inputs.overrides,
      yenPerDollar: report.exchange_rate.jpy_per_usd,
      host: hostOf(kept, onWish),
      workOut: async (scenario) => {
        const figures = worked(withScenario(report.inputs, scenario));
        return Object.fromEntries(followed.map((id) => [id, figures[id]?.value ?? null]));
      },
      draw: async (scenario) => (follows ? { places: Object.keys(scenario).length === 0 ? 0 : 214, chapters: 9 } : null),
      onChange: (scenario) => note.show(isChanged(scenario) && follows),
      onValues: () => undefined,
    });
    const note = labNote(root, () => panel.element.scrollIntoView(), panel.reset);
    panel.follows(follows);
    root.append(panel.element);
    if (asked !== null) {
      const words = 'The values come from the address.';
      void panel.takeFrom(asked, words).then((refused) => {
        if (refused === null) return;
        panel.say(refused);
        note.refuse(refused);
      });
    }
    return () => {
      panel.element.remove();
      root.querySelector('.rv-lab-note')?.remove();
    };
  }, [report, kept, follows, currency, asked, onWish]);
  return (
    <ShownReport report={report}>
      <style>{sheet}</style>
      <article ref={box} className="rv-root rv-fragment" lang="en">
        <header className="rv-header" />
      </article>
    </ShownReport>
  );
}

function hostOf(kept: Kept | null, onWish: ShownLabProps['onWish']): LabHost {
  return {
    onKept: (listener) => void (kept !== null && listener(kept)),
    keepAddress: (text) => onWish('address', text),
    share: (text) => onWish('share', text),
    save: (name, text) => onWish(`save ${name}`, text),
    remove: (id) => onWish('remove', id),
    makeDefaults: (text) => onWish('defaults', text),
  };
}

const account: Kept = { where: 'account', defaults: true, scenarios: [], said: '' };
const saved: Kept = {
  ...account,
  scenarios: [
    { id: '1', name: 'Careful', scenario: { assumptions: { vacancy: 9, loan_rate: 3.5 } } },
    { id: '2', name: 'Two million less, in cash', scenario: { price_jpy: 21_800_000, assumptions: { loan_to_price: 0 } } },
  ],
};

const meta = {
  title: 'Report/Scenario lab',
  component: ShownLab,
  parameters: { layout: 'fullscreen' },
  tags: ['no-visual'],
  args: { report: sampleReport('condominium_unit'), kept: account, follows: true, currency: 'JPY', asked: null, onWish: fn() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('slider', { name: 'Interest rate' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await expect(outOfPlace(canvasElement)).toEqual([]);
  },
} satisfies Meta<typeof ShownLab>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The three texts of a row: of the report, of the reader, and between them. */
function cash(canvasElement: HTMLElement): (string | null)[] {
  const row = within(canvasElement).getByRole('row', { name: /^Cash flow before tax/ });
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

export const AsTheReport: Story = { tags: ['!no-visual', 'own-picture', 'in-dark'] };

export const ByKeys: Story = {
  tags: ['!no-visual', 'own-picture', 'in-dark'],
  play: async ({ args, canvas, canvasElement }) => {
    const [own] = cash(canvasElement);
    canvas.getByRole('slider', { name: 'Interest rate' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageUp}{ArrowLeft}');
    await expect(canvas.getByRole('spinbutton', { name: 'Interest rate, %' })).toHaveValue(3.45);
    const vacancy = canvas.getByRole('spinbutton', { name: 'Vacancy and credit loss, %' });
    await userEvent.clear(vacancy);
    await userEvent.type(vacancy, '9');
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Buyer' }), 'company');
    await waitFor(() => expect(canvas.getAllByRole('img', { name: 'yours' })).toHaveLength(3));
    await waitFor(() => expect(cash(canvasElement)[1]).not.toBe(own));
    await expect(canvas.getByText('214 values differ from the report, in 9 chapters. Differences are underlined.')).toBeVisible();
    await expect(canvas.getByText(/^Shown with your values\./)).toBeVisible();
    await waitFor(() => expect(args.onWish).toHaveBeenLastCalledWith('address', '1,vacancy:9,loan_rate:3.45,owner:company'));
    await expect(outOfPlace(canvasElement)).toEqual([]);
  },
};

export const ReadyChangesAndReset: Story = {
  play: async ({ canvas, canvasElement }) => {
    const own = cash(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'All cash' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Rent −10%' }));
    await expect(canvas.getByRole('spinbutton', { name: 'Loan-to-value (LTV), %' })).toHaveValue(0);
    await waitFor(() => expect(cash(canvasElement)).not.toEqual(own));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByText('Reset to the report’s values.')).toBeVisible();
    await waitFor(() => expect(cash(canvasElement)).toEqual(own));
    await expect(canvas.queryAllByRole('img', { name: 'yours' })).toHaveLength(0);
  },
};

/** A finger on the slider moves it in steps; every target is large enough for one. */
export const OnAPhone: Story = {
  tags: ['!no-visual', 'own-picture'],
  globals: { viewport: { value: 'phone' } },
  args: { asked: { assumptions: { holding_years: 7 } } },
  play: async ({ canvas, canvasElement }) => {
    const years = canvas.getByRole('slider', { name: 'Holding period' });
    await waitFor(() => expect(years).toHaveAttribute('aria-valuetext', '7\u00a0years'));
    await expect(canvas.getByText('The values come from the address.')).toBeVisible();
    const targets = [...canvasElement.querySelectorAll<HTMLElement>('.rv-lab :is(input, select, button)')].filter((one) =>
      one.checkVisibility(),
    );
    await expect(targets.filter((one) => one.getBoundingClientRect().height < 24)).toEqual([]);
    await expect(outOfPlace(canvasElement)).toEqual([]);
  },
};

export const ARefusedNumber: Story = {
  play: async ({ canvas, canvasElement }) => {
    const own = cash(canvasElement);
    const years = canvas.getByRole('spinbutton', { name: 'Holding period, years' });
    await userEvent.clear(years);
    await userEvent.type(years, '7.5');
    await userEvent.tab();
    await expect(await canvas.findByText('Holding period must be a whole number between 1 and 35.')).toBeVisible();
    await expect(years).toHaveAttribute('aria-invalid', 'true');
    await expect(years).toHaveValue(7.5);
    await expect(cash(canvasElement)).toEqual(own);
  },
};

export const ARefusedAddress: Story = {
  tags: ['!no-visual', 'own-picture'],
  args: { asked: { assumptions: { loan_rate: 400 } } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByText('Interest rate must lie between 0 and 15, not 400.')).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: 'Your values' })).toBeVisible();
    await expect(canvas.getByText('Reset to report values')).not.toBeVisible();
    await expect(outOfPlace(canvasElement)).toEqual([]);
  },
};

export const SavedAndCompared: Story = {
  tags: ['!no-visual', 'own-picture', 'in-dark'],
  args: { kept: saved, asked: { assumptions: { loan_years: 20 } } },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Compare with' }), 'Careful');
    await expect(await canvas.findByRole('columnheader', { name: 'Careful' })).toBeVisible();
    await expect(await canvas.findByText(/ values differ from “Careful”, /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save scenario' }));
    await expect(canvas.getByText('Enter a name for the scenario first.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the scenario' }), 'Shorter loan{Enter}');
    await expect(args.onWish).toHaveBeenLastCalledWith('save Shorter loan', '1,loan_years:20');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Careful' }));
    await expect(args.onWish).toHaveBeenLastCalledWith('remove', '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as my defaults' }));
    await expect(args.onWish).toHaveBeenLastCalledWith('defaults', '1,loan_years:20');
    await expect(outOfPlace(canvasElement)).toEqual([]);
  },
};

export const InDollars: Story = {
  args: { currency: 'USD' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(cash(canvasElement)[0]).toMatch(/^−?\$/));
  },
};

/** A file holds no script that draws the report, and its browser keeps nothing for a page without an address. */
export const InAFile: Story = {
  args: { follows: false, kept: { where: 'page', defaults: false, scenarios: [], said: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/In a file, the rest of the report does not change\.$/)).toBeVisible();
    await expect(canvas.getByText(/^This browser can’t store data for this page/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rate +1 pt' }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'yours' })).toBeVisible());
    await expect(canvas.queryByText(/^Shown with your values\./)).toBeNull();
    await expect(canvas.getByText('Save as my defaults')).not.toBeVisible();
  },
};

export const ByAHostThatKeepsNothing: Story = {
  args: { kept: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save scenario' })).toBeNull();
    await expect(canvas.getByRole('slider', { name: 'Asking price' })).toBeVisible();
  },
};
