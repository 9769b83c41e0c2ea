import { parseUrl } from '../parse-url.ts';

/** A picture of this site, by its path. */
const OWN_PICTURE = /^\/[\w-][\w./%-]*\.(?:png|jpe?g|gif|webp)$/i;
const RESOURCE_ID = /^\d{1,20}$/;
const PAGE_SCHEMES: readonly string[] = ['http:', 'https:'];

/**
 * What a person's picture is given by: nothing, the id of an own file, the path of a picture of this site, or the
 * address of one.
 *
 * @returns null for what may not be stored, such as `javascript:` or an address that carries a login.
 */
export function avatarKind(avatar: string): 'none' | 'resource' | 'path' | 'address' | null {
  if (avatar === '') return 'none';
  if (RESOURCE_ID.test(avatar)) return 'resource';
  if (OWN_PICTURE.test(avatar)) return 'path';
  // A URL forgives blanks and line breaks that an attribute or a header would not.
  const url = /[\s\p{C}]/u.test(avatar) ? null : parseUrl(avatar);
  const isPlain = url !== null && PAGE_SCHEMES.includes(url.protocol) && url.username === '' && url.password === '';
  return isPlain && /^https?:\/\//i.test(avatar) ? 'address' : null;
}

/** A picture as it may be shown; empty for one from before the rule that may not. */
export function shownAvatar(avatar: string): string {
  return avatarKind(avatar) === null ? '' : avatar;
}
