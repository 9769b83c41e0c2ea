import { it as plain } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addChat, addChatter } from './test-chat.ts';

/** A test of two members who have a chat, on a database for its file: ask for `db`, `one`, `two` and `chatId`. */
export const it = plain
  // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from its pattern
  .extend('db', { scope: 'file' }, async ({}, { onCleanup }) => {
    const db = await createTestDatabase();
    onCleanup(() => db.close());
    return db;
  })
  .extend('one', ({ db }) => addChatter(db))
  .extend('two', ({ db }) => addChatter(db))
  .extend('chatId', ({ db, one, two }) => addChat(db, one, two));
