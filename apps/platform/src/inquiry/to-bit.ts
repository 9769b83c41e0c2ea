/** A flag of a row as answers say it. */
export const toBit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);
