import type { ReactNode } from 'react';
import { useElementId, useReportView } from '../context/report-context.ts';
import { type LabInput, labInputs, quickKeys, quickText } from '../lab/lab-inputs.ts';
import { Money } from '../parts/money.tsx';
import { glanceTexts } from '../texts/glance-texts.ts';
import { headerTexts } from '../texts/report-texts.ts';
import { priceName } from './report-title.ts';

const texts = glanceTexts.controls;

/**
 * The inputs that move a result most and that a buyer decides or negotiates. Their values stand as text; once the script runs they are
 * sliders, and the tiles follow.
 */
export function QuickControls() {
  const { medium, report, cards } = useReportView();
  const elementId = useElementId();
  const inputs = quickInputs(labInputs(cards));
  if (inputs.length === 0) return null;
  const isLive = medium !== 'print' && report.scenarios.length > 0 && report.inputs.context !== null;
  return (
    <section className="rv-quick" aria-label={texts.title}>
      <p className="rv-quick-title">
        {isLive ? texts.title : texts.printedTitle}
        {isLive && (
          <a className="rv-fine" href={`#${elementId('scenarios')}`} data-open-lab="">
            {texts.more}
          </a>
        )}
      </p>
      <dl className="rv-quick-fields">
        {inputs.map((input) => (
          <QuickField key={input.key} input={input} live={isLive} name={nameOf(input, priceName(report))} />
        ))}
      </dl>
    </section>
  );
}

function QuickField({ input, live, name }: { input: LabInput; live: boolean; name: string }): ReactNode {
  return (
    <div className="rv-quick-field">
      <dt>{name}</dt>
      <dd>
        <span data-quick-value={input.key}>
          {input.unit === 'JPY' || input.unit === 'JPY/month' ? (
            <Money yen={input.base} short={input.unit === 'JPY'} />
          ) : (
            quickText(input.key, input.base)
          )}
        </span>
        {live && (
          <input
            type="range"
            aria-label={name}
            data-quick={input.key}
            data-step={input.step}
            min={input.low}
            max={input.high}
            step="any"
            defaultValue={input.base}
          />
        )}
      </dd>
    </div>
  );
}

function quickInputs(inputs: readonly LabInput[]): LabInput[] {
  return quickKeys.flatMap((key) => inputs.find((input) => input.key === key) ?? []);
}

function nameOf({ key }: LabInput, price: string): string {
  if (key === 'price_jpy') return price === headerTexts.basePrice ? texts.bid : texts.price;
  if (key === 'loan_to_price') return texts.loanToValue;
  return key === 'monthly_rent' ? texts.rent : texts.holding;
}
