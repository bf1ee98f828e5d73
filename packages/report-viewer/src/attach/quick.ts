import type { MovedKey } from '../lab/lab-inputs.ts';
import { writeQuickValue } from '../lab/quick-controls.ts';

interface QuickOptions {
  /** The reader comes near: what works the figures out is loaded meanwhile. */
  approach: () => void;
  /** Takes a value. @throws where the report cannot be worked out here */
  move: (key: MovedKey, value: number) => Promise<void>;
  signal: AbortSignal;
}

/** The sliders of the first screen: each value is shown at once, and what follows from it as soon as it is known. */
export function enableQuick(report: HTMLElement, { approach, move, signal }: QuickOptions): void {
  const quick = report.querySelector<HTMLElement>('.rv-quick');
  if (quick === null) return;
  for (const event of ['pointerenter', 'focusin']) quick.addEventListener(event, approach, { once: true, signal });
  const moved = (slider: HTMLInputElement, value: number) => {
    const key = slider.dataset.quick as MovedKey;
    slider.value = String(value);
    writeQuickValue(report, key, value);
    move(key, value).catch((error: unknown) => {
      quick.replaceChildren(error instanceof Error ? error.message : String(error));
    });
  };
  const sliderOf = ({ target }: Event) => (target instanceof HTMLInputElement && target.dataset.quick !== undefined ? target : null);
  quick.addEventListener(
    'input',
    (event) => {
      const slider = sliderOf(event);
      if (slider !== null) moved(slider, snapped(slider, Number(slider.value)));
    },
    { signal },
  );
  quick.addEventListener(
    'keydown',
    (event) => {
      const slider = sliderOf(event);
      const steps = stepsOf[event.key] ?? 0;
      if (slider === null || steps === 0) return;
      event.preventDefault();
      moved(slider, snapped(slider, Number(slider.value) + steps * Number(slider.dataset.step)));
    },
    { signal },
  );
}

const stepsOf: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
};

/** On a step of the input, and between its ends. */
function snapped({ min, max, dataset }: HTMLInputElement, value: number): number {
  const step = Number(dataset.step);
  return Math.min(Number(max), Math.max(Number(min), Math.round(Math.round(value / step) * step * 1e6) / 1e6));
}
