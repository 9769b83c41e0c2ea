import { expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';

it('fails the tests of a process that asks a connection before its last answer', async () => {
  const db = await createTestDatabase();
  const connection = await db.connectAs('app_user');
  await Promise.all([1, 2, 3].map((n) => connection.query('select $1::int', [n])));
  await expect(db.close()).rejects.toThrow('already executing a query');
});
