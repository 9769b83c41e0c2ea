import type { DemoCompany } from './companies.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';
import { TEMPLATES } from './notice-texts.ts';
import { officeTime } from './office-hours.ts';

const FOR_STORY_USER = 130;
const UNREAD = 37;
const DAYS_APART = 0.37;

/** 130 notices of all four types for the first demo login, 37 of them unread; a handful for everybody else. */
export async function writeNotices(
  demo: DemoWriter,
  members: readonly DemoMember[],
  companies: readonly DemoCompany[],
): Promise<void> {
  const [first, ...others] = members;
  if (!first) return;
  const byId = new Map(companies.map((company) => [company.id, company]));
  const notice = (member: DemoMember, index: number, isRead: boolean) => {
    const template = TEMPLATES[index % TEMPLATES.length] ?? TEMPLATES[0];
    const time = officeTime(demo.now, 0.02 + index * DAYS_APART);
    const text = template.write({
      n: Math.floor(index / TEMPLATES.length),
      time,
      now: demo.now,
      sells: (byId.get(member.businessId)?.trade.sells.length ?? 0) > 0,
    });
    const record = template.jump === 'record';
    return {
      id: demo.newId(),
      user_id: member.userId,
      business_id: member.businessId,
      notice_type: template.type,
      title: text.title,
      content: text.content,
      create_time: time.toISOString(),
      is_read: isRead,
      switch_type: template.jump === 'none' ? 66 : 0,
      jump_type: record ? 1 : 0,
      jump_url: text.url ?? template.url,
      opt_id: record ? demo.newId() : '-1',
      page_source: 0,
    };
  };
  await demo.insert('notice', [
    ...Array.from({ length: FOR_STORY_USER }, (_, index) => notice(first, index, index >= UNREAD)),
    ...others
      .filter(({ userId }) => userId !== first.userId)
      .flatMap((member) => Array.from({ length: 4 }, (_, index) => notice(member, index * 2 + 1, index > 1))),
  ]);
}
