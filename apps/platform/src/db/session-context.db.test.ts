import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusiness, addMember, type TestMember } from '../testing/members.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { hashToken, type RecordId, type SessionContext } from './context.ts';
import type { Transaction } from './schema.ts';

let db: TestDatabase;
let ours: RecordId;
let member: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  db = await createTestDatabase();
  ours = await addBusiness(db, '砚北建设集团');
  member = await addMember(db, ours);
  stranger = await addMember(db, await addBusiness(db, '晟岳建筑'));
});
afterAll(() => db.close());

async function whoAmI(transaction: Transaction) {
  const { rows } = await sql<{ user_id: string | null; business_id: string | null }>`
    select app.current_user_id() as user_id, app.current_business() as business_id`.execute(transaction);
  return rows[0];
}

const seenBy = (context: SessionContext) => db.database.withSession(context, whoAmI);
const NOBODY = { user_id: null, business_id: null };

describe('the context of a request', () => {
  it('resolves both tokens to the user and the business behind them', async () => {
    expect(await seenBy(member.context)).toEqual({ user_id: member.userId, business_id: ours });
  });

  it('resolves the platform token alone to the user without a business', async () => {
    expect(await seenBy({ login: member.context.login })).toEqual({ user_id: member.userId, business_id: null });
  });

  it('gives nobody for no tokens and for tokens that were never issued', async () => {
    expect(await seenBy({})).toEqual(NOBODY);
    expect(await seenBy({ login: hashToken('forged'), session: hashToken('forged too') })).toEqual(NOBODY);
  });

  it('gives no business when the access token is of another login than the platform token', async () => {
    const mixed = { login: member.context.login, session: stranger.context.session };
    expect(await seenBy(mixed)).toEqual({ user_id: member.userId, business_id: null });
  });

  it('does not outlive its transaction on a pooled connection', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await seenBy(member.context);
      expect(await seenBy({})).toEqual(NOBODY);
    }
  });
});
