// `pnpm dev`: the whole product, following changes of the sources without a build.
import { runProduct } from './serve/run-product.ts';

process.exit(await runProduct('development'));
