import { profileTexts as texts } from './messages.ts';

/** Pictures that an avatar may be cut from (domain rules 28). */
export const AVATAR_EXTENSIONS = ['jpg', 'jpeg', 'png'] as const;
/** Of what is cut out; a photo that it is cut from may be larger. */
export const AVATAR_MEGABYTES = 1;
const PHOTO_MEGABYTES = 20;
/** Px of each side. */
export const AVATAR_SIDE = 200;

const types: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

/** What is wrong with a chosen file; null for one that may be tried. */
export function refuseAvatarFile({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!types.has(type)) return texts.avatarKind;
  return size > PHOTO_MEGABYTES * 1024 * 1024 ? texts.avatarTooLarge : null;
}
