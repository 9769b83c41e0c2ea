/** Under which address an uploaded file is read. */
export interface ReadAddresses {
  /** @param resourceId of the attachment. Rejects like the call that asks for the address. */
  addressOf(resourceId: string): Promise<string>;
}

/** Addresses end after ten minutes; the last two are left for whoever has just got one. */
const goodForMs = 8 * 60_000;

/**
 * Asks for addresses and keeps them as long as they are good.
 *
 * @param now milliseconds of a clock
 */
export function createReadAddresses(
  ask: (resourceId: string) => Promise<string>,
  now: () => number = Date.now,
): ReadAddresses {
  const known = new Map<string, { readonly address: Promise<string>; readonly askedAt: number }>();
  return {
    addressOf(resourceId) {
      const held = known.get(resourceId);
      if (held && now() - held.askedAt < goodForMs) return held.address;
      const address = ask(resourceId);
      known.set(resourceId, { address, askedAt: now() });
      // The next one who needs it asks anew; this one is told by the promise itself.
      address.catch(() => known.delete(resourceId));
      return address;
    },
  };
}
