import { inject } from 'vitest';
import { withConnection } from '../db/connection.ts';

/**
 * Makes what several files of tests need and none changes, once for the whole run: whoever needs it first makes it, and
 * the others wait.
 *
 * @param lock any number that nothing else uses
 */
export async function onceARun(lock: number, isMade: () => Promise<boolean>, make: () => Promise<void>): Promise<void> {
  await withConnection({ ...inject('testServer'), database: 'postgres' }, async (connection) => {
    // Let go of with the connection.
    await connection.query('select pg_advisory_lock($1)', [lock]);
    if (!(await isMade())) await make();
  });
}
