import * as paths from '../../paths.ts';

/** Address of a part of the document; what is empty is left out. */
export function openHref(said: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== '')).toString();
  return query === '' ? paths.openApi : `${paths.openApi}?${query}`;
}
