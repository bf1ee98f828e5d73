import type { CardView } from '../data/card-view.ts';
import { isReworked } from '../figures/figure-homes.ts';
import { Disclosure } from './disclosure.tsx';
import { OriginNote } from './origin-note.tsx';
import { Prose } from './prose.tsx';

/** The header of cells that are a base-case figure worked out again: what it means, how the cells came about, and the base case that they differ from. */
export function OutcomeName({ label, ids, view, printed }: { label: string; ids: string[]; view: CardView; printed: boolean }) {
  const { figures } = view;
  const [cell] = ids.flatMap((id) => figures[id] ?? []).filter((figure) => figure.origin.kind === 'computed' && isReworked(figure.id));
  if (cell?.origin.kind !== 'computed') return <>{label}</>;
  const base = figures[cell.origin.inputs[0] ?? ''];
  return (
    <Disclosure printed={printed} label={<span className="rv-label">{label}</span>}>
      <p className="rv-definition">
        <Prose text={base?.definition ?? cell.definition} />
      </p>
      <OriginNote origin={{ ...cell.origin, inputs: base === undefined ? [] : [base.id] }} view={view} />
    </Disclosure>
  );
}
