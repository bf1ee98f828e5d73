export const pollIntervalMs = 5_000;

/** How long to wait before the status is asked for again; false once it can no longer change by itself. */
export function pollInterval(status: string | undefined): number | false {
  return status === 'pending' || status === 'processing' ? pollIntervalMs : false;
}
