// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** What some file system takes as more than a letter of a name. */
const SPECIAL = /[<>:"/\\|?*]/g;

/** Devices of Windows, which no file is named after, whatever its extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]) *(?:\.|$)/i;

/** Whether a name is one line that reads as it is written and names no folder: no controls, no turned direction, no slash. */
export const isPlainName = (name: string): boolean => name.search(UNSEEN) < 0 && !/[/\\]/.test(name);

/** A name of a file or a folder that every system takes. */
export function safeName(name: string): string {
  const plain = name
    .replace(UNSEEN, '_')
    .replace(SPECIAL, '_')
    .replace(/[. ]+$/, '');
  return plain === '' || DEVICE.test(plain) ? `_${plain}` : plain;
}

/** Such names, each once, also where `A.pdf` is `a.pdf`: the second `图纸.pdf` becomes `图纸(2).pdf`. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = safeName(name);
    const dot = plain.lastIndexOf('.');
    const [stem, suffix] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
    let free = plain;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem}(${count})${suffix}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
