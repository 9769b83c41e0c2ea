/** Kind of the business that every account starts with; it is certified as a person. */
export const PERSONAL_BUSINESS = 0;
