// Setup file of the test projects: with TEST_DEEP (`pnpm test:deep`) each property is tried on many more cases.
import fc from 'fast-check';
import { vi } from 'vitest';
import { environment } from '../env.ts';

const deepRuns = 5_000;
const deepTimeoutMs = 300_000;

if (environment.TEST_DEEP) {
  fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: deepRuns });
  vi.setConfig({ testTimeout: deepTimeoutMs });
}
