// The binary format of WebAssembly (core specification, chapter 5), as far as a module of one function needs it.

/** Value types by their byte. */
export const I32 = 0x7f;
export const V128 = 0x7b;

const FUNCTION_TYPE = 0x60;
const NO_LOCAL_NAME = 0x40;
const END = 0x0b;

/** An unsigned integer in LEB128. */
export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest === 0 ? low : low | 0x80);
  } while (rest !== 0);
  return bytes;
}

/** A signed 32-bit integer in LEB128. */
export function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value | 0;
  for (;;) {
    const low = rest & 0x7f;
    rest >>= 7;
    const complete = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
    bytes.push(complete ? low : low | 0x80);
    if (complete) return bytes;
  }
}

/** What a module of one exported function and one exported memory is made of. */
export interface ModuleParts {
  /** Number of i32 parameters; they are the first locals. There is no result. */
  readonly parameters: number;
  /** Further locals in groups of one type. */
  readonly locals: readonly { readonly count: number; readonly type: number }[];
  /** Instructions of the function, without its `end`. */
  readonly body: readonly number[];
  /** Pages of 64 KiB. */
  readonly pages: number;
}

/** The bytes of a module that exports the function `compress` and the memory `memory`. */
export function encodeModule({ parameters, locals, body, pages }: ModuleParts): Uint8Array {
  const groups = locals.map(({ count, type }) => [...unsigned(count), type]);
  const code = [...vector(groups), ...body, END];
  const type = [FUNCTION_TYPE, ...vector(Array.from({ length: parameters }, () => [I32])), ...vector([])];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [type]),
    ...section(3, [[0]]),
    ...section(5, [[0x01, ...unsigned(pages), ...unsigned(pages)]]),
    ...section(7, [
      [...name('compress'), 0x00, 0],
      [...name('memory'), 0x02, 0],
    ]),
    ...section(10, [[...unsigned(code.length), ...code]]),
  ]);
}

/** `while (true) { body }` that the body leaves by falling through and repeats by `continueIf`. */
export function loop(body: readonly number[]): number[] {
  return [0x03, NO_LOCAL_NAME, ...body, END];
}

function vector(items: readonly (readonly number[])[]): number[] {
  return [...unsigned(items.length), ...items.flat()];
}

function section(id: number, items: readonly (readonly number[])[]): number[] {
  const content = vector(items);
  return [id, ...unsigned(content.length), ...content];
}

function name(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  return [...unsigned(bytes.length), ...bytes];
}
