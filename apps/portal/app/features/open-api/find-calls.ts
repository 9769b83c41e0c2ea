/** As much of a scope of the document as a search looks at. */
interface Searched {
  readonly name: string;
  readonly calls: readonly { readonly name: string; readonly path: string; readonly about: string }[];
}

/** The scopes with those calls alone that hold every word of a keyword, in their name, path, text or scope. */
export function findCalls<Scope extends Searched>(scopes: readonly Scope[], keyword: string): readonly Scope[] {
  const words = keyword.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return scopes;
  return scopes
    .map((scope) => ({
      ...scope,
      calls: scope.calls.filter((call) => {
        const text = [scope.name, call.name, call.path, call.about].join('\n').toLocaleLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ calls }) => calls.length > 0);
}
