// `pnpm operator …`: what operators do, over the platform's operator API. `pnpm operator help` shows the commands.
import { readFileSync } from 'node:fs';
import { environment } from './env.ts';
import { runOperator } from './operator/run-operator.ts';

process.exitCode = await runOperator(process.argv.slice(2), {
  environment,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  readInput: () => readFileSync(0, 'utf8'),
});
