// `pnpm contract:doc` writes docs/contract.md from the contract; `--check` fails where they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { renderContractDoc } from './render-contract-doc.ts';

const file = new URL('../../../docs/contract.md', import.meta.url);
const wanted = renderContractDoc();
if (!process.argv.includes('--check')) writeFileSync(file, wanted);
else if (readFileSync(file, 'utf8') !== wanted) {
  process.stderr.write('docs/contract.md is out of date: run `pnpm --filter @jianzhu/api-client contract:doc`.\n');
  process.exitCode = 1;
}
