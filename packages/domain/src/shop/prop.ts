/**
 * What a block of a shop can be told, as data: the editor's panel and every check are made from the same lines. Each
 * function makes the line of one kind of value and carries the type of that value.
 */
import type { Link } from './link.ts';
import type { PerTerminal } from './terminal.ts';

/** From and to, both included. */
export type Range = readonly [from: number, to: number];

interface Common {
  readonly label: string;
  /** Stands below the field: sizes of pictures and the like. */
  readonly hint?: string;
  /** Without it the page is not published; a draft keeps it empty. */
  readonly needed?: boolean;
  /** Said where it is needed and missing; the kind has one of its own. */
  readonly missing?: string;
  /** It counts only while another value of the same block (or item) is one of these. */
  readonly when?: { readonly prop: string; readonly is: readonly (string | boolean)[] };
}

export interface TextProp extends Common {
  readonly kind: 'text';
  readonly max: number;
  readonly min: number;
  /** Several lines. */
  readonly lines: boolean;
  readonly initial: string;
}
/** Markup; the platform makes it safe when it is saved. */
export interface RichProp extends Common {
  readonly kind: 'rich';
  readonly max: number;
}
/** Address of a picture that the business has uploaded, or of a drawing of ours; '' is none. */
export interface ImageProp extends Common {
  readonly kind: 'image';
  /** Best measures, pixels. */
  readonly size?: PerTerminal<readonly [width: number, height: number]>;
}
/** Address of a video that the business has uploaded; '' is none. */
export interface VideoProp extends Common {
  readonly kind: 'video';
}
export interface LinkProp extends Common {
  readonly kind: 'link';
}
export interface NumberProp extends Common {
  readonly kind: 'number';
  readonly range: PerTerminal<Range>;
  readonly initial: PerTerminal<number>;
  /** px, 秒 …; '' for a count. */
  readonly unit: string;
}
export interface ChoiceProp<Value extends string = string> extends Common {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly initial: Value;
}
/** Several of some values, in the order of the options. */
export interface ChoicesProp<Value extends string = string> extends Common {
  readonly kind: 'choices';
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly initial: readonly Value[];
}
export interface SwitchProp extends Common {
  readonly kind: 'switch';
  readonly initial: boolean;
}
/** '#rrggbb'; '' is none. */
export interface ColourProp extends Common {
  readonly kind: 'colour';
  readonly initial: string;
}
/** Ids of what the business has: chosen from a list, never typed. */
export interface IdsProp extends Common {
  readonly kind: 'products' | 'services' | 'certificates' | 'offers';
  readonly min: number;
  readonly max: number;
}
/** Id of a category of the shop, or code of one of materials; '' is none. */
export interface CategoryProp extends Common {
  readonly kind: 'shopCategory' | 'materialCategory';
}
export interface PhoneProp extends Common {
  readonly kind: 'phone';
}
export interface Point {
  /** Degrees. */
  readonly lng: number;
  readonly lat: number;
}
/** Place on the map; null is none. */
export interface PointProp extends Common {
  readonly kind: 'point';
}
/** YYYY-MM-DD; '' is none. */
export interface DateProp extends Common {
  readonly kind: 'date';
}
/** fen; null is none. */
export interface MoneyProp extends Common {
  readonly kind: 'money';
}

/** One value: everything but a list of alike things. */
export type PlainProp =
  | TextProp
  | RichProp
  | ImageProp
  | VideoProp
  | LinkProp
  | NumberProp
  | ChoiceProp
  | ChoicesProp
  | SwitchProp
  | ColourProp
  | IdsProp
  | CategoryProp
  | PhoneProp
  | PointProp
  | DateProp
  | MoneyProp;

/** A list of alike things: pictures with links, texts, tabs. */
export interface ItemsProp<Item extends Readonly<Record<string, PlainProp>> = Readonly<Record<string, PlainProp>>>
  extends Common {
  readonly kind: 'items';
  readonly item: Item;
  /** What one of them is called: 图片, 导航 … */
  readonly itemLabel: string;
  readonly min: number;
  readonly max: number;
  /** Areas of a picture, with x, y, w and h in percent: they lie inside it and do not overlap. */
  readonly areZones?: true;
}

export type PropSpec = PlainProp | ItemsProp;

export type PropKind = PropSpec['kind'];
export type PropSpecs = Readonly<Record<string, PropSpec>>;

interface PlainValues {
  readonly text: string;
  readonly rich: string;
  readonly image: string;
  readonly video: string;
  readonly link: Link;
  readonly number: number;
  readonly switch: boolean;
  readonly colour: string;
  readonly products: readonly string[];
  readonly services: readonly string[];
  readonly certificates: readonly string[];
  readonly offers: readonly string[];
  readonly shopCategory: string;
  readonly materialCategory: string;
  readonly phone: string;
  readonly point: Point | null;
  readonly date: string;
  readonly money: number | null;
}

/** The value that a line of the catalogue stands for. */
export type ValueOf<Spec> = Spec extends { readonly kind: 'items'; readonly item: infer Item }
  ? readonly ValuesOf<Item>[]
  : Spec extends { readonly kind: 'choice'; readonly options: readonly { readonly value: infer Value }[] }
    ? Value
    : Spec extends { readonly kind: 'choices'; readonly options: readonly { readonly value: infer Value }[] }
      ? readonly Value[]
      : Spec extends { readonly kind: infer Kind extends keyof PlainValues }
        ? PlainValues[Kind]
        : never;

export type ValuesOf<Specs> = { readonly [Name in keyof Specs]: ValueOf<Specs[Name]> };

type Rest<Spec extends Common, Given extends string = never> = Omit<Spec, 'kind' | 'label' | Given>;

export const text = (label: string, max: number, rest: Partial<Rest<TextProp, 'max'>> = {}): TextProp => ({
  ...{ kind: 'text', label, max, min: 0, lines: false, initial: '' },
  ...rest,
});
export const rich = (label: string, max: number, rest: Rest<RichProp, 'max'> = {}): RichProp => ({
  ...{ kind: 'rich', label, max },
  ...rest,
});
export const image = (label: string, rest: Rest<ImageProp> = {}): ImageProp => ({ kind: 'image', label, ...rest });
export const video = (label: string, rest: Rest<VideoProp> = {}): VideoProp => ({ kind: 'video', label, ...rest });
export const link = (label = '链接', rest: Rest<LinkProp> = {}): LinkProp => ({ kind: 'link', label, ...rest });
export const number = (
  label: string,
  range: PerTerminal<Range>,
  initial: PerTerminal<number>,
  unit = '',
  rest: Rest<NumberProp, 'range' | 'initial' | 'unit'> = {},
): NumberProp => ({ kind: 'number', label, range, initial, unit, ...rest });

type Options<Value extends string> = readonly { readonly value: Value; readonly label: string }[];

/** One of the options; without `initial` the first. */
export const choice = <const Value extends string>(
  label: string,
  options: Options<Value>,
  rest: Partial<Rest<ChoiceProp<NoInfer<Value>>, 'options'>> = {},
): ChoiceProp<Value> => {
  const [first] = options;
  if (first === undefined) throw new TypeError(`nothing to choose for ${label}`);
  return { kind: 'choice', label, options, initial: first.value, ...rest };
};
export const choices = <const Value extends string>(
  label: string,
  options: Options<Value>,
  initial: readonly NoInfer<Value>[],
  rest: Rest<ChoicesProp<NoInfer<Value>>, 'options' | 'initial'> = {},
): ChoicesProp<Value> => ({ kind: 'choices', label, options, initial, ...rest });
export const toggle = (label: string, initial: boolean, rest: Rest<SwitchProp, 'initial'> = {}): SwitchProp => ({
  ...{ kind: 'switch', label, initial },
  ...rest,
});
export const colour = (label: string, initial = '', rest: Rest<ColourProp, 'initial'> = {}): ColourProp => ({
  ...{ kind: 'colour', label, initial },
  ...rest,
});
export const ids = (
  kind: IdsProp['kind'],
  label: string,
  [min, max]: Range,
  rest: Rest<IdsProp, 'min' | 'max'> = {},
): IdsProp => ({ kind, label, min, max, ...rest });
export const category = (kind: CategoryProp['kind'], label: string, rest: Rest<CategoryProp> = {}): CategoryProp => ({
  ...{ kind, label },
  ...rest,
});
export const phone = (label: string, rest: Rest<PhoneProp> = {}): PhoneProp => ({ kind: 'phone', label, ...rest });
export const point = (label: string, rest: Rest<PointProp> = {}): PointProp => ({ kind: 'point', label, ...rest });
export const date = (label: string, rest: Rest<DateProp> = {}): DateProp => ({ kind: 'date', label, ...rest });
export const money = (label: string, rest: Rest<MoneyProp> = {}): MoneyProp => ({ kind: 'money', label, ...rest });
export const items = <const Item extends Readonly<Record<string, PlainProp>>>(
  label: string,
  itemLabel: string,
  [min, max]: Range,
  item: Item,
  rest: Rest<ItemsProp, 'min' | 'max' | 'item' | 'itemLabel'> = {},
): ItemsProp<Item> => ({ kind: 'items', label, itemLabel, min, max, item, ...rest });
