import scene from '../../art/scene-steel.svg';
import type { ChatConnection } from '../connection.ts';
import type { Conversation } from '../conversation.ts';
import type { ChatMessage } from '../message.ts';

/** 2026-11-21 14:36 in Asia/Shanghai: the moment of all samples. */
export const sampleNow = Date.parse('2026-11-21T14:36:00+08:00');

const at = (time: string) => Date.parse(`2026-11-${time}:00+08:00`);

type Row = readonly [company: string, name: string, lastTime: string, lastMessage: string, unreadCount?: number];

function conversation(id: string, [company, name, lastTime, lastMessage, unreadCount = 0]: Row): Conversation {
  return { id, company, name, avatar: null, type: 'user', lastMessage, lastTime: at(lastTime), unreadCount };
}

export const sampleConversations: readonly Conversation[] = [
  {
    ...conversation('c1', ['吉林市松屿建材有限公司', '郑砂', '21T14:31', 'Φ25 的交期可以提前到 12 月 3 日']),
    position: '供应商务',
  },
  conversation('c2', ['四平市钧川钢铁贸易有限公司', '周钧', '21T14:05', '[文件] 质量证明书-通钢.pdf', 128]),
  conversation('c3', ['长春拓垚混凝土有限公司', '林砼', '21T11:48', '好的，泵送费按实际台班', 5]),
  {
    ...conversation('c4', ['吉林省临珩律师事务所', '韩律师', '20T16:40', '合同第 7.2 条建议这样改']),
    draft: '违约金的比例请再',
  },
  { ...conversation('c5', ['长春云岫工程检测有限公司', '何检', '20T09:12', '取样单已收到']), isLastOwn: true },
  conversation('c6', ['通化市岭北物资有限公司', '林岭', '19T10:00', '预付款比例还能谈吗']),
  conversation('c7', ['白山市林垣木业模板有限公司', '孟林', '18T10:00', '[图片]']),
  conversation('c8', ['延边长岚保温材料有限公司', '金岚', '17T10:00', '岩棉板样品已寄出']),
];

export const samplePeer = { name: '吉林市松屿建材有限公司', avatar: null } as const;

function message(id: string, time: string, content: string, changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id,
    fromId: 'peer',
    isOwn: false,
    content,
    timestamp: at(time),
    type: 'text',
    status: 'sent',
    isRead: true,
    ...changes,
  };
}

const own = { fromId: 'me', isOwn: true } as const;

/** The conversation of the mock-up: every kind of message and every state of an own one. */
export const sampleMessages: readonly ChatMessage[] = [
  message('m1', '20T16:12', '郑经理您好，第 7 行 Φ25 的到货日期能否提前到 12 月 3 日？我们 5 日要浇筑。', own),
  message('m2', '20T16:20', '我跟仓库确认一下，明天上午答复您。'),
  message('m3', '20T16:21', '现场照片发您看一下', own),
  message('m4', '20T16:22', '', {
    ...own,
    type: 'image',
    attachment: { url: scene, name: '现场.jpg', size: 248_000, width: 1600, height: 1200 },
  }),
  message(
    'm5',
    '21T14:02',
    '另外第 12 行镀锌管请补一份第三方检测报告，格式见 https://www.example.cn/report?id=12。',
    own,
  ),
  message('m6', '21T14:05', '', {
    type: 'file',
    attachment: { url: '/plan.pdf', name: '交货计划-调整版.pdf', size: 325_632 },
  }),
  message('m7', '21T14:06', 'Φ25 的交期可以提前到 12 月 3 日，其余不变，计划表发您了。'),
  message('m7c', '21T14:06', '{"kind":"inquiry","id":"1"}', {
    type: 'card',
    card: {
      kind: '询价单',
      seen: {
        state: 'shown',
        title: '松江家园二期钢筋采购',
        code: 'XJ202611210001',
        status: { label: '报价中', tone: 'brand' },
        facts: [{ term: '报价截止', value: '2026-11-24 17:00' }],
        href: '/user/my-quotation/inquiry-detail?id=1',
      },
    },
  }),
  message('m8', '21T14:07', '<img src=x onerror=alert(1)> 这样的文字会原样显示'),
  message('m9', '21T14:20', '收到，我这边走内部审批。', { ...own, isRead: false, isDelivered: true }),
  message('m10', '21T14:31', '审批完成后会在平台确认定标，请留意消息通知。', {
    ...own,
    status: 'sending',
    isRead: false,
  }),
  message('m11', '21T14:32', '检测报告最晚周一上午给到可以吗？', { ...own, status: 'failed', isRead: false }),
  message('m12', '21T14:33', '周一上午 10 点前', { ...own, status: 'queued', isRead: false }),
  message('m13', '21T14:34', '', {
    ...own,
    type: 'image',
    status: 'sending',
    isRead: false,
    attachment: { url: null, name: '报告.png', size: 90_000, width: 800, height: 600, progress: 0.42 },
  }),
];

/** Many messages a minute apart, from `from` up to and without `to`; the same number is always the same message. */
export function manyMessages(from: number, to: number): readonly ChatMessage[] {
  return Array.from({ length: to - from }, (_item, index) => {
    const number = from + index;
    const isOwn = number % 3 === 0;
    const content = `第 ${number} 条：${'钢筋到货日期与检测报告。'.repeat(1 + (number % 5))}`;
    const timestamp = sampleNow - (200_000 - number) * 60_000;
    return message(`n${number}`, '21T10:00', content, { ...(isOwn && own), timestamp });
  });
}

export const sampleConnection: ChatConnection = { phase: 'ready', attempt: 0, resumed: true };
