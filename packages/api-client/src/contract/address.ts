import { get, post } from '../endpoint.ts';
import type { addressSchemas } from './address.schema.ts';
import { member } from './prefixes.ts';
import { ourBusiness, ourBusinessForm } from './traits.ts';

const viewer = { ...ourBusiness, permission: 'address_view' } as const;
const author = { ...ourBusiness, permission: { add: 'address_add', edit: 'address_edit' } } as const;

type S = typeof addressSchemas;

/** The delivery addresses of the business, the default first. */
export const list = get<S['list']>('address.list', `${member}/address/list`, viewer);

/** The same for a file; phones stay masked. */
export const exportRows = post<S['exportRows']>('address.exportRows', `${member}/address/export`, {
  ...viewer,
  bodyLimit: 16_384,
});

export const detail = get<S['detail']>('address.detail', `${member}/address/detail`, viewer);

/** Adds one, or changes the one named; the first is the default whatever it says. */
export const save = post<S['save']>('address.save', `${member}/address/save`, {
  ...ourBusinessForm,
  permission: author.permission,
});

/** Whoever deletes the default makes the newest of the others the default. */
const remove = post<S['delete']>('address.delete', `${member}/address/delete`, {
  ...ourBusiness,
  permission: 'address_delete',
});

export { remove as delete };

/** The same for several at once: each is done or says why not. */
export const deleteMany = post<S['deleteMany']>('address.deleteMany', `${member}/address/delete-many`, {
  ...ourBusiness,
  permission: 'address_delete',
  bodyLimit: 16_384,
});

export const setDefault = post<S['setDefault']>('address.setDefault', `${member}/address/set-default`, {
  ...ourBusiness,
  permission: 'address_edit',
});

/** Tells person, phone and place of a pasted line apart; keeps nothing. */
export const parse = post<S['parse']>('address.parse', `${member}/address/parse`, { ...author, bodyLimit: 16_384 });

/** Places of the map by their name. */
export const searchPlaces = get<S['searchPlaces']>('address.searchPlaces', `${member}/map/search`, author);

/** The place at a point of the map. */
export const placeAt = get<S['placeAt']>('address.placeAt', `${member}/map/reverse`, author);
