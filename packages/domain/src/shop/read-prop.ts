import { FORM_MESSAGES } from '../form/messages.ts';
import { parseDateTime } from '../time/shanghai-time.ts';
import { isShopPhone, readLink } from './link.ts';
import { SHOP_MESSAGES as texts } from './messages.ts';
import { initialValue } from './new-block.ts';
import type { ItemsProp, NumberProp, PropKind, PropSpec, PropSpecs } from './prop.ts';
import { isShopPicture, isShopVideo } from './shop-files.ts';
import { onTerminal, type Terminal } from './terminal.ts';

/** What is wrong with a value, and with which: 'items.2.link'. */
export interface PropFault {
  readonly path: string;
  readonly text: string;
}

/** A value as it is kept, and what is wrong with what was given instead. */
export interface PropReading<Value = unknown> {
  readonly value: Value;
  readonly faults: readonly PropFault[];
}

type Check = (input: unknown, spec: PropSpec, terminal: Terminal) => unknown;

const isText = (input: unknown): input is string => typeof input === 'string';
/** Characters that show nothing; line breaks and tabs stay where there are lines. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

const COLOUR = /^#[0-9a-f]{6}$/;
const MOST_FEN = 100_000_000_000_000;

/** A value of each kind, or undefined for what is none. What has a length or a place of its own is read below. */
const READERS: Readonly<Partial<Record<PropKind, Check>>> = {
  image: (input) => (isText(input) && (input === '' || isShopPicture(input)) ? input : undefined),
  video: (input) => (isText(input) && (input === '' || isShopVideo(input)) ? input : undefined),
  link: readLink,
  number: (input, spec, terminal) => {
    const { range, unit } = spec as NumberProp; // the line of a number
    const [from, to] = onTerminal(range, terminal);
    const isOne = typeof input === 'number' && (Number.isInteger(input) || (unit === '%' && Number.isFinite(input)));
    return isOne && input >= from && input <= to ? input : undefined;
  },
  choice: (input, spec) => ('options' in spec ? spec.options.find(({ value }) => value === input)?.value : undefined),
  choices: (input, spec) =>
    Array.isArray(input) && 'options' in spec
      ? spec.options.map(({ value }) => value).filter((value) => input.includes(value))
      : undefined,
  switch: (input) => (typeof input === 'boolean' ? input : undefined),
  colour: (input) => {
    const text = isText(input) ? input.toLowerCase() : undefined;
    return text === '' || (text !== undefined && COLOUR.test(text)) ? text : undefined;
  },
  shopCategory: (input) => (isText(input) && /^\d{0,20}$/.test(input) ? input : undefined),
  materialCategory: (input) => (isText(input) && /^\w{0,20}$/.test(input) ? input : undefined),
  phone: (input) => (isText(input) && (input === '' || isShopPhone(input)) ? input : undefined),
  point: (input) => {
    if (input === null) return null;
    const { lng, lat } = (typeof input === 'object' ? input : {}) as { readonly lng?: unknown; readonly lat?: unknown };
    const isThere = typeof lng === 'number' && typeof lat === 'number' && Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
    return isThere ? { lng, lat } : undefined;
  },
  date: (input) =>
    isText(input) && (input === '' || (/^\d{4}-\d{2}-\d{2}$/.test(input) && parseDateTime(input) !== null))
      ? input
      : undefined,
  money: (input) =>
    input === null || (Number.isSafeInteger(input) && (input as number) >= 0 && (input as number) <= MOST_FEN)
      ? input
      : undefined,
};

/** Said of a value that is none; the label says which. */
const FAULT_TEXTS: Readonly<Partial<Record<PropKind, (spec: PropSpec, terminal: Terminal) => string>>> = {
  image: () => texts.badPicture,
  video: () => texts.badVideo,
  colour: () => texts.colour,
  number: (spec, terminal) =>
    FORM_MESSAGES.integerRange(spec.label, ...onTerminal((spec as NumberProp).range, terminal)),
  link: () => texts.chooseLink,
};

const wrong = (spec: PropSpec, terminal: Terminal, text?: string): PropReading => ({
  value: initialValue(spec, terminal),
  faults: [{ path: '', text: text ?? FAULT_TEXTS[spec.kind]?.(spec, terminal) ?? texts.badValue(spec.label) }],
});
const right = (value: unknown): PropReading => ({ value, faults: [] });

/**
 * Reads one value as a draft keeps it: of its kind and within its bounds, but it may be empty. What is not there yet is
 * as at the start.
 */
export function readProp(spec: PropSpec, input: unknown, terminal: Terminal): PropReading {
  if (input === undefined) return right(initialValue(spec, terminal));
  switch (spec.kind) {
    case 'text':
    case 'rich': {
      if (!isText(input)) return wrong(spec, terminal);
      const clean = input.replace(/\r\n?/g, '\n').replace(CONTROLS, '');
      const kept = spec.kind === 'rich' || spec.lines ? clean : clean.replace(/\s*[\n\t]\s*/g, ' ');
      return [...kept].length > spec.max
        ? { value: kept, faults: [{ path: '', text: FORM_MESSAGES.tooLong(spec.label, spec.max) }] }
        : right(kept);
    }
    case 'products':
    case 'services':
    case 'certificates':
    case 'offers': {
      if (!Array.isArray(input) || !input.every((id) => isText(id) && /^\d{1,20}$/.test(id)))
        return wrong(spec, terminal);
      const ids = [...new Set(input as readonly string[])];
      return ids.length > spec.max
        ? { value: ids, faults: [{ path: '', text: texts.most(spec.label, spec.max) }] }
        : right(ids);
    }
    case 'items':
      return readItems(spec, input, terminal);
    default: {
      const value = READERS[spec.kind]?.(input, spec, terminal);
      return value === undefined ? wrong(spec, terminal) : right(value);
    }
  }
}

function readItems(spec: ItemsProp, input: unknown, terminal: Terminal): PropReading {
  if (!Array.isArray(input)) return wrong(spec, terminal);
  const readings = input.map((item) => readProps(spec.item, item, terminal));
  const faults = readings.flatMap((reading, index) => under(String(index), reading.faults));
  const isTooMany = input.length > spec.max;
  const outside = spec.areZones ? readings.findIndex(({ value }) => !isInside(value)) : -1;
  return {
    value: readings.map(({ value }) => value),
    faults: [
      ...(isTooMany ? [{ path: '', text: texts.most(spec.label, spec.max) }] : []),
      ...(outside >= 0 ? [{ path: String(outside), text: texts.zoneOutside }] : []),
      ...faults,
    ],
  };
}

/** A rectangle on a picture in percent; half a thousandth is the rounding of a pointer. */
const isInside = (zone: Readonly<Record<string, unknown>>): boolean =>
  Number(zone.x) + Number(zone.w) <= 100.0005 && Number(zone.y) + Number(zone.h) <= 100.0005;

/** Faults of a part, by their place in the whole. */
export const under = (name: string, faults: readonly PropFault[]): PropFault[] =>
  faults.map(({ path, text }) => ({ path: path === '' ? name : `${name}.${path}`, text }));

/** Reads several values by their names; others than those of the catalogue are left out. */
export function readProps(
  specs: PropSpecs,
  input: unknown,
  terminal: Terminal,
): PropReading<Readonly<Record<string, unknown>>> {
  const given = typeof input === 'object' && input !== null ? (input as Readonly<Record<string, unknown>>) : {};
  const readings = Object.entries(specs).map(
    ([name, spec]) => [name, readProp(spec, Object.hasOwn(given, name) ? given[name] : undefined, terminal)] as const,
  );
  return {
    value: Object.fromEntries(readings.map(([name, { value }]) => [name, value])),
    faults: readings.flatMap(([name, { faults }]) => under(name, faults)),
  };
}
