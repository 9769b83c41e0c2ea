import type { Bus, WakeUp } from '../ports/bus.ts';
import type { MovedDelivery } from '../ports/store.ts';

/**
 * Most others who are told at once of a delivery: every message of a chat is delivered to all of its members, and told
 * to all of the others it would be the square of them. Where they are more they learn of it with their next sync.
 */
const MOST_TOLD = 10;

/** Whom to tell of a delivery; nobody where they are many. */
export function hearersOf({ others }: MovedDelivery): readonly string[] {
  return others.length > MOST_TOLD ? [] : others;
}

/** The news of deliveries for the other nodes. */
export function deliveryNews(
  moved: readonly MovedDelivery[],
  node: string,
): readonly { readonly members: Parameters<Bus['publish']>[0]; readonly wakeUp: WakeUp }[] {
  return moved.flatMap((one) => {
    const members = hearersOf(one);
    const { chatId, userId, seq } = one;
    const wakeUp: WakeUp = { kind: 'delivered', node, delivered: { chatId, userId, seq }, members };
    return members.length === 0 ? [] : { members, wakeUp };
  });
}
