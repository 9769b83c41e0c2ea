// Brings the diagrams in the package's README up to date: `pnpm diagrams`.
import { readFileSync, writeFileSync } from 'node:fs';
import { withDiagrams } from './readme-diagrams.ts';

const readme = new URL('../../README.md', import.meta.url);
writeFileSync(readme, withDiagrams(readFileSync(readme, 'utf8')));
