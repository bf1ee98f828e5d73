import type { ComputedReport, InsightReport } from '@rimawari/underwriting';
import { type SampleKind, sampleReport } from '@rimawari/underwriting/testing';
import type { RenderOptions } from '../render/renderer.ts';
import { builtRenderer } from './built-renderer.ts';

const samples = new Map<SampleKind, ComputedReport>();

/** A sample, computed once for all tests of a process. It is frozen: a test that changes a report clones it first. */
export function keptSample(kind: SampleKind): ComputedReport {
  const sample = samples.get(kind) ?? frozen(sampleReport(kind));
  samples.set(kind, sample);
  return sample;
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}

type BuiltRenderer = Awaited<ReturnType<typeof builtRenderer>>;

let kept: Promise<BuiltRenderer> | null = null;

/** The built renderer; what it made of a frozen report it does not make again for the same options. */
export function keptRenderer(): Promise<BuiltRenderer> {
  kept ??= builtRenderer().then(keeping);
  return kept;
}

function keeping(renderer: BuiltRenderer): BuiltRenderer {
  const withOptions = <T>(render: (report: InsightReport, options: RenderOptions) => T) => {
    const made = new WeakMap<InsightReport, WeakMap<RenderOptions, T>>();
    return (report: InsightReport, options: RenderOptions): T => {
      if (!Object.isFrozen(report)) return render(report, options);
      const ofReport = made.get(report) ?? new WeakMap<RenderOptions, T>();
      made.set(report, ofReport);
      const result = ofReport.get(options) ?? render(report, options);
      ofReport.set(options, result);
      return result;
    };
  };
  const alone = <T>(render: (report: InsightReport) => T) => {
    const made = new WeakMap<InsightReport, T>();
    return (report: InsightReport): T => {
      const result = made.get(report) ?? render(report);
      if (Object.isFrozen(report)) made.set(report, result);
      return result;
    };
  };
  const [standalone, printable] = [alone(renderer.renderStandalone), alone(renderer.renderPrintable)];
  return {
    ...renderer,
    renderFragment: withOptions(renderer.renderFragment),
    renderPages: withOptions(renderer.renderPages),
    renderStandalone: (report, pictures) => (pictures === undefined ? standalone(report) : renderer.renderStandalone(report, pictures)),
    renderPrintable: (report, pictures) => (pictures === undefined ? printable(report) : renderer.renderPrintable(report, pictures)),
    renderBankFile: alone(renderer.renderBankFile),
  };
}
