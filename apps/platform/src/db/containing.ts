/** A LIKE pattern in which the keyword's own signs mean themselves. */
export function containing(keyword: string): string {
  return `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
}
