/** HTML that is safe to send: made by {@link html}, which escapes what is put into it. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | readonly Markup[] | undefined;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template whose values are escaped; markup in a value stays markup, `undefined` is nothing. */
export function html(texts: TemplateStringsArray, ...values: readonly Part[]): Markup {
  return { markup: texts.map((text, index) => text + write(values[index])).join('') };
}

function write(value: Part): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}
