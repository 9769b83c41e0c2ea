import { parseAst } from 'rolldown/parseAst';

/** A node of the syntax tree, as far as it is walked here: any object with a `type` and its place in the text. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The nodes of a list; none where it is no list. */
export const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Every node of a TypeScript source, each before what is inside it. */
export function readNodes(source: string): readonly Node[] {
  // The library's union of all nodes is walked as one kind.
  return withDescendants(parseAst(source, { lang: 'ts' }) as unknown as Node);
}

/** A node, then everything inside it. */
export function withDescendants(node: Node): readonly Node[] {
  const children = Object.values(node).flatMap((value) => (isNode(value) ? [value] : nodesOf(value)));
  return [node, ...children.flatMap(withDescendants)];
}

/** What a property, a member or an identifier is called; '' for everything else. */
export function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'Identifier') return String(value.name);
  if (value.type === 'Literal') return String(value.value);
  return '';
}

/** The value behind `as const` and `satisfies`. */
export function bare(value: unknown): Node | undefined {
  if (!isNode(value)) return undefined;
  return value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression' ? bare(value.expression) : value;
}

/** The properties of an object literal; none of anything else. */
export const propertiesOf = (value: unknown): readonly Node[] => {
  const object = bare(value);
  return object?.type === 'ObjectExpression'
    ? nodesOf(object.properties).filter(({ type }) => type === 'Property')
    : [];
};

/** The elements of an array literal; none of anything else. */
export const elementsOf = (value: unknown): readonly Node[] => {
  const array = bare(value);
  return array?.type === 'ArrayExpression' ? nodesOf(array.elements) : [];
};
