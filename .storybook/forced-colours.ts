import { nameOf, shownElements } from './shown-elements.ts';

const natural = 'a[href], button, input, select, textarea, summary';
const withoutWords = '[role="checkbox"], [role="radio"], [role="switch"], [role="slider"], input, select, textarea';
const chosen = '[aria-checked="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current]';
const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** What a reader with forced colours would miss: a control without an edge, a choice that looks like the others, focus without a sign. */
export async function lostInForcedColours(): Promise<string[]> {
  const shown = shownElements();
  const system = systemColours();
  const lost = [
    ...shown.filter((each) => each.matches(withoutWords)).flatMap(edge),
    ...shown.flatMap(choice),
    ...shown.flatMap((each) => ownColour(each, system)),
  ];
  for (const element of shown) lost.push(...(await focus(element)));
  return lost;
}

/** A box, a dot or a line to write on needs an edge of its own; words are their own edge. */
function edge(control: HTMLElement): string[] {
  if (control.textContent?.trim() && !control.matches('select, textarea')) return [];
  const around = [control, control.parentElement];
  return around.some((element) => element && hasBorder(element)) ? [] : [`${nameOf(control)} has no edge`];
}

function hasBorder(element: Element): boolean {
  const style = getComputedStyle(element);
  return sides.some(
    (side) =>
      !['none', 'hidden'].includes(style[`border${side}Style`]) &&
      Number.parseFloat(style[`border${side}Width`]) >= 1 &&
      style[`border${side}Color`] !== groundOf(element.parentElement),
  );
}

/** The colour behind: that of the nearest element that paints one. */
function groundOf(element: Element | null): string {
  for (let each = element; each; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.documentElement).backgroundColor;
}

/** What opts out of forced colours has to take the system's itself: a colour of the theme may vanish on the reader's own ground. */
function ownColour(element: HTMLElement, system: ReadonlySet<string>): string[] {
  const { forcedColorAdjust, backgroundColor, color } = getComputedStyle(element) as CSSStyleDeclaration & { forcedColorAdjust: string };
  if (forcedColorAdjust !== 'none') return [];
  const painted = [isClear(backgroundColor) ? [] : backgroundColor, element.textContent?.trim() ? color : []].flat();
  return painted.filter((colour) => !system.has(colour)).map((colour) => `${nameOf(element)} keeps a colour of its own, ${colour}`);
}

function systemColours(): ReadonlySet<string> {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.forcedColorAdjust = 'none';
  const names = [
    'Canvas',
    'CanvasText',
    'Highlight',
    'HighlightText',
    'GrayText',
    'ButtonFace',
    'ButtonText',
    'LinkText',
    'Field',
    'FieldText',
  ];
  const colours = names.map((name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return new Set(colours);
}

const isClear = (colour: string): boolean => /, 0\)$|transparent/.test(colour);

/** Compared with one of the same kind that is not chosen: without one there is nothing to mistake it for. */
function choice(element: HTMLElement): string[] {
  if (!element.matches(chosen)) return [];
  const [kind] = element.classList;
  if (kind === undefined) return [];
  const other = [...document.querySelectorAll<HTMLElement>(`.${CSS.escape(kind)}`)].find(
    (each) => !each.matches(chosen) && !isOff(each) && isOff(element) === isOff(each),
  );
  return other && look(element) === look(other) ? [`${nameOf(element)} looks like ${nameOf(other)}, which is not chosen`] : [];
}

const isOff = (element: Element): boolean => element.matches(':disabled, [data-disabled], [aria-disabled="true"]');

/** How it is drawn, but for its words and its size. Weight alone would be too little to tell two apart. */
function look(element: HTMLElement): string {
  const style = getComputedStyle(element);
  const edges = sides.map((side) => `${style[`border${side}Style`]} ${style[`border${side}Width`]} ${style[`border${side}Color`]}`);
  return [groundOf(element), ...edges, style.textDecorationLine, element.querySelectorAll('svg, span').length].join(' ');
}

/** The sign must appear with the focus: an outline on the element or on the box around it, in another colour than what lies behind. */
async function focus(element: HTMLElement): Promise<string[]> {
  const isReached = element.tabIndex >= 0 && element.matches(`${natural}, [tabindex]:not([data-radix-focus-guard])`);
  if (isOff(element) || !(isReached || element.matches('[role="menuitem"]'))) return [];
  const around = [element, element.parentElement, element.parentElement?.parentElement].filter((each) => each instanceof HTMLElement);
  (document.activeElement as HTMLElement | null)?.blur();
  const before = around.map(outlineOf);
  element.focus({ focusVisible: true } as FocusOptions);
  // A trap around a dialog takes focus back from what waits behind it.
  if (document.activeElement !== element) return [];
  // What is drawn from state comes with React's next pass.
  await new Promise((resolve) => setTimeout(resolve));
  const isSeen = around.some((each, place) => {
    const outline = outlineOf(each);
    return outline !== before[place] && outline !== '' && getComputedStyle(each).outlineColor !== groundOf(each.parentElement);
  });
  return isSeen ? [] : [`${nameOf(element)} has focus and does not show it`];
}

function outlineOf(element: Element): string {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? '' : `${outlineWidth} ${outlineColor}`;
}
