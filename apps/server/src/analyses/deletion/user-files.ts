/** Where files of a user lie that belong to no analysis. */
export function userFolder(userId: string): string {
  return `users/${userId}`;
}
