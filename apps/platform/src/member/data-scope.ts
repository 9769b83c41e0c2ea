/** Data scope of a member who reaches no record of her business but those that she made (domain rules 16.4). */
export const OWN_ONLY = 2;
