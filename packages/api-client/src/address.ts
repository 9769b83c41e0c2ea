/**
 * Puts the product and the named parameters into a path. Values are encoded, so that no value can leave its segment.
 * Throws RangeError when a parameter is missing or would walk (`.` or `..`).
 */
export function fillPath(path: string, product: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'product' ? product : params[name];
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text !== 'string' || text === '' || text === '.' || text === '..')
      throw new RangeError(`path parameter "${name}" of ${path} is missing`);
    return encodeURIComponent(text);
  });
}

/** Writes a query; `undefined` is left out, 0 and '' stay (ambiguity D-04), lists are comma-separated. */
export function writeQuery(query: Readonly<Record<string, unknown>> | undefined): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null)
      pairs.append(name, Array.isArray(value) ? value.join(',') : String(value));
  const text = pairs.toString();
  return text && `?${text}`;
}
