import type { KeptInputs, ReportInputs } from '@rimawari/underwriting';

/** The nested page whose data block holds the inputs of the report. */
export const inputsPath = 'inputs.html';
/** In a file of its own, the name of the block of data that holds them. */
export const inputsBlock = 'report-inputs';

/** The inputs that a block of data holds; null where there are none, or where a report of an early format kept only a part of them. */
export function storedInputs(json: string): ReportInputs | null {
  try {
    const { inputs } = JSON.parse(json) as { inputs?: ReportInputs | KeptInputs };
    return inputs === undefined || inputs.context === null ? null : inputs;
  } catch {
    return null;
  }
}
