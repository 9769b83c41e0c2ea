import type { AnyStateMachine } from 'xstate';
import { createBatchMachine } from '../batch/batch.machine.ts';
import { createCredentialsMachine } from '../credentials/credentials.machine.ts';
import { createItemMachine } from '../item/item.machine.ts';
import { stateDiagram } from './state-diagram.ts';

const MACHINES: Readonly<Record<string, AnyStateMachine>> = {
  item: createItemMachine(),
  batch: createBatchMachine(),
  credentials: createCredentialsMachine(),
};

/** The text of a README with the diagrams of the machines as they are, between the marks of each. */
export function withDiagrams(readme: string): string {
  return Object.entries(MACHINES).reduce((text, [name, machine]) => {
    const [begin, end] = [`<!-- diagram:${name} -->`, `<!-- /diagram:${name} -->`];
    const [before, rest = ''] = text.split(begin);
    const after = rest.split(end)[1];
    if (after === undefined) throw new Error(`the README has no marks for the diagram of the ${name} machine`);
    return `${before}${begin}\n\`\`\`mermaid\n${stateDiagram(machine)}\n\`\`\`\n${end}${after}`;
  }, readme);
}
