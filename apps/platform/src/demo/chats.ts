import { createHash } from 'node:crypto';
import { chatLines } from './chat-scripts.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { officeTime } from './office-hours.ts';

const CHATS = 14;
const MESSAGES = 300;
/** Of the newest chats: one message of the first is unread, two of the second, and so on. */
const UNREAD_CHATS = 4;
const DAYS_APART = 0.03;

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
  const companiesOf = (userId: string) => members.filter((member) => member.userId === userId).map((m) => m.businessId);
  const own = new Set(companiesOf(self.userId));
  const isColleague = ({ userId }: DemoMember) => companiesOf(userId).some((businessId) => own.has(businessId));
  const sentAt = (days: number) => officeTime(demo.now, days).toISOString();
  const service = people.find(({ phone }) => phone === SERVICE_PHONE);
  await demo.insert('chat_service_account', service ? [{ user_id: service.userId }] : []);
  const chats = others.slice(0, CHATS).map((other, index) => {
    const [first, second] = BigInt(self.userId) < BigInt(other.userId) ? [self, other] : [other, self];
    const count = Math.floor(MESSAGES / CHATS) + (index < MESSAGES % CHATS ? 1 : 0);
    const unread = index < UNREAD_CHATS ? index + 1 : 0;
    const partner = { phone: other.phone, isColleague: isColleague(other) };
    return {
      id: `${first.userId}-${second.userId}`,
      other,
      lines: chatLines(partner, count, unread),
      count,
      unread,
      index,
    };
  });
  await demo.insert(
    'chat',
    chats.map(({ id, count, index }) => ({
      id,
      type: 'single',
      last_seq: count,
      last_at: sentAt(index + DAYS_APART),
      created_at: demo.daysFromNow(-60),
    })),
  );
  const member = (chat: (typeof chats)[number], of: DemoMember, shown: DemoMember, unread: number) => ({
    chat_id: chat.id,
    user_id: of.userId,
    name: shown.name,
    avatar: '',
    // Who answers for the platform speaks for his company here.
    business_id: of.phone === SERVICE_PHONE ? of.businessId : null,
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
      chat.lines.map(({ by, text }, index) => ({
        chat_id: chat.id,
        seq: index + 1,
        id: stableUuid(`${chat.id}/${index}`),
        from_id: by === 'self' ? self.userId : chat.other.userId,
        content: text,
        type: 'text',
        sent_at: sentAt(chat.index + (chat.count - index) * DAYS_APART),
      })),
    ),
  );
}
