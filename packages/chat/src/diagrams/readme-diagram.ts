import { connectionMachine } from '../connection/connection-machine.ts';
import { stateDiagram } from './state-diagram.ts';

const begin = '<!-- diagram:connection -->';
const end = '<!-- /diagram:connection -->';

/** The text of the README with the diagram of the connection's machine as it is. */
export function withDiagram(readme: string): string {
  const [before, rest = ''] = readme.split(begin);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error('the README has no marks for the diagram of the connection');
  return `${before}${begin}\n\`\`\`mermaid\n${stateDiagram(connectionMachine())}\n\`\`\`\n${end}${after}`;
}
