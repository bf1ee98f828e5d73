import type { Figure, InsightReport } from '@rimawari/underwriting';
import type { ReactNode } from 'react';
import { useElementId, useReportView } from '../context/report-context.ts';
import { Quantity } from '../parts/figure-value.tsx';
import { Money } from '../parts/money.tsx';
import { Prose } from '../parts/prose.tsx';
import { QuantityRange } from '../parts/quantity-range.tsx';
import { Subtitle } from '../parts/subtitle.tsx';

const most = 3;

/** Inputs that a buyer decides or negotiates; all others are what nobody knows for sure. */
const decided = ['loan_rate', 'loan_to_price', 'loan_years', 'management_rate'];

interface Lever {
  id: string;
  label: string;
  to: Figure;
  from: Figure | undefined;
  /** Yen a year that it adds to the cash of the first year. */
  gain: number;
}

/** What a buyer can decide, at the better end of its range, the widest effect on first-year cash first. */
function leversOf({ sensitivity, figures }: InsightReport): Lever[] {
  const base = figures['returns.btcf']?.value ?? null;
  if (base === null) return [];
  return sensitivity
    .filter(({ id }) => decided.includes(id))
    .flatMap(({ id, label, low, high, low_input, high_input }): Lever[] => {
      const ends = [
        [figures[low_input], figures[low.btcf]?.value],
        [figures[high_input], figures[high.btcf]?.value],
      ] as const;
      const [to, cash] = ends.toSorted(([, one], [, other]) => (other ?? 0) - (one ?? 0))[0] ?? [];
      const gain = (cash ?? base) - base;
      return to === undefined || gain <= 0 ? [] : [{ id: `assumptions.${id}`, label, to, from: figures[`assumptions.${id}`], gain }];
    })
    .toSorted((one, other) => other.gain - one.gain);
}

export function Levers() {
  const { report, cards, medium } = useReportView();
  const elementId = useElementId();
  const hasLab = medium !== 'print' && report.scenarios.length > 0;
  const breakEven = report.figures['threshold.cash.price']?.value ?? null;
  const asked = report.figures['facts.price']?.value ?? null;
  // Where the rent is estimated, a limit of the price is one at that rent alone.
  const rent = report.headline.net_rental_yield_range == null ? null : (report.figures['rent.monthly_full']?.value ?? null);
  const levers = leversOf(report).slice(0, breakEven === null ? most : most - 1);
  if (levers.length === 0 && breakEven === null && !hasLab) return null;
  return (
    <List title="What can be decided" note="effect on first-year cash">
      {breakEven !== null && asked !== null && (
        <Item
          href={`#${cards.anchorOf('threshold.cash.price')}`}
          name="Price"
          effect={
            <>
              at <Money yen={0} /> cash
            </>
          }
        >
          <Money yen={breakEven} short /> instead of <Money yen={asked} short />
          {rent !== null && (
            <>
              , at a rent of <Money yen={rent} /> a month
            </>
          )}
        </Item>
      )}
      {levers.map(({ id, label, to, from, gain }) => (
        <Item
          key={id}
          href={`#${cards.anchorOf(id)}`}
          name={label}
          effect={
            <>
              +<Money yen={gain} />
            </>
          }
        >
          {to.value !== null && <Quantity unit={to.unit} value={to.value} />}
          {from?.value != null && (
            <>
              {' instead of '}
              <Quantity unit={from.unit} value={from.value} bare />
            </>
          )}
        </Item>
      ))}
      {hasLab && (
        <li className="rv-fine">
          <a href={`#${elementId('scenarios')}`} data-open-lab="">
            Try your own numbers
          </a>
        </li>
      )}
    </List>
  );
}

interface Unknown {
  id: string;
  label: string;
  /** The ends of its range, in its unit. */
  from: number;
  to: number;
  unit: Figure['unit'];
  /** Yen of net present value between the ends. */
  effect: number;
}

/** Inputs that no source settles, by how far the result moves between the ends of their ranges. */
export function unknownsOf({ sensitivity, figures }: Pick<InsightReport, 'sensitivity' | 'figures'>): Unknown[] {
  return sensitivity
    .filter(({ id }) => !decided.includes(id))
    .flatMap(({ id, label, low, high, low_input, high_input }): Unknown[] => {
      const [one, other] = [figures[low.npv]?.value, figures[high.npv]?.value];
      const [from, to] = [figures[low_input], figures[high_input]];
      if (one == null || other == null || from?.value == null || to?.value == null) return [];
      return [{ id, label, from: from.value, to: to.value, unit: to.unit, effect: Math.abs(other - one) }];
    })
    .toSorted((one, other) => other.effect - one.effect);
}

export function Unknowns() {
  const { report, cards } = useReportView();
  const unknowns = unknownsOf(report).slice(0, most);
  if (unknowns.length === 0) return null;
  return (
    <List title="What is not known" note="effect on net present value">
      {unknowns.map(({ id, label, from, to, unit, effect }) => {
        const home = [`assumptions.${id}`, 'rent.monthly_full'].find((figure) => figure in report.figures) ?? '';
        return (
          <Item key={id} href={`#${cards.anchorOf(home)}`} name={label} effect={<Money yen={Math.round(effect)} />}>
            <QuantityRange label={label} unit={unit} from={from} to={to} />
          </Item>
        );
      })}
    </List>
  );
}

export function NextThree() {
  const { next_steps: steps } = useReportView().report;
  const elementId = useElementId();
  if (steps.length === 0) return null;
  return (
    <List title="What to do next">
      {steps.slice(0, most).map(({ id, action }) => (
        <li key={id}>
          <Prose text={firstSentence(action)} />
        </li>
      ))}
      <li className="rv-fine">
        <a href={`#${elementId('next-steps')}`}>
          {steps.length > most ? `All ${steps.length} steps, with whom to ask` : 'With whom to ask'}
        </a>
      </li>
    </List>
  );
}

/** `Ask for: Lease (賃貸借契約書). It shows …` → `Ask for: Lease (賃貸借契約書).` */
function firstSentence(text: string): string {
  return /^.*?[.?](?=\s|$)/s.exec(text)?.[0] ?? text;
}

function List({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="rv-glance-list">
      <Subtitle className="rv-glance-title">
        {title}
        {note !== undefined && <span className="rv-fine">, {note}</span>}
      </Subtitle>
      <ol>{children}</ol>
    </div>
  );
}

function Item({ href, name, effect, children }: { href: string; name: string; effect: ReactNode; children: ReactNode }) {
  return (
    <li className="rv-glance-item">
      <a href={href}>{name}</a>
      <span className="rv-glance-effect">{effect}</span>
      <span className="rv-fine">{children}</span>
    </li>
  );
}
