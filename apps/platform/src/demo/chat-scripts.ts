/** What two people of the demo say to each other, by what they are to each other. */
interface Script {
  /** Turns in their order: the demo's first account asks, the other answers. `round` counts how often they began anew. */
  readonly turns: (round: number) => readonly (readonly [self: string, other: string])[];
  /** What the other has said last and nobody has read. */
  readonly last: readonly [string, ...string[]];
}

const SITES = ['净月科创园', '南湖医院', '职教城宿舍'] as const;
const site = (round: number) => SITES[round % SITES.length] ?? SITES[0];

/** People of one company plan, approve and pay together; nobody of them quotes a price to the other. */
const COLLEAGUE: Script = {
  turns: (round) => [
    [`${site(round)}的钢材询价发布了吗？`, '已经发布，邀请了6家供应商，周五12:00截止。'],
    ['技术参数和图纸核对过了？', '项目部核对过，第4项的规格改成了Φ25。'],
    ['截止前提醒没报价的那两家。', '好的，我下午逐个联系。'],
    ['比价表出来先发给财务看一遍。', '明白，定标前走一遍内部审批。'],
    ['收货人和卸货时间写清楚。', '写了工地南门，7:00至11:00可以卸车。'],
  ],
  last: [
    '比价表已经整理好，请您过目。',
    '成交单需要您确认后才能盖章。',
    '下周的进场计划已经发到群里。',
    '发票抬头按新的税号改好了。',
  ],
};

/** A trader answers an inquiry. */
const trader = (goods: string, price: string, delivery: string, paper: string): Script => ({
  turns: (round) => [
    [`您好，${site(round)}需要${goods}，今天什么价？`, `您好，${price}，含税到场，三日内有效。`],
    ['下周三前能分两批到场吗？', delivery],
    [`${paper}能一起提供吗？`, '随车提供，电子版我先发到附件里。'],
    ['付款按月结可以吗？', '可以按月结，合同里写明即可。'],
    ['请在平台提交正式报价。', '好的，明天上午提交。'],
  ],
  last: ['报价已在平台提交，请查收。', '车辆已安排，明早7:00到工地。'],
});

const LESSOR: Script = {
  turns: (round) => [
    [`${site(round)}要两台QTZ80塔机，年前能进场吗？`, '可以，月租2.6万元一台，含司机和维保。'],
    ['安拆方案谁来编？', '我们编制并组织专家论证，费用含在安拆费里。'],
    ['设备出厂几年了？', '都是2022年出厂，使用登记和检测报告齐全。'],
    ['冬休期间租金怎么算？', '停用报备后按三成计。'],
    ['请把设备照片和合同样本发来。', '稍后发到附件。'],
  ],
  last: ['合同样本已更新停租条款。'],
};

const LAWYER: Script = {
  turns: (round) => [
    [`${site(round)}的总包合同请您审一下。`, '收到，三个工作日内给您书面意见。'],
    ['付款节点和违约金是重点。', '明白，结算期限我也会一并提示。'],
    ['甲方要求固定总价包干。', '建议保留材料价差调整条款，幅度按5%。'],
    ['质保金能改成保函吗？', '可以，合同里约定保函格式与期限即可。'],
    ['好，改完我们再会签。', '没问题，有变更随时联系。'],
  ],
  last: ['审查意见已发，请重点看第12条。'],
};

const SERVICE: Script = {
  turns: () => [
    ['您好，询价单导入总提示单位不正确。', '您好，请使用新模板，单位按下拉项填写。'],
    ['每行都要填税率吗？', '不填则按表头税率计算。'],
    ['发布后还能改截止时间吗？', '可以延长，已报价的供应商会收到通知。'],
    ['发布以后能撤回吗？', '没有供应商报价时可以撤回修改。'],
    ['明白了，谢谢。', '不客气，有问题随时联系客服。'],
  ],
  last: ['已为您反馈，处理后会通知您。'],
};

const NEWCOMER: Script = {
  turns: () => [
    ['您好，欢迎使用平台。', '您好，我们刚注册，想了解怎么参与报价。'],
    ['先完成企业认证，再到询价大厅看公开询价。', '认证需要哪些材料？'],
    ['营业执照、法人身份证和授权委托书。', '好的，这两天准备。'],
    ['通过后我们会邀请贵公司参与报价。', '谢谢，期待合作。'],
    ['有问题可以找平台客服。', '好的。'],
  ],
  last: ['认证材料已提交，正在等待审核。'],
};

const BY_PHONE: Readonly<Record<string, Script>> = {
  '13800000011': trader('HRB400E螺纹钢', '3420元/吨', '可以，现货充足，先发60吨。', '质保书和检测报告'),
  '13800000012': trader('C40 P8混凝土', '468元/m³', '可以，按浇筑计划提前两小时发车。', '配合比和开盘鉴定'),
  '13800000013': trader('机制中砂', '96元/吨', '可以，每天最多400吨。', '砂石检测报告'),
  '13800000014': LESSOR,
  '13800000015': LAWYER,
  '13800000016': SERVICE,
};

export interface ChatPartner {
  readonly phone: string;
  readonly isColleague: boolean;
}

function scriptOf({ phone, isColleague }: ChatPartner): Script {
  return isColleague ? COLLEAGUE : (BY_PHONE[phone] ?? NEWCOMER);
}

/** The lines of a chat in their order; the last `unread` are the other's. */
export function chatLines(partner: ChatPartner, count: number, unread: number) {
  const { turns, last } = scriptOf(partner);
  const lines: { readonly by: 'self' | 'other'; readonly text: string }[] = [];
  for (let round = 0; lines.length < count - unread; round++) {
    for (const [self, other] of turns(round)) lines.push({ by: 'self', text: self }, { by: 'other', text: other });
  }
  return [
    ...lines.slice(0, count - unread),
    ...Array.from({ length: unread }, (_, index) => ({
      by: 'other' as const,
      text: last[index % last.length] ?? last[0],
    })),
  ];
}
