/** The ids with one moved to another place; places beyond the ends are the ends. */
export function moveTo(ids: readonly string[], id: string, place: number): readonly string[] {
  if (!ids.includes(id)) return ids;
  const others = ids.filter((other) => other !== id);
  const at = Math.max(place, 0);
  return [...others.slice(0, at), id, ...others.slice(at)];
}
