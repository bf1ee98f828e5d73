/**
 * Only tables that are larger than their frame need the keyboard to scroll them. What lies in a closed chapter or fold has no layout, and
 * asking for its size would make one: it is looked at once it is opened, which changes the report's height.
 */
export function watchTables(report: HTMLElement, signal: AbortSignal): void {
  const check = () => {
    const frames = [...report.querySelectorAll<HTMLElement>('.rv-table-frame')].filter((frame) =>
      frame.checkVisibility({ contentVisibilityAuto: true }),
    );
    // Every size is read before anything is written, so that one layout serves all.
    const scrolling = frames.map((frame) => frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1);
    for (const [index, frame] of frames.entries()) mark(frame, scrolling[index] === true);
  };
  const observer = new ResizeObserver(check);
  observer.observe(report);
  signal.addEventListener('abort', () => observer.disconnect());
}

function mark(frame: HTMLElement, scrolls: boolean): void {
  if (scrolls === frame.hasAttribute('data-scrolls') && scrolls === frame.hasAttribute('tabindex')) return;
  frame.toggleAttribute('data-scrolls', scrolls);
  if (scrolls) frame.tabIndex = 0;
  else frame.removeAttribute('tabindex');
}
