import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseRecordId } from '../db/context.ts';
import { logInToChat } from '../testing/chat-login.ts';
import { addBusiness, addMember } from '../testing/members.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;

interface Chatter {
  readonly userId: string;
  readonly businessId: string;
  readonly chatToken: string;
}

async function addChatter(name: string): Promise<Chatter> {
  const businessId = await addBusiness(platform.db, name);
  const member = await addMember(platform.db, businessId);
  return { userId: member.userId, businessId, chatToken: (await logInToChat(platform, member)).token };
}

async function addFile({ businessId, userId }: Chatter, bytes = 3): Promise<string> {
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into attachment (business_id, file_name, file_ext, file_size, file_md5, bucket, object_key, create_user_id,
       confirm_time)
     values ($1, '图.png', 'png', $3, '900150983cd24fb0d6963f7d28e17f72', 'jianzhu', 'tenant/图', $2, now()) returning id`,
    [businessId, userId, bytes],
  );
  if (row === undefined) throw new Error('no file was added');
  return row.id;
}

/** A message of one member in a chat of two; returns its id. */
async function say(from: Chatter, to: Chatter, content: object, type = 'image'): Promise<string> {
  const chatId = `chat-${randomUUID()}`;
  const id = randomUUID();
  await platform.db.admin(`insert into chat (id, type, last_seq) values ($1, 'single', 1)`, [chatId]);
  for (const { userId } of [from, to]) {
    await platform.db.admin('insert into chat_member (chat_id, user_id) values ($1, $2)', [chatId, userId]);
  }
  await platform.db.admin(
    'insert into chat_message (chat_id, seq, id, from_id, content, type) values ($1, 1, $2, $3, $4, $5)',
    [chatId, id, from.userId, JSON.stringify(content), type],
  );
  return id;
}

const ask = (who: Chatter, messageId: string) =>
  platform.get(`/api/sys/chat/file?messageId=${messageId}`, { chatToken: who.chatToken });

let sender: Chatter;
let receiver: Chatter;
let stranger: Chatter;

beforeAll(async () => {
  platform = await createTestPlatform();
  sender = await addChatter('甲企业');
  receiver = await addChatter('乙企业');
  stranger = await addChatter('丙企业');
});
afterAll(() => platform.close());

describe('the file of a message', () => {
  it('has an address for the members of its chat, and for nobody else', async () => {
    const content = { url: '/f', resourceId: await addFile(sender), businessId: sender.businessId };
    const messageId = await say(sender, receiver, content);
    for (const who of [sender, receiver]) {
      expect(await ask(who, messageId)).toMatchObject({ code: 200, data: { url: expect.stringMatching(/^http/) } });
    }
    expect(await ask(stranger, messageId)).toMatchObject({ code: 404 });
  });

  it('is never that of another business, whatever the sender writes', async () => {
    const resourceId = await addFile(stranger);
    for (const businessId of [stranger.businessId, sender.businessId, 'x']) {
      const messageId = await say(sender, receiver, { url: '/f', resourceId, businessId });
      expect(await ask(sender, messageId)).toMatchObject({ code: 404 });
    }
  });

  it('is never that of a colleague, who alone may read it (decision 60)', async () => {
    const { userId } = await addMember(platform.db, parseRecordId(sender.businessId) ?? expect.unreachable());
    const resourceId = await addFile({ ...sender, userId });
    const messageId = await say(sender, receiver, { url: '/f', resourceId, businessId: sender.businessId });
    for (const who of [sender, receiver]) expect(await ask(who, messageId)).toMatchObject({ code: 404 });
  });

  it('is smaller than 50 MB', async () => {
    const sized = async (bytes: number) => {
      const content = { url: '/f', resourceId: await addFile(sender, bytes), businessId: sender.businessId };
      return (await ask(receiver, await say(sender, receiver, content, 'file'))).code;
    };
    expect(await sized(50 * 1024 ** 2 - 1)).toBe(200);
    expect(await sized(50 * 1024 ** 2)).toBe(404);
  });

  it('is nothing for words, for an address elsewhere, and for a message that is not there', async () => {
    const content = { url: '/f', resourceId: await addFile(sender), businessId: sender.businessId };
    expect(await ask(receiver, await say(sender, receiver, content, 'text'))).toMatchObject({ code: 404 });
    expect(await ask(receiver, await say(sender, receiver, { url: 'https://elsewhere.cn/1' }))).toMatchObject({
      code: 404,
    });
    expect(await ask(receiver, randomUUID())).toMatchObject({ code: 404 });
  });
});
