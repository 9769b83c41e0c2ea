import type { GridOption } from './column.ts';

/** A text as options are compared by: lower case, full-width signs narrow, no blanks. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** What an option is called, and all else that it is found by: where it lies, its value, what it is typed as. */
const formsOf = ({ label, detail = '', value, typed = '' }: GridOption): readonly string[] =>
  [label, value, ...typed.split(' '), detail + label].map(folded).filter((form) => form !== '');

/** How well a form fits: it is the text, begins so, or has it somewhere; Infinity where it does not. */
function distance(form: string, text: string): number {
  if (form === text) return 0;
  const at = form.indexOf(text);
  return at === -1 ? Number.POSITIVE_INFINITY : Math.min(at, 1) + 1;
}

/** How well an option fits; where it lies counts least, as it has that in common with others. */
function fitOf(option: GridOption, text: string): number {
  const forms = formsOf(option);
  const [path = ''] = forms.slice(-1);
  return Math.min(...forms.slice(0, -1).map((form) => distance(form, text)), distance(path, text) + 2);
}

/** The options that a text may mean, the best first; all of them for none. */
export function matchingOptions(options: readonly GridOption[], text: string): readonly GridOption[] {
  const wanted = folded(text);
  if (wanted === '') return options;
  return options
    .map((option) => ({ option, fit: fitOf(option, wanted) }))
    .filter(({ fit }) => fit !== Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.fit - other.fit)
    .map(({ option }) => option);
}

/** The only option that a text means in full; undefined where it is none, or several. */
export function optionMeant(options: readonly GridOption[], text: string): GridOption | undefined {
  const wanted = folded(text);
  const [meant, ...others] = options.filter((option) => formsOf(option).includes(wanted));
  return others.length === 0 ? meant : undefined;
}
