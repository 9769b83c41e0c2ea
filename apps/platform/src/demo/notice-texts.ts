import { DAY_MS } from '@jianzhu/domain';
import { formatMoney } from '@jianzhu/domain/money';

/** What a notice of the demo says. */
interface NoticeText {
  readonly title: string;
  readonly content: string;
  /** Where it leads, when its reader's side of the marketplace decides that. */
  readonly url?: string;
}

/** What a text may depend on. */
interface NoticeFacts {
  /** Counts the notices of one template, 0 the newest. */
  readonly n: number;
  readonly time: Date;
  readonly now: Date;
  /** The reader's company sells materials. */
  readonly sells: boolean;
  /** The order of the reader's company that it tells of. */
  readonly order: NoticedOrder | undefined;
}

/** What a notice says of an order. */
export interface NoticedOrder {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  /** fen */
  readonly amount: number;
  /** Page of its buyer, whose id follows. */
  readonly page: string;
  readonly isDelivered: boolean;
}

/** What the notices of one kind say and where they lead. */
export interface NoticeTemplate {
  readonly type: 0 | 1 | 2 | 3;
  readonly url: string;
  /** `order` and `record` append an id, that of an order of the reader's company or any; `page` goes there as it is. */
  readonly jump: 'order' | 'record' | 'page' | 'none';
  /** Of orders: what it tells of. */
  readonly tells?: (order: NoticedOrder) => boolean;
  readonly write: (facts: NoticeFacts) => NoticeText;
}

type Texts<Item> = readonly [Item, ...Item[]];
const at = <Item>(list: Texts<Item>, n: number): Item => list[n % list.length] ?? list[0];

const PURCHASES: Texts<readonly [title: string, supplier: string]> = [
  ['净月科创园主体结构钢材', '衡砺钢材'],
  ['净月科创园商品混凝土', '拓垚混凝土'],
  ['南湖医院岩棉板', '长岚保温'],
  ['九台管网更新HDPE波纹管', '禾衍管业'],
  ['产业园厂房预制楼梯', '吉恒装配'],
  ['双阳安置房机制砂', '松屿建材'],
  ['净月科创园H型钢', '衡砺钢材'],
  ['职教城宿舍叠合楼板', '四平预制'],
  ['二道旧改给水管', '铁东管业'],
  ['冬期施工细石混凝土', '拓垚混凝土'],
  ['产业园厂房碎石垫层', '查湖砂石'],
  ['南湖医院XPS挤塑板', '长岚保温'],
  ['职教城宿舍钢筋', '衡砺钢材'],
  ['绿园学校水泥', '岭澜水泥'],
  ['二道旧改建筑模板', '林垣木业'],
  ['双阳安置房商品混凝土', '铁岚商砼'],
  ['绿园学校天然砂', '查湖砂石'],
];

const SAFETY: Texts<readonly [title: string, content: string]> = [
  ['登录密码已修改', '您的登录密码已修改，如非本人操作请联系客服。'],
  ['新设备登录提醒', '您的账号在一台新设备上登录，如非本人操作请尽快修改密码。'],
  ['平台升级公告', '本周六零时至四时系统升级，期间暂停提交报价与投标文件。'],
  ['询价单导入模板更新', '新模板增加“品牌要求”一列，旧模板仍可使用到月底。'],
  ['个人资料已更新', '您修改了联系邮箱，后续账单将发送至新邮箱。'],
  ['实名认证已通过', '您提交的个人实名认证已通过审核。'],
  ['数据导出已完成', '您申请的询价明细已生成，可在三天内下载。'],
  ['客服服务时间调整', '人工客服服务时间为每日9:30至18:30。'],
  ['隐私政策更新', '隐私政策补充了电子签章数据的保存期限，请知悉。'],
  ['短信通知已开启', '询价截止与定标提醒将同时发送短信。'],
  ['手机号验证通过', '您的手机号已通过验证，可用于登录与签署。'],
  ['电子签章启用', '企业电子签章已启用，可用于签署成交单。'],
  ['发票抬头已保存', '新的发票抬头已保存，开票时自动带出。'],
  ['招标大厅改版', '招标大厅支持按地区与资质筛选。'],
  ['反馈已收到', '感谢您的反馈，我们会在两个工作日内答复。'],
  ['收货地址已同步', '常用收货地址已同步至项目部，可在询价时选用。'],
];

const COMPANY: Texts<readonly [title: string, content: string]> = [
  ['安全生产许可证即将到期', '贵企业的安全生产许可证将于60天后到期，请及时办理延期。'],
  ['新成员加入企业', '项目经理孙工已加入贵企业，可在成员管理中调整角色。'],
  ['企业信息变更已生效', '贵企业的注册资本变更已审核通过。'],
  ['资质证书已收录', '建筑工程施工总承包资质证书已收录并展示。'],
  ['营业执照核验通过', '营业执照与登记信息一致，核验通过。'],
  ['法定代表人核验通过', '法定代表人身份核验通过。'],
  ['授权委托书已审核', '经办人授权委托书已审核通过。'],
  ['企业简介已发布', '企业展示页的简介已更新。'],
  ['工程业绩已收录', '“净月科创园一期”已收录为工程业绩。'],
  ['角色权限已调整', '采购员角色增加了“查看成交单”权限。'],
  ['对公账户验证通过', '对公账户打款验证通过，可用于结算。'],
  ['企业认证已通过', '您提交的企业认证已通过审核。'],
  ['体系认证已收录', 'ISO9001质量管理体系证书已收录。'],
  ['认证材料补正提醒', '授权委托书缺少公章，请补充后重新提交。'],
  ['认证材料已收到', '平台已收到贵企业的认证材料，三个工作日内答复。'],
  ['欢迎加入平台', '欢迎使用平台，请尽快完成企业认证。'],
  ['企业账号已开通', '贵企业的账号已开通，可邀请成员加入。'],
];

const OFFERS: Texts<readonly [title: string, content: string]> = [
  ['供应链贷年化3.35%起，本月可申请', '凭平台履约记录申请，单户最高500万元，两个工作日答复。'],
  ['冬期施工保险立减15%', '本月投保工程一切险与雇主责任险，享平台专属费率。'],
  ['法律课堂会员限时开放', '全部课程可看，企业可添加5个子账号。'],
  ['绿色建材采购补贴申报提醒', '符合目录的保温与门窗采购可申报补贴，本月底截止。'],
  ['会员续费满12个月享八五折', '续费后权益自动顺延，可开具增值税专用发票。'],
  ['检测鉴定服务满两项减800元', '主体结构与节能检测可合并下单。'],
  ['塔机租赁淡季价', '十二月至次年二月签约，月租优惠一成，含安拆。'],
  ['造价咨询首单九折', '新用户首次委托预算或结算审核可享。'],
  ['履约保函费率下调', '保函费率降至0.3%起，线上申请、当日出函。'],
  ['资质延续咨询免费一次', '会员企业可预约资质顾问一对一答疑。'],
  ['安全培训团报优惠', '五人以上报名，每人减200元。'],
  ['店铺装修模板免费用', '六套建材行业模板限时免费。'],
  ['合同审查包加赠两份', '购买10份包即加赠两份，年内有效。'],
  ['冬期施工专题课开放', '混凝土早强防冻与蓄热养护，共八讲。'],
  ['农民工工资保函专享', '会员企业免收服务费，额度可循环。'],
  ['新材料推广月', '岩棉板、XPS板集中采购，满千方免运费。'],
  ['银牌会员升级礼', '升级金牌会员赠送两次首页推荐。'],
];

const BENEFITS: Texts<readonly [title: string, content: string]> = [
  ['本月推荐位已到账', '银牌会员每月一次首页推荐，请在月底前使用。'],
  ['发布额度已刷新', '本月可发布询价30份、招标3份。'],
  ['会员课程更新', '新上线“工程价款结算与鉴定”六讲，会员免费。'],
  ['专属客服已分配', '工作日9:30至18:30可直接联系专属客服。'],
  ['年度采购报告已生成', '可在会员权益页下载贵企业的年度采购报告。'],
  ['价格走势服务开通', '会员可查看主要材料近两年价格走势。'],
];

/** The reminders of the end of the membership: the first, the fourth and the ninth of their template. */
const REMINDERS: ReadonlySet<number> = new Set([0, 3, 8]);
const MEMBERSHIP_LEFT_DAYS = 5;

const plain =
  (texts: Texts<readonly [title: string, content: string]>) =>
  ({ n }: NoticeFacts) => {
    const [title, content] = at(texts, n);
    return { title, content };
  };

/** In place of one that has no order to tell of. */
export const WITHOUT_ORDER: NoticeTemplate = { type: 2, url: '', jump: 'none', write: plain(SAFETY) };

/** The templates in the order in which they alternate: two of each type. */
export const TEMPLATES: readonly [NoticeTemplate, ...NoticeTemplate[]] = [
  {
    type: 0,
    url: '',
    jump: 'order',
    tells: ({ isDelivered }) => isDelivered,
    write: ({ order }) => ({
      title: `服务已交付：${order?.title}`,
      content: `订单${order?.code}已提交成果，请在7天内验收。`,
    }),
  },
  {
    type: 0,
    url: '',
    jump: 'order',
    tells: () => true,
    write: ({ order }) => ({
      title: `支付成功：${order?.title}`,
      content: `订单${order?.code}支付成功，金额${formatMoney(order?.amount ?? 0)}。`,
    }),
  },
  {
    type: 1,
    url: '/user/my-quotation/default?id=',
    jump: 'record',
    write: ({ n, sells }) => {
      const [title, supplier] = at(PURCHASES, n);
      return sells
        ? { title: `询价邀请：${title}`, content: `砚北建设邀请您参与“${title}”报价。` }
        : { title: `收到报价：${title}`, content: `${supplier}已对“${title}”提交报价，截止后可比价。` };
    },
  },
  {
    type: 1,
    url: '/user/building-materials/selecting?inquiryId=',
    jump: 'record',
    write: ({ n, sells }) => {
      const [title] = at(PURCHASES, n + 7);
      return sells
        ? {
            title: `报价提醒：${title}`,
            content: `“${title}”即将截止报价，您尚未提交。`,
            url: '/user/my-quotation/default?id=',
          }
        : { title: `报价已截止：${title}`, content: `共收到${3 + (n % 4)}份报价，请及时定标。` };
    },
  },
  { type: 2, url: '/user/standard-certification/standard-index', jump: 'page', write: plain(COMPANY) },
  WITHOUT_ORDER,
  { type: 3, url: '/user/vip/buy', jump: 'page', write: plain(OFFERS) },
  {
    type: 3,
    url: '/user/vip/buy',
    jump: 'page',
    write: ({ n, time, now }) => {
      if (!REMINDERS.has(n)) return plain(BENEFITS)({ n, time, now, sells: false, order: undefined });
      const days = MEMBERSHIP_LEFT_DAYS + Math.round((now.getTime() - time.getTime()) / DAY_MS);
      return { title: `会员还有${days}天到期`, content: `您的企业会员将于${days}天后到期，续费后权益自动顺延。` };
    },
  },
];
