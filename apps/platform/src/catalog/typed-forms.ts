import { readingsOf } from '../search/pinyin-tokens.ts';

/** How a material is typed: name and model as they are, in pinyin, and by first letters; for its column `typed`. */
export function typedForms(name: string, spec: string): string {
  const forms = [name, spec, ...readingsOf(name), ...readingsOf(name + spec)];
  return forms.map((form) => ` ${folded(form)}`).join('');
}

/** A keyword as the column has it: lower case, full-width signs narrow, no blanks. */
export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
