/** A sentence of the domain about the first row, as a grid says it, which names the row itself. */
export const withoutRow = (message: string): string => message.replace(/^第1行：/, '');
