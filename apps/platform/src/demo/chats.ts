import { createHash } from 'node:crypto';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';

const CHATS = 14;
const MESSAGES = 300;

const LINES = [
  '您好，请问HRB400E螺纹钢今天的到站价是多少？',
  '您好，含税到场价3420元/吨，量大可以再谈。',
  '我们净月项目需要120吨，下周三前到场。',
  '可以，明天给您出正式报价单。',
  '质保书和检测报告能一起提供吗？',
  '随车提供，电子版我先发到附件里。',
  '付款方式按月结可以吗？',
  '可以按月结，合同里写明即可。',
  '收到，谢谢。',
  '不客气，有需要随时联系。',
] as const;

/** A UUID that is the same at every start. */
function stableUuid(text: string): string {
  const hex = createHash('md5').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}

/** Answers for the platform in the demonstration. */
const SERVICE_PHONE = '13800000016';

/** Fourteen chats of the first demo login with 300 messages, some unread. */
export async function writeChats(demo: DemoWriter, members: readonly DemoMember[]): Promise<void> {
  const people = [...new Map(members.map((member) => [member.userId, member])).values()];
  const [self, ...others] = people;
  if (self === undefined) return;
  await demo.insert(
    'chat_user',
    people.map(({ userId, name }) => ({ id: userId, name, avatar: '', updated_at: demo.daysFromNow(-100) })),
  );
  const service = people.find(({ phone }) => phone === SERVICE_PHONE);
  await demo.insert('chat_service_account', service ? [{ user_id: service.userId }] : []);
  const chats = others.slice(0, CHATS).map((other, index) => {
    const [first, second] = BigInt(self.userId) < BigInt(other.userId) ? [self, other] : [other, self];
    const count = Math.floor(MESSAGES / CHATS) + (index < MESSAGES % CHATS ? 1 : 0);
    return { id: `${first.userId}-${second.userId}`, other, count, unread: index < 4 ? index + 1 : 0, index };
  });
  await demo.insert(
    'chat',
    chats.map(({ id, count, index }) => ({
      id,
      type: 'single',
      last_seq: count,
      last_at: demo.daysFromNow(-index - 0.03),
      created_at: demo.daysFromNow(-60),
    })),
  );
  const member = (chat: (typeof chats)[number], of: DemoMember, shown: DemoMember, unread: number) => ({
    chat_id: chat.id,
    user_id: of.userId,
    name: shown.name,
    avatar: '',
    unread_count: unread,
    read_seq: chat.count - unread,
    last_read_time: demo.daysFromNow(-chat.index - 0.1),
    is_removed: false,
    updated_at: demo.daysFromNow(-chat.index),
  });
  await demo.insert(
    'chat_member',
    chats.flatMap((chat) => [member(chat, self, chat.other, chat.unread), member(chat, chat.other, self, 0)]),
  );
  await demo.insert(
    'chat_message',
    chats.flatMap((chat) =>
      Array.from({ length: chat.count }, (_, index) => ({
        chat_id: chat.id,
        seq: index + 1,
        id: stableUuid(`${chat.id}/${index}`),
        // The unread ones at the end are all of the other side.
        from_id: index % 2 === 0 && index < chat.count - chat.unread ? self.userId : chat.other.userId,
        content: LINES[(index + chat.index) % LINES.length] ?? LINES[0],
        type: 'text',
        sent_at: demo.daysFromNow(-chat.index - (chat.count - index) * 0.03),
      })),
    ),
  );
}
