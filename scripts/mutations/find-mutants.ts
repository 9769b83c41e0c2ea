import {
  bare,
  elementsOf,
  isNode,
  type Node,
  nameOf,
  nodesOf,
  propertiesOf,
  readNodes,
  withDescendants,
} from './syntax.ts';

/** One rule of a file taken away. */
export interface Mutant {
  /** What is taken away, in the words of the source. */
  readonly removed: string;
  readonly line: number;
  /** The declaration of the file that it is in. */
  readonly within: string;
  /** Where the text begins and ends that `by` stands in place of. */
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Finds the rules of one kind in a source. */
export type FindMutants = (source: string) => readonly Mutant[];

/** A place of the tree and what stands there instead. */
type Cut = readonly [place: Pick<Node, 'start' | 'end'>, by: string];

const NO_PROPERTY = '...{}';
const NO_ELEMENT = '...[]';
const MOST_SHOWN = 70;
const DECLARATION = /^(?:export )?(?:async )?(?:function|const) (\w+)/gm;

const finder =
  (cutsOf: (nodes: readonly Node[], source: string) => readonly Cut[]): FindMutants =>
  (source) =>
    cutsOf(readNodes(source), source).map(([{ start, end }, by]) => {
      const before = source.slice(0, start);
      const shown = source.slice(start, end).trim().replace(/\s+/g, ' ');
      return {
        removed: shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}…` : shown,
        line: before.split('\n').length,
        within: [...before.matchAll(DECLARATION)].at(-1)?.[1] ?? '',
        start,
        end,
        by,
      };
    });

const without =
  (by: string) =>
  (place: Node): Cut => [place, by];
const isNamed = (name: string) => (node: Node) => node.type === 'Property' && nameOf(node.key) === name;

/** Permissions of the calls of a contract, each as a whole; of a save each of its two. */
export const findPermissions = finder((nodes) =>
  nodes
    .filter(isNamed('permission'))
    .flatMap((permission) => [permission, ...propertiesOf(permission.value)].map(without(NO_PROPERTY))),
);

/** Conditions of queries: `.where(…)`, the filters of a list, and `where` in SQL, whose condition then always holds. */
export const findConditions = finder((nodes, source) => [
  ...nodes.flatMap((node): readonly Cut[] => {
    const { callee } = node;
    if (node.type !== 'CallExpression' || !isNode(callee) || nameOf(callee.property) !== 'where') return [];
    return isNode(callee.object) ? [[{ start: callee.object.end, end: node.end }, '']] : [];
  }),
  ...nodes.filter(isNamed('filters')).flatMap(({ value }) => propertiesOf(value).map(without(NO_PROPERTY))),
  ...nodes
    .filter(({ type }) => type === 'TemplateElement')
    .flatMap(({ start, end }) => [...source.slice(start, end).matchAll(/\bwhere\b/g)].map(({ index }) => start + index))
    .map((start): Cut => [{ start, end: start + 'where'.length }, 'where true or']),
]);

/** Rows of status tables, the conditions of each, and each entry of these. */
export const findTransitions = finder((nodes) => {
  const rows = nodes.filter(isNamed('transitions')).flatMap(({ value }) => elementsOf(value));
  const everybody = [...new Set(rows.flatMap(namesOfActors))].map((who) => `'${who}'`).join(', ');
  /** What stands in place of a condition that is taken away. */
  const always: Readonly<Record<string, string>> = {
    from: 'from: [...Array(100).keys()]',
    who: `who: [${everybody}]`,
    permission: NO_PROPERTY,
    when: NO_PROPERTY,
  };
  return rows.flatMap((row) => [
    without(NO_ELEMENT)(row),
    ...propertiesOf(row).flatMap((condition): readonly Cut[] => {
      const by = always[nameOf(condition.key)];
      if (by === undefined) return [];
      return [[condition, by], ...elementsOf(condition.value).map(without(NO_ELEMENT))];
    }),
  ]);
});

const namesOfActors = (row: Node): readonly string[] =>
  propertiesOf(row)
    .filter(isNamed('who'))
    .flatMap(({ value }) => [...elementsOf(value), ...(isNode(value) ? [value] : [])])
    .map(nameOf)
    .filter((name) => name !== '');

/** Acts that a record offers: entries of its acts, those that it rules out, and what decides in the kit. */
export const findActs = finder((nodes) => [
  ...nodes
    .filter(({ type, id }) => type === 'VariableDeclarator' && nameOf(id).endsWith('_ACTS'))
    .flatMap(({ init }) => propertiesOf(init).map(without(NO_PROPERTY))),
  ...nodes
    .filter(({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 'allowedActions')
    .flatMap((call) => nodesOf(call.arguments).slice(2).flatMap(withDescendants))
    .flatMap((argument) => elementsOf(argument).map(without(NO_ELEMENT))),
  ...nodes.filter(isDecision).flatMap((decision) =>
    withDescendants(decision)
      .filter(({ type, operator }) => type === 'LogicalExpression' && operator === '&&')
      .flatMap(({ left, right }) => [left, right].filter(isNode))
      .map(without('true')),
  ),
]);

/** The kit's function that says which acts are offered. */
const isDecision = ({ type, id, body }: Node): boolean =>
  type === 'FunctionDeclaration' && nameOf(id) === 'allowedActions' && bare(body) !== undefined;
