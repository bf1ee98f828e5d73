const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** `0 Bytes`, `812 Bytes`, `1.5 KB`, `20 MB`: steps of 1024, at most two decimals, GB is the largest. */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return '0 Bytes';
  const step = Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = (bytes / 1024 ** step).toLocaleString('en-US', { maximumFractionDigits: 2 });
  return `${value} ${units[step] ?? 'Bytes'}`;
}
