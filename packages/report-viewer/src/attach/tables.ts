/** Only tables that are larger than their frame need the keyboard to scroll them. */
export function watchTables(report: HTMLElement, signal: AbortSignal): void {
  const check = () => {
    for (const frame of report.querySelectorAll<HTMLElement>('.rv-table-frame')) {
      const scrolls = frame.scrollWidth > frame.clientWidth + 1 || frame.scrollHeight > frame.clientHeight + 1;
      frame.toggleAttribute('data-scrolls', scrolls);
      if (scrolls) frame.tabIndex = 0;
      else frame.removeAttribute('tabindex');
    }
  };
  const observer = new ResizeObserver(check);
  observer.observe(report);
  signal.addEventListener('abort', () => observer.disconnect());
}
