import { dictionary } from '../dictionary/dictionary.ts';

/** Where a page of a shop is looked at (domain rules 14.1). */
export const SHOP_TERMINALS = dictionary([
  ['pc', '电脑店铺'],
  ['app', '手机店铺'],
]);

export type Terminal = (typeof SHOP_TERMINALS)[number]['value'];

export const TERMINALS = ['pc', 'app'] as const satisfies readonly Terminal[];

/** A value that is the same on both, or one for each. */
export type PerTerminal<Value> = Value | Readonly<Record<Terminal, Value>>;

/** The value for one terminal. @param value no object itself, unless it is one of both */
export function onTerminal<Value extends number | string | readonly unknown[]>(
  value: PerTerminal<Value>,
  terminal: Terminal,
): Value {
  // A list or a plain value is the same on both; only the pair is an object that is no list.
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Readonly<Record<Terminal, Value>>)[terminal]
    : (value as Value);
}
