/** First eight characters, as identifiers are shown everywhere. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A file size in Bytes, KB, MB or GB, with at most two decimals. */
export function fileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${Number((bytes / 1024 ** power).toFixed(2))} ${units[power]}`;
}

const dateFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const dateTimeFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** A date in US English, in the reader's time zone; an unreadable one is left out. */
export function dateText(iso: string): string {
  return textOf(iso, dateFormat);
}

export function dateTimeText(iso: string): string {
  return textOf(iso, dateTimeFormat);
}

function textOf(iso: string, format: Intl.DateTimeFormat): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}
