/** Two or more. */
export type Several = readonly [string, string, ...string[]];

/** Keys, as a docs page writes them. */
export type Keys =
  | 'A digit'
  | 'A letter'
  | 'Arrow keys'
  | 'Down'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'F8'
  | 'Home'
  | 'Home and End'
  | 'Page Up and Page Down'
  | 'Paste'
  | 'Space'
  | 'Tab';

/**
 * What a designer needs to know of a part: beside its stories as `<name>.guide.ts`, `export const guide: PartGuide`.
 * Read from its source; where that changes, this changes with it. Null says that the part has nothing of its own there.
 */
export interface PartGuide {
  /** One or two sentences: when to use it. */
  purpose: string;
  /** Parts that are better in other cases, and when: of the kit by name, of others by title. */
  instead: readonly { part: string; when: string }[];
  /** What it is made of. `dom` is a CSS selector of the element: what stories of the part have shown is held against it. */
  anatomy: readonly { name: string; dom: string; is: string }[];
  behaviour: {
    /** What each key does; empty where nothing in it takes focus. */
    keyboard: readonly { keys: Keys; does: string }[];
    /** Where focus goes, and how it is seen. */
    focus: string | null;
    /** Hover, pressed, chosen, disabled, and what else it can be. */
    states: string;
    loading: string | null;
    error: string | null;
    smallScreens: string;
    reducedMotion: string | null;
    forcedColours: string;
  };
  dos: Several;
  donts: Several;
  /** Length, case, punctuation, language, figures with their units. */
  content: Several;
}

/** The paragraph of a screen: beside its stories as `<name>.guide.ts`, `export const guide: ScreenGuide`. */
export interface ScreenGuide {
  /** What it is for. */
  purpose: string;
  /** Who sees it, and who is sent elsewhere. */
  who: string;
  /** What its states mean. */
  states: string;
  /** Where its words come from. */
  words: string;
}

export type Guide = PartGuide | ScreenGuide;

export const isOfPart = (guide: Guide): guide is PartGuide => 'anatomy' in guide;

/** File of the guide that belongs to a file of stories. */
export const guideFile = (stories: string): string => stories.replace(/^\.\//, '').replace(/\.stories\.tsx$/, '.guide.ts');

/** Title of a part's stories: `Button` is `Parts/Button`. */
export const titleOf = (part: string): string => (part.includes('/') ? part : `Parts/${part}`);
