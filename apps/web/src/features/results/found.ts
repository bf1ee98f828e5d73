/** What was answered; null when there is no such thing for this user, an error to be told when nothing was. */
export function found<Data>({ data, error, response }: { data?: Data; error?: unknown; response: Response }): Data | null {
  if (response.status === 404) return null;
  if (data === undefined) throw error;
  return data;
}
