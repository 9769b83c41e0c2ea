import { parseQuantity, quantityThousandths } from '@jianzhu/domain/money';
import type { LineItem } from '@jianzhu/ui/line-item-grid';

/** The sum of quantities as they are stored; what is no quantity counts for nothing. */
export function sumOfQuantities(items: readonly LineItem[]): string {
  const sum = items.reduce((all, { values }) => all + (quantityThousandths(values.quantity ?? '') ?? 0n), 0n);
  const digits = String(sum).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`.replace(/\.?0+$/, '');
}

/** The lines without the second of two that ask for the same, whose quantity the first one gets. */
export function mergeSameLines(
  items: readonly LineItem[],
  first: LineItem | undefined,
  second: LineItem | undefined,
): readonly LineItem[] {
  if (first === undefined || second === undefined) return items;
  const quantity = parseQuantity(sumOfQuantities([first, second])) ?? first.values.quantity ?? '';
  return items
    .filter((item) => item !== second)
    .map((item) => (item === first ? { ...item, values: { ...item.values, quantity } } : item));
}
