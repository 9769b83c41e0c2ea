// `pnpm start`: builds the portal, then runs the whole product until it is stopped.
import { runProduct } from './serve/run-product.ts';

process.exit(await runProduct('production'));
