import type { Figure } from '@rimawari/underwriting';
import type { CardView } from '../data/card-view.ts';
import { isMoney, unitAfter } from '../format/format-value.ts';
import { formatMoney } from '../format/money.ts';
import * as texts from '../texts/parts-texts.ts';
import { Quantity } from './figure-value.tsx';

/** A figure named inside another one's card, with its value: its label leads to where it stands. */
export function FigureLink({ id, view }: { id: string; view: CardView }) {
  const figure = view.figures[id];
  if (figure === undefined) return <SeriesName id={id} label={view.series[id]?.label} />;
  return (
    <>
      {view.linked ? <a href={`#${view.anchorOf(id)}`}>{figure.label}</a> : <span>{figure.label}</span>}
      <Amount figure={figure} />
    </>
  );
}

/** A whole row or column of a table, named as it is there. */
function SeriesName({ id, label }: { id: string; label: string | undefined }) {
  if (label === undefined) return <code>{id}</code>;
  return <>{texts.cardColumn(label, id.startsWith('monthly.'))}</>;
}

function Amount({ figure }: { figure: Figure }) {
  if (figure.value === null) return <i>{figure.origin.kind === 'not_stated' ? texts.notStated : texts.notAvailable}</i>;
  const suffix = unitAfter(figure.unit, figure.value);
  if (isMoney(figure.unit) && suffix === '') return <b data-jpy={figure.value}>{formatMoney(figure.value, 'JPY', 0)}</b>;
  return (
    <b>
      <Quantity unit={figure.unit} value={figure.value} bare />
      {suffix !== '' && <small>{suffix}</small>}
    </b>
  );
}
