import { localPath } from '@jianzhu/domain/pages';

/** The page of this site that asked, which the query `back` names; any other address counts as not said. */
export function wayBack(search: URLSearchParams, otherwise: string): string {
  return localPath(search.get('back')) ?? otherwise;
}

/** An address that leads back to another one. */
export function withWayBack(path: string, back: string): string {
  return withQuery(path, 'back', back);
}

/** The way back with the address that was chosen or made there. */
export function withChosen(back: string, id: string): string {
  return withQuery(back, 'addressId', id);
}

function withQuery(address: string, name: string, value: string): string {
  const [path = '', query] = address.split('?');
  const search = new URLSearchParams(query);
  search.set(name, value);
  return `${path}?${search}`;
}
