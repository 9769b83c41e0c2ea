/** Names of the custom properties that say how many columns a list has: on a wide page, and on one as narrow as a phone. */
export const columns = '--shop-columns';
export const narrowColumns = '--shop-narrow-columns';
