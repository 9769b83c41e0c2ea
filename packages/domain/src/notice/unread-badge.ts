import { UNREAD_BADGE_MAX } from '../limits.ts';

/** Text of an unread badge: 1 to 99 as they are, 99+ above, null (hidden) for 0, negatives and no number. */
export function unreadBadge(unread: number | null | undefined): string | null {
  if (unread === null || unread === undefined || !(unread >= 1)) return null;
  return unread > UNREAD_BADGE_MAX ? `${UNREAD_BADGE_MAX}+` : String(Math.floor(unread));
}
