// `prepack` of every published package: npm leaves `catalog:` and `workspace:` in the manifest, which nobody can install.
import { environment } from './env.ts';

const packer = environment.npm_config_user_agent?.split('/')[0] ?? 'npm';
if (packer !== 'pnpm') {
  console.error(
    `${packer} would pack ranges that nobody can install (catalog:): run \`pnpm pack\` or \`pnpm publish\`.`,
  );
  process.exitCode = 1;
}
