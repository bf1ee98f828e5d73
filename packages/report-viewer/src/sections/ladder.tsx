import type { Figure } from '@rimawari/underwriting';
import { share } from '../charts/share.ts';
import { useElementId, useReportView } from '../context/report-context.ts';
import { anchorOf } from '../figures/figure-homes.ts';
import { fixed } from '../format/group-digits.ts';
import { FigureLabel } from '../parts/figure-note.tsx';
import { useAnchor } from '../parts/figure-table.tsx';
import { FigureRange, FigureValue } from '../parts/figure-value.tsx';
import { NotStated } from '../parts/not-stated.tsx';
import { Section } from '../parts/section.tsx';
import { ladderTexts as texts } from '../texts/income-texts.ts';

/** The way from the advertised yield down to what is left, one rung for each thing taken away. */
export function Ladder() {
  const { report } = useReportView();
  const rungs = report.yield_ladder.flatMap((rung) => {
    const figure = report.figures[rung.figure];
    return figure === undefined ? [] : [{ figure, step: rung.step === null ? undefined : report.figures[rung.step] }];
  });
  const values = rungs.flatMap(({ figure }) => [figure.value ?? 0, ...(figure.range ?? [])]);
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const at = (value: number) => ((value - low) / (high - low)) * 100;
  const numbers = rungs.map(({ figure }) => figure.value);
  return (
    <Section id="ladder" title={texts.title} titleJa={texts.titleJa} lead={<LadderSentence />}>
      <ol className="rv-ladder">
        {rungs.map(({ figure, step }, index) => {
          const above = numbers.slice(0, index).findLast((value) => value !== null) ?? null;
          return <Rung key={figure.id} figure={figure} step={step} above={above} at={at} last={index === rungs.length - 1} />;
        })}
      </ol>
    </Section>
  );
}

interface RungProps {
  figure: Figure;
  step: Figure | undefined;
  /** Value of the nearest rung above that is known. */
  above: number | null;
  at: (value: number) => number;
  last: boolean;
}

function Rung({ figure, step, above, at, last }: RungProps) {
  const stepAnchor = useAnchor(step?.id ?? '');
  return (
    <>
      {step !== undefined && (
        <li className="rv-rung-step" id={stepAnchor}>
          <FigureLabel figure={step} />
          <span className="rv-step-value">
            {step.value === null ? <NotStated>{texts.notAvailable}</NotStated> : <StepAmount step={step} />}
          </span>
          {above !== null && <Riser from={at(above)} zero={at(0)} />}
        </li>
      )}
      <li className={last ? 'rv-rung rv-rung-last' : 'rv-rung'} id={useAnchor(figure.id)}>
        <FigureLabel figure={figure} />
        <span className="rv-rung-value">
          <FigureValue figure={figure} />
          {figure.range !== null && (
            <span className="rv-rung-range">
              <FigureRange figure={figure} bare />
            </span>
          )}
        </span>
        <RungBar figure={figure} above={above} at={at} />
      </li>
    </>
  );
}

/** The bar from zero, paler where the plausible range begins, a tick at the value, and the part lost since the rung above in outline; hatched where the value is not known. */
function RungBar({ figure, above, at }: Pick<RungProps, 'figure' | 'above' | 'at'>) {
  const zero = at(0);
  const elementId = useElementId();
  if (figure.value === null) {
    const hatch = elementId(`hatch-${anchorOf(figure.id)}`);
    return (
      <svg className="rv-rung-bar" aria-hidden="true">
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className="rv-hatch-line" x1="0" x2="0" y1="0" y2="6" />
        </pattern>
        <rect
          className="rv-unknown-bar"
          fill={`url(#${hatch})`}
          x={share(zero)}
          width={share((above === null ? 100 : at(above)) - zero)}
          y="50%"
          height="20"
          transform="translate(0 -10)"
        />
      </svg>
    );
  }
  const end = at(figure.value);
  const lost = above !== null && above > figure.value ? { from: Math.max(end, 0), to: at(above) } : null;
  return (
    <svg className="rv-rung-bar" aria-hidden="true">
      {lost !== null && (
        <rect
          className="rv-lost"
          x={share(lost.from)}
          width={share(lost.to - lost.from)}
          y="50%"
          height="20"
          transform="translate(0 -10)"
        />
      )}
      <rect
        className={figure.value < 0 ? 'rv-fill-caution' : 'rv-rung-fill'}
        x={share(Math.min(zero, end))}
        width={share(Math.abs(end - zero))}
        y="50%"
        height="20"
        transform="translate(0 -10)"
      />
      {figure.range !== null && (
        <rect
          className="rv-rung-band"
          x={share(at(figure.range[0]))}
          width={share(Math.max(0, at(figure.range[1]) - at(figure.range[0])))}
          y="50%"
          height="20"
          transform="translate(0 -10)"
        />
      )}
      <line className="rv-zero" x1={share(zero)} x2={share(zero)} y1="0" y2="100%" />
      <rect className="rv-rung-end" x={share(end)} y="50%" width="3" height="26" transform="translate(-1.5 -13)" />
    </svg>
  );
}

/** Between two rungs: the rail at zero goes on, and the end of the upper rung drops to the lower one. */
function Riser({ from, zero }: { from: number; zero: number }) {
  return (
    <svg className="rv-riser" aria-hidden="true">
      <line className="rv-zero" x1={share(zero)} x2={share(zero)} y1="0" y2="100%" />
      <line className="rv-riser-line" x1={share(from)} x2={share(from)} y1="0" y2="100%" />
    </svg>
  );
}

function StepAmount({ step }: { step: Figure }) {
  const value = step.value ?? 0;
  if (step.unit !== 'percent') return <FigureValue figure={step} />;
  return (
    <span className="rv-amount">
      {value >= 0.005 ? '+' : ''}
      {fixed(value, 2)}
      <span className="rv-unit">{texts.points}</span>
    </span>
  );
}

export function LadderSentence() {
  const { report } = useReportView();
  const figures = report.yield_ladder.flatMap((rung) => report.figures[rung.figure] ?? []);
  const stated = figures.find((figure) => figure.value !== null);
  const net = figures.find((figure) => figure.id === 'returns.net_yield') ?? figures.at(-1);
  if (stated?.value == null || net?.value == null || stated === net) return <>{texts.leadWithout}</>;
  return <>{texts.lead(stated.label, fixed(stated.value, 2), fixed(net.value, 2))}</>;
}
