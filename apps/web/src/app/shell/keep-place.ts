/** Whoever closes a dialog puts the focus back themselves, a moment after it has gone. */
const patienceMs = 100;

/** A phone would open its keyboard. */
const isTypedInto = (element: HTMLElement) => element.matches('input, textarea');

/**
 * Where the element with the focus goes away, such as a button whose work is done, puts the focus on the place before it that is still
 * on the screen, or else on the screen's heading: the next Tab goes on from there, and not from the top of the page.
 */
export function keepPlace(first: HTMLElement): () => void {
  /** Where the focus was, newest last. */
  let places: HTMLElement[] = [first];
  let held: HTMLElement | null = first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const arrive = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    held = target;
    places = [...places.filter((place) => place !== target && place.isConnected).slice(-9), target];
  };
  // What the reader leaves is still there a moment later; what goes away is not.
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (held !== null && held === target && held.isConnected) held = null;
    });
  const goOn = () => {
    if (document.activeElement !== document.body) return;
    held = null;
    const main = document.querySelector('main');
    if (main === null) return;
    const before = places.filter((place) => main.contains(place) && !isTypedInto(place)).toReversed();
    const heading = main.querySelector('h1');
    if (heading !== null) heading.tabIndex = -1;
    for (const place of [...before, heading ?? main]) {
      place.focus({ preventScroll: true });
      if (document.activeElement === place) return;
    }
  };
  const seen = new MutationObserver(() => {
    if (held === null || held.isConnected) return;
    clearTimeout(timer);
    timer = setTimeout(goOn, patienceMs);
  });

  document.addEventListener('focusin', arrive);
  document.addEventListener('focusout', leave);
  seen.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', arrive);
    document.removeEventListener('focusout', leave);
    seen.disconnect();
    clearTimeout(timer);
  };
}
