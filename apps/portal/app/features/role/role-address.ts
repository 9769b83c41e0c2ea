import * as paths from '../../paths.ts';

/** In the address in place of an id: the form of a new role. */
export const NEW_ROLE = 'new';

export const roleHref = (id: string): string => `${paths.roles}?id=${id}`;
