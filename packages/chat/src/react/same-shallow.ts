/** Whether two values are one, or plain objects or lists with the same fields. */
export function isSameShallow(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const [own, other] = [Object.entries(left), new Map(Object.entries(right))];
  return own.length === other.size && own.every(([key, value]) => other.has(key) && Object.is(value, other.get(key)));
}
