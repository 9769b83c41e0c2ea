import * as v from 'valibot';

const pageSizes: readonly unknown[] = [10, 20, 50, 100];
const longestKeyword = 50;

/** A keyword is cut rather than lost; of the sizes of a page only those are taken that are offered. */
function repaired(name: string, text: string): string | undefined {
  if (name === 'keyword') return [...text.trim()].slice(0, longestKeyword).join('') || undefined;
  return text === '' || (name === 'size' && !pageSizes.includes(Number(text))) ? undefined : text;
}

/**
 * Reads the address of a list by the query of its call, entry by entry: what is wrong counts as not said.
 *
 * @param schema query of the call, of the contract
 */
export function readListQuery<Entries extends v.ObjectEntries>(
  { entries }: v.ObjectSchema<Entries, v.ErrorMessage<v.ObjectIssue> | undefined>,
  search: URLSearchParams,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const read = Object.entries(entries).map(([name, entry]) => {
    const given = search.get(name);
    const said = v.safeParse(entry, given === null ? undefined : repaired(name, given));
    return [name, said.success ? said.output : v.safeParse(entry, undefined).output];
  });
  return Object.fromEntries(read); // name by name what the entries read
}
