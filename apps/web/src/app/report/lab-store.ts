import type { KeptScenario, LabKept } from '@rimawari/report-viewer/frame';

/** Where scenarios of a report are kept. Inputs are the lab's text; what is said may be empty. */
export interface LabStore {
  where: LabKept['where'];
  list: () => Promise<KeptScenario[]>;
  /** What became of it, as a sentence. */
  save: (name: string, inputs: string) => Promise<string>;
  remove: (scenario: KeptScenario) => Promise<string>;
  /** Null where no account is open. */
  makeDefaults: ((inputs: string) => Promise<string>) | null;
}

const mostKept = 50;

/** Scenarios of one report in this browser; `report` names it. A storage that refuses keeps them as long as the page. */
export function browserStore(report: string): LabStore {
  const place = `report_scenarios:${report}`;
  let kept = read(place);
  const store = () => {
    try {
      localStorage.setItem(place, JSON.stringify(kept));
    } catch {
      // They then stay as long as the page.
    }
  };
  return {
    where: 'browser',
    list: async () => kept,
    save: async (name, inputs) => {
      const others = kept.filter((one) => one.name !== name);
      if (others.length >= mostKept) return `${mostKept} scenarios are saved already. Delete one you no longer need.`;
      kept = [...others, { id: name, name, inputs }];
      store();
      return `“${name}” is saved.`;
    },
    remove: async ({ id, name }) => {
      kept = kept.filter((one) => one.id !== id);
      store();
      return `“${name}” is deleted.`;
    },
    makeDefaults: null,
  };
}

/** What was typed into a storage by others is checked again by the report. */
function read(place: string): KeptScenario[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptScenario {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'name', 'inputs'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')
  );
}
