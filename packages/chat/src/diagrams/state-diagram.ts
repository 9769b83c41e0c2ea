import type { AnyStateMachine, StateNode } from 'xstate';

interface Way {
  readonly from: StateNode;
  readonly to: StateNode;
  readonly events: string;
}

const nameOf = (node: StateNode): string => node.path.join('_');

const eventLabel = (event: string): string => (event.startsWith('xstate.after') ? 'after its delay' : event);

/** The ways out of a state; several events with one target are one way. */
function waysOf(node: StateNode): readonly Way[] {
  const labels = new Map<StateNode, Set<string>>();
  for (const [event, candidates] of node.transitions) {
    for (const to of candidates.flatMap(({ target }) => target ?? [])) {
      labels.set(to, (labels.get(to) ?? new Set()).add(eventLabel(event)));
    }
  }
  return [...labels].map(([to, events]) => ({ from: node, to, events: [...events].join(', ') }));
}

const drawn = ({ from, to, events }: Way): string => `${nameOf(from)} --> ${nameOf(to)} : ${events}`;

/** Mermaid puts a state where it is first named, so only ways between brothers may stand inside their parent. */
const staysInside = ({ from, to }: Way): boolean => from.parent === to.parent;

function initial(node: StateNode): readonly string[] {
  const [first] = node.initial.target;
  return node.type === 'compound' && first ? [`[*] --> ${nameOf(first)}`] : [];
}

function describe(node: StateNode): readonly string[] {
  const declared = `state "${node.type === 'history' ? 'where it was' : node.key}" as ${nameOf(node)}`;
  const children = Object.values(node.states);
  if (children.length > 0) return [`${declared} {`, ...inside(node).map((line) => `  ${line}`), '}'];
  return node.type === 'final' ? [declared, `${nameOf(node)} --> [*]`] : [declared];
}

function inside(node: StateNode): readonly string[] {
  const children = Object.values(node.states);
  const regions = children.flatMap((child, index) =>
    node.type === 'parallel' && index > 0 ? ['--', ...describe(child)] : describe(child),
  );
  return [...initial(node), ...regions, ...children.flatMap(waysOf).filter(staysInside).map(drawn)];
}

function allStates(node: StateNode): readonly StateNode[] {
  return Object.values(node.states).flatMap((child) => [child, ...allStates(child)]);
}

/** The states of a machine as mermaid text. */
export function stateDiagram(machine: AnyStateMachine): string {
  const { root } = machine;
  const across = allStates(root)
    .flatMap(waysOf)
    .filter((way) => !staysInside(way))
    .map(drawn);
  return ['stateDiagram-v2', ...[...inside(root), ...across].map((line) => `  ${line}`)].join('\n');
}
