import type { PropSpec } from '@jianzhu/domain/shops';
import type { ShopThings } from '../shop-things.ts';

/** What a field of the panel needs, whatever its kind. */
export interface SettingProps<Spec extends PropSpec = PropSpec> {
  /** Id of its control, where a problem of publishing leads. */
  readonly id: string;
  readonly spec: Spec;
  readonly value: unknown;
  readonly error: string | undefined;
  /** What stands in a value counts at once; edits of one field are one step until it is left. */
  readonly onChange: (value: unknown) => void;
  readonly terminal: 'pc' | 'app';
  readonly disabled: boolean;
  /** What the shop has, to choose from. */
  readonly things: ShopThings;
  /** Values beside it, by name. */
  readonly beside: Readonly<Record<string, unknown>>;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Ids as the schema has them. */
export const idsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Lists of objects as the schema has them. */
export const itemsOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value : [];

/** The id of the control of a path: `props.items.0.image` becomes `setting-props-items-0-image`. */
export const settingId = (path: string): string => `setting-${path.replaceAll('.', '-')}`;
