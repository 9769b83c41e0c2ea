import type { DemoWriter } from './demo-writer.ts';
import type { DemoMember } from './members.ts';

interface Template {
  readonly type: 0 | 1 | 2 | 3;
  readonly title: string;
  readonly content: (n: number) => string;
  readonly url: string;
  /** 1 appends a record id; 0 with no record goes as it is; 66 does not jump. */
  readonly jump: 'record' | 'page' | 'none';
}

const TEMPLATES: readonly [Template, ...Template[]] = [
  {
    type: 0,
    title: '新订单',
    content: (n) => `您有新的服务订单FD20261121${pad(n)}，请及时处理`,
    url: '/user/service-selled-list/detail?id=',
    jump: 'record',
  },
  {
    type: 0,
    title: '支付成功',
    content: (n) => `订单FD20261120${pad(n)}支付成功，金额¥1,980.00`,
    url: '/user/service-buy-list/detail?id=',
    jump: 'record',
  },
  {
    type: 1,
    title: '询价邀请',
    content: (n) => `砚北建设邀请您参与“主体结构钢材采购（${n}标段）”报价`,
    url: '/user/my-quotation/default?id=',
    jump: 'record',
  },
  {
    type: 1,
    title: '报价已截止',
    content: (n) => `“冬期施工保温材料（${n}批）”共收到3份报价，请及时定标`,
    url: '/user/building-materials/selecting?inquiryId=',
    jump: 'record',
  },
  {
    type: 2,
    title: '认证结果',
    content: () => '您提交的企业认证已通过审核',
    url: '/user/standard-certification/standard-index',
    jump: 'page',
  },
  { type: 2, title: '登录密码变更', content: () => '您的登录密码已修改', url: '', jump: 'none' },
  {
    type: 3,
    title: '优惠活动',
    content: (n) => `会员续费满${n % 3 ? 12 : 24}个月享八五折，限本月`,
    url: '/user/vip/buy',
    jump: 'page',
  },
  {
    type: 3,
    title: '会员即将到期',
    content: (n) => `您的企业会员将于${30 - (n % 25)}天后到期`,
    url: '/user/vip/buy',
    jump: 'page',
  },
];

const FOR_STORY_USER = 130;
const UNREAD = 37;

function pad(n: number): string {
  return String(n + 1).padStart(5, '0');
}

/** 130 notices of all four types for the first demo login, 37 of them unread; a handful for everybody else. */
export async function writeNotices(demo: DemoWriter, members: readonly DemoMember[]): Promise<void> {
  const [first, ...others] = members;
  if (!first) return;
  const notice = (member: DemoMember, index: number, isRead: boolean) => {
    const template = TEMPLATES[index % TEMPLATES.length] ?? TEMPLATES[0];
    const record = template.jump === 'record';
    return {
      id: demo.newId(),
      user_id: member.userId,
      business_id: member.businessId,
      notice_type: template.type,
      title: template.title,
      content: template.content(index),
      create_time: demo.daysFromNow(-0.02 - index * 0.37),
      is_read: isRead,
      switch_type: template.jump === 'none' ? 66 : 0,
      jump_type: record ? 1 : 0,
      jump_url: template.url,
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
