export type RequestHeaders = Readonly<Record<string, string>>;

/** Header names are the same in any case; signatures know them in lower case. */
export const lowerCaseNames = (headers: RequestHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.trim()]));

/** Names and values a line each, in the order of the names. */
export const headerLines = (headers: RequestHeaders, names: readonly string[]): string =>
  names.map((name) => `${name}:${headers[name] ?? ''}\n`).join('');
