// Brings the diagram in the package's README up to date: `pnpm diagrams`.
import { readFileSync, writeFileSync } from 'node:fs';
import { withDiagram } from './readme-diagram.ts';

const readme = new URL('../../README.md', import.meta.url);
writeFileSync(readme, withDiagram(readFileSync(readme, 'utf8')));
