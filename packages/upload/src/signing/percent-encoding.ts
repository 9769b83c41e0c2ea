/** Percent-encodes everything but letters, digits, `-`, `.`, `_` and `~` (RFC 3986), as both V4 signatures demand. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A path that is not encoded yet; its slashes stay. */
export const percentEncodePath = (path: string): string => path.split('/').map(percentEncode).join('/');

/** Query parameters, decoded. An empty text is a parameter without value, such as `uploads`. */
export type QueryParameters = Readonly<Record<string, string>>;

/** The query as it is sent and, in order, as it is signed. What `empty` says follows the name of one without value. */
export function encodedQuery(query: QueryParameters, empty: '' | '='): string {
  return Object.entries(query)
    .map(([name, value]) => [percentEncode(name), percentEncode(value)] as const)
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([name, value]) => (value === '' ? `${name}${empty}` : `${name}=${value}`))
    .join('&');
}
