/** What Storybook found out about a property from the source of its component. */
interface DocumentedProperty {
  readonly tsType?: { readonly name?: string; readonly raw?: string };
}

interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, DocumentedProperty>> };
}

function rawType(component: unknown, name: string): string | undefined {
  // Storybook's compiler writes it onto the function; React knows nothing of it.
  return (component as Documented | undefined)?.__docgenInfo?.props?.[name]?.tsType?.raw;
}

/** Words for a type whose name says nothing: `union` is told by its values, a list by being one. */
export function typeSummary(
  component: unknown,
  name: string,
  summary: string | undefined,
  choices: readonly (string | number)[] | undefined,
  value: unknown,
): string | undefined {
  if (choices) return choices.map((choice) => (typeof choice === 'string' ? `'${choice}'` : choice)).join(' | ');
  if (summary === 'unknown' && Array.isArray(value)) return '列表';
  if (summary !== 'union') return summary;
  const parts =
    rawType(component, name)
      ?.replace(/\s+/g, ' ')
      .replace(/^ ?\| /, '')
      .split(' | ') ?? [];
  return parts.filter((part) => part !== 'undefined').join(' | ') || summary;
}

/** Where a property without a default of its own starts: it must be given, is off, or is simply not there. */
export function defaultWords(isRequired: boolean, typeName: string | undefined): string {
  if (isRequired) return '必须给出';
  return typeName === 'boolean' ? 'false' : '不给';
}
