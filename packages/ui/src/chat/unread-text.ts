const most = 99;

/** A count as badges show it: nothing at 0, 1 to 99, then 99+. */
export function unreadText(count: number): string | null {
  if (count <= 0) return null;
  return count > most ? `${most}+` : String(count);
}
