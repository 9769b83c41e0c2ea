/** A division and those below it. */
export interface Region {
  readonly code: string;
  readonly name: string;
  readonly children?: readonly Region[] | undefined;
}

/** The regions from the top down to the codes of a path; stops where a code is not known. */
export function regionPath(regions: readonly Region[], codes: readonly string[]): readonly Region[] {
  const [code, ...rest] = codes;
  const region = regions.find((each) => each.code === code);
  return region ? [region, ...regionPath(region.children ?? [], rest)] : [];
}

/** The columns to draw for a path: the top, and what is below each region of it. */
export function regionColumns(regions: readonly Region[], codes: readonly string[]): readonly (readonly Region[])[] {
  const below = regionPath(regions, codes).map(({ children }) => children ?? []);
  return [regions, ...below].filter((column) => column.length > 0);
}
