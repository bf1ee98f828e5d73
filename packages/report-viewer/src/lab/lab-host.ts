import type { ScenarioInputs } from '@rimawari/underwriting';
import type { FrameMessage, HostMessage, KeptScenario } from '../messages/index.ts';
import * as texts from '../texts/lab-texts.ts';
import { readLabText } from './lab-text.ts';

export interface SavedScenario {
  id: string;
  name: string;
  scenario: ScenarioInputs;
}

/** What is kept outside of the page, and what became of the last wish. */
export interface Kept {
  where: 'account' | 'browser' | 'page';
  /** Whether assumptions can become the account's own defaults. */
  defaults: boolean;
  scenarios: SavedScenario[];
  /** Empty where there is nothing to say. */
  said: string;
}

/** Who holds the address of the page, and keeps scenarios. Texts are those of `lab-text.ts`. */
export interface LabHost {
  /** Runs with what is kept, at the start and after every wish. */
  onKept: (listener: (kept: Kept) => void) => void;
  /** Writes the values into the address of the page; an empty text takes them out. */
  keepAddress: (text: string) => void;
  /** Hands the address with the values to the reader; null where the page has no such address. */
  share: ((text: string) => void) | null;
  save: (name: string, text: string) => void;
  remove: (id: string) => void;
  makeDefaults: (text: string) => void;
}

export interface Line {
  tell: (message: FrameMessage) => void;
  hear: (listener: (message: HostMessage) => void) => void;
}

/** In a frame, the host around it. */
export function framedHost({ tell, hear }: Line): LabHost {
  return {
    onKept: (listener) => {
      hear((message) => {
        if (message.type !== 'lab-kept') return;
        const { where, defaults, scenarios, said } = message;
        listener({ where, defaults, scenarios: scenarios.flatMap(readSaved), said });
      });
      tell({ type: 'lab-list' });
    },
    keepAddress: (inputs) => tell({ type: 'lab', act: 'keep', inputs }),
    share: (inputs) => tell({ type: 'lab', act: 'share', inputs }),
    save: (name, inputs) => tell({ type: 'lab-save', name, inputs }),
    remove: (id) => tell({ type: 'lab-remove', id }),
    makeDefaults: (inputs) => tell({ type: 'lab', act: 'defaults', inputs }),
  };
}

function readSaved({ id, name, inputs }: KeptScenario): SavedScenario[] {
  const scenario = readLabText(inputs);
  return scenario === null ? [] : [{ id, name, scenario }];
}

export const addressMark = 'lab=';
const mostKept = 50;

/** In a file, or in a page without a host, this browser. */
export function ownHost(analysisId: string): LabHost {
  const place = `rimawari-lab-${analysisId}`;
  let listener: (kept: Kept) => void = () => undefined;
  let kept = new Map<string, string>();
  let where: Kept['where'] = 'browser';
  try {
    kept = new Map(Object.entries(JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, string>));
  } catch {
    where = 'page';
  }
  const tellKept = (said: string) => {
    const scenarios = [...kept].flatMap(([name, inputs]) => readSaved({ id: name, name, inputs }));
    listener({ where, defaults: false, scenarios, said });
  };
  const store = () => {
    try {
      localStorage.setItem(place, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      where = 'page';
    }
  };
  const addressWith = (text: string) => `${location.href.replace(/#.*$/s, '')}${text === '' ? '' : `#${addressMark}${text}`}`;
  return {
    onKept: (heard) => {
      listener = heard;
      tellKept('');
    },
    keepAddress: (text) => {
      try {
        history.replaceState(history.state, '', addressWith(text));
      } catch {
        // A page without an address of its own keeps the values as long as it is open.
      }
    },
    share: (text) => {
      const address = addressWith(text);
      // Outside of a secure page there is no clipboard at all.
      const copied = (navigator.clipboard as Clipboard | undefined)?.writeText(address) ?? Promise.reject(new Error('no clipboard'));
      copied.then(
        () => tellKept(texts.keptCopied),
        () => tellKept(texts.keptLink(address)),
      );
    },
    save: (name, text) => {
      if (!kept.has(name) && kept.size >= mostKept) return tellKept(texts.keptFull(mostKept));
      kept.set(name, text);
      store();
      tellKept(texts.keptSaved(name));
    },
    remove: (id) => {
      kept.delete(id);
      store();
      tellKept(texts.keptRemoved(id));
    },
    makeDefaults: () => undefined,
  };
}
