const key = 'report_chapters';

/** Which chapters of a report this device opened and closed; the same for every report. A storage that refuses costs the memory alone. */
export function keptChapters(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keepChapters(chapters: string): void {
  try {
    localStorage.setItem(key, chapters);
  } catch {
    // The chapters then stay as they are as long as the page.
  }
}
