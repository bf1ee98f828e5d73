// Texts of the lab, where the reader puts in other values, and of the proof, which come with a script of their own. What stands in the page
// before that is in `scenarios-texts.ts`.

/** The panel as a whole. */
export const panelName = 'Your assumptions';
export const panelLead = 'Change a value to recalculate on this device.';
export const panelLeadWhole = 'Change a value to recalculate the whole report on this device. Differences are underlined.';
export const panelLeadInFile =
  'Change a value to recalculate this table on this device. In a file, the rest of the report does not change.';
export const panelPresets = 'Preset changes';
export const panelReset = 'Reset';
export const panelIsReset = 'Reset to the report’s values.';
export const panelShown = (name: string) => `“${name}” is shown.`;
export const panelDiffers = (places: number, other: string | null, chapters: number) =>
  `${places.toLocaleString('en')} ${places === 1 ? 'value differs' : 'values differ'} from ${other === null ? 'the report' : `“${other}”`}, in ${chapters} ${chapters === 1 ? 'chapter' : 'chapters'}. Differences are underlined.`;
export const panelVacantToday = (share: number) => `Vacant units are ${share}% of the rent today; year 1 does not go below that.`;

/** One input with its slider and its number. */
export const fieldYours = 'yours';
export const fieldNamed = (label: string, unit: string) => (unit === '' ? label : `${label}, ${unit}`);
export const fieldRefused = (label: string, isWhole: boolean, low: string, high: string) =>
  `${label} must be ${isWhole ? 'a whole number' : 'a number'} between ${low} and ${high}.`;

/** The headline figures beside those of the report. */
export const outcomesCaption = 'Report figures and your figures';
export const outcomesFigure = 'Figure';
export const outcomesReport = 'Report';
export const outcomesYours = 'Yours';
export const outcomesDifference = 'Difference';

/** Above the report, while it is shown under the reader's values. */
export const noteShown = 'Shown with your values. Differences are underlined. ';
export const noteToValues = 'Your values';
export const noteReset = 'Reset to report values';
export const noteRefused = (reason: string) => `${reason} `;

/** Where values come from that the lab is opened with, or why it does not open. */
export const openUnreadable = (given: 'address' | 'page') =>
  `We couldn’t read the values in the ${given}. The report shows its own values.`;
export const openNoInputs = 'This report keeps no inputs to work from.';
export const openFrom = (given: 'address' | 'page') => `The values come from the ${given}.`;

/** Scenarios that the reader saves under a name. */
export const keptWhere = {
  account: 'Saved scenarios stay with this analysis in your account.',
  browser: 'Saved scenarios stay in this browser.',
  page: 'This browser can’t store data for this page. Saved scenarios last while the page is open.',
};
export const keptName = 'Name';
export const keptNameSpoken = 'Name of the scenario';
export const keptNameFirst = 'Enter a name for the scenario first.';
export const keptSave = 'Save scenario';
export const keptShare = 'Copy link with these values';
export const keptDefaults = 'Save as my defaults';
export const keptUse = 'Use';
export const keptRemove = 'Delete';
export const keptNamed = (act: string, name: string) => `${act} ${name}`;
export const keptCompare = 'Compare with ';
export const keptSaved = (name: string) => `“${name}” is saved.`;
export const keptRemoved = (name: string) => `“${name}” is deleted.`;
export const keptFull = (most: number) => `You have saved ${most} scenarios, the maximum. Delete one to save another.`;
export const keptCopied = 'The link with your values is copied.';
export const keptLink = (address: string) => `The link with your values: ${address}`;

/** Why the engine gives no answer. */
export const engineForbidden = (directive: string) => `The policy of this page blocks the calculator (${directive}).`;
export const engineNotStarted = 'The calculator couldn’t start.';
export const engineNotLoaded = (addresses: readonly string[]) => `The calculator did not load from ${addresses.join(' and ')}.`;

/** The reason of an assumption that the reader put in. */
export const enteredReason = 'Entered by you in the calculator';

/** At the foot of the report: whether its figures come out the same. */
export const proofKeptNoInputs = (engine: string) =>
  `Engine ${engine} made this report in a format that did not keep all of its inputs, so it cannot be recalculated here.`;
export const proofLine = (makers: string, outcome: string) =>
  `Recalculated on this device from the report’s own inputs, ${makers}: ${outcome}.`;
export const proofSameEngine = (engine: string) => `by the same engine ${engine}`;
export const proofEngines = (now: Maker, stored: Maker) =>
  `by engine ${now.engine} with rules of ${now.rules} (stored: engine ${stored.engine}, rules of ${stored.rules})`;
export const proofAllMatch = (all: string) => `all ${all} figures match the stored ones`;
export const proofSomeMatch = (equal: string, all: string, differing: number) =>
  `${equal} of ${all} figures match the stored ones; ${differing.toLocaleString('en')} ${differing === 1 ? 'differs' : 'differ'}`;
export const proofList = (most: number | null) => (most === null ? 'Figures that differ' : `First ${most} figures that differ`);
export const proofDifference = (name: string, stored: string, now: string | null) =>
  `${name}: stored ${stored}, ${now === null ? 'no longer calculated' : `now ${now}`}`;
export const proofInputAtEnd = 'Input at the end of its range';
export const proofEnd = (label: string, isLow: boolean) => `${label}, ${isLow ? 'low' : 'high'}`;
export const proofRow = (label: string, row: number) => `${label}, row ${row}`;

/** Rules by their day, as it is printed. */
interface Maker {
  engine: string;
  rules: string;
}
