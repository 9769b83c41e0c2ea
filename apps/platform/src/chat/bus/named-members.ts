/** Most members that a wake-up names; of larger chats every node looks them up. */
const MOST_NAMED = 100;

/** Names the members where they are few: NOTIFY carries 8,000 bytes at most. */
export function named(members: readonly string[]): { members?: readonly string[] } {
  return members.length > MOST_NAMED ? {} : { members };
}
