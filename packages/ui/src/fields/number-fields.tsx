import { fieldMessages } from './messages.ts';
import { ParsedField, type ParsedFieldProps } from './parsed-field.tsx';

export interface MoneyFieldProps extends ParsedFieldProps<number> {
  /** Unit of what is typed, 元 unless given. The value is in fen whatever the unit. */
  readonly unit?: string;
}

/** An amount: yuan as text on the page, whole fen as value. Reading and writing come from the caller's money rules. */
export function MoneyField({ unit = fieldMessages.yuan, ...props }: MoneyFieldProps) {
  const look = { invalid: fieldMessages.invalidAmount, suffix: unit, align: 'figure', inputMode: 'decimal' } as const;
  return <ParsedField {...props} look={look} />;
}

export interface QuantityFieldProps<Value> extends ParsedFieldProps<Value> {
  /** Unit of measure, such as 吨 or 立方米. */
  readonly unit: string;
}

/** A quantity with its unit. */
export function QuantityField<Value>({ unit, ...props }: QuantityFieldProps<Value>) {
  const look = { invalid: fieldMessages.invalidQuantity, suffix: unit, align: 'figure', inputMode: 'decimal' } as const;
  return <ParsedField {...props} look={look} />;
}
