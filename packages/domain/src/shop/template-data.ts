import type { BlockProps, BlockType } from './block-catalogue.ts';
import type { Link } from './link.ts';

/** A block of a template: its type, and what differs from a new one. */
export type TemplateBlock<Type extends BlockType = BlockType> = {
  readonly [Each in Type]: {
    readonly type: Each;
    readonly name?: string;
    readonly props?: Partial<BlockProps<Each>>;
  };
}[Type];

interface Template {
  readonly code: string;
  readonly name: string;
  /** Whom it is for. */
  readonly about: string;
  /** #rrggbb */
  readonly themeColor: string;
  /** Behind the header, in their order. */
  readonly blocks: readonly TemplateBlock[];
}

const TO_GOODS: Link = { kind: 'shopPage', target: 'products' };
const TO_SERVICES: Link = { kind: 'shopPage', target: 'services' };
const TO_COMPANY: Link = { kind: 'shopPage', target: 'company' };
const TO_INQUIRY: Link = { kind: 'inquiry', target: '' };
const TO_CHAT: Link = { kind: 'chat', target: '' };

const slide = (image: string, alt: string, link: Link) => ({ image: `/art/${image}.svg`, alt, link });
const heading = (text: string, subText = '', moreLink: Link = TO_GOODS) =>
  ({ type: 'title', name: text, props: { text, subText, moreLink } }) as const;
const entry = (icon: BlockProps<'imageNav'>['items'][number]['icon'], text: string, link: Link) => ({
  ...{ icon, image: '', text, link },
});
const tab = (icon: BlockProps<'bottomNav'>['items'][number]['icon'], text: string, link: Link) => ({
  icon,
  text,
  link,
});

const GOODS_TABS: TemplateBlock = {
  type: 'bottomNav',
  props: {
    items: [
      tab('home', '首页', { kind: 'shopPage', target: 'home' }),
      tab('goods', '商品', TO_GOODS),
      tab('inquiry', '询价', TO_INQUIRY),
      tab('chat', '沟通', TO_CHAT),
    ],
  },
};
const SERVICE_TABS: TemplateBlock = {
  type: 'bottomNav',
  props: {
    items: [
      tab('home', '首页', { kind: 'shopPage', target: 'home' }),
      tab('service', '服务', TO_SERVICES),
      tab('chat', '沟通', TO_CHAT),
    ],
  },
};
const CERTIFICATES = [heading('资质荣誉', '', TO_COMPANY), { type: 'qualificationWall' }] as const;
const CONTACT = [heading('联系我们', '', TO_COMPANY), { type: 'contact' }, { type: 'floatBar' }] as const;
const INTRODUCTION = [heading('企业简介', '', TO_COMPANY), { type: 'companyIntro' }] as const;

/** The six official templates (domain rules 14.3); their pictures are drawings of the platform's own. */
export const TEMPLATES = [
  {
    ...{ code: 'steel', name: '钢材店', about: '现货、规格与当日价格在前', themeColor: '#0052a3' },
    blocks: [
      {
        type: 'carousel',
        props: {
          items: [
            slide('scene-steel', '钢材现货，随车附质量证明书', TO_GOODS),
            slide('scene-lab', '材质检测报告', TO_COMPANY),
          ],
        },
      },
      {
        type: 'imageNav',
        props: {
          items: [
            entry('goods', '全部现货', TO_GOODS),
            entry('price', '快速询价', TO_INQUIRY),
            entry('delivery', '联系配送', TO_CHAT),
            entry('certificate', '质量证明', TO_COMPANY),
          ],
        },
      },
      heading('本周现货', '价格随行就市，以报价单为准'),
      { type: 'productGroup', name: '本周现货', props: { source: 'newest', showStock: true } },
      heading('热销规格'),
      { type: 'productGroup', name: '热销规格', props: { source: 'hottest' } },
      { type: 'inquiryEntry' },
      ...CERTIFICATES,
      ...CONTACT,
      GOODS_TABS,
    ],
  },
  {
    ...{ code: 'concrete', name: '商混店', about: '强度等级、供应半径与试验室', themeColor: '#2f5d50' },
    blocks: [
      { type: 'carousel', props: { items: [slide('scene-prefab', '预拌混凝土，按时到场', TO_INQUIRY)] } },
      { type: 'notice', props: { texts: [{ text: '浇筑前24小时预约，冬期施工请注明养护要求' }] } },
      heading('强度等级', '按方计价，运距另议'),
      { type: 'productGroup', name: '强度等级', props: { source: 'newest' } },
      { type: 'inquiryEntry', props: { title: '报上方量与浇筑时间，马上报价', button: '立即询价' } },
      ...INTRODUCTION,
      ...CERTIFICATES,
      ...CONTACT,
      GOODS_TABS,
    ],
  },
  {
    ...{ code: 'rental', name: '设备租赁店', about: '塔吊、泵车等设备与服务', themeColor: '#8a4b00' },
    blocks: [
      { type: 'carousel', props: { items: [slide('scene-skyline', '建筑机械租赁与维护', TO_CHAT)] } },
      heading('在租设备', '含司机与维护，按台班或按月'),
      { type: 'productGroup', name: '在租设备', props: { source: 'newest', showStock: true } },
      heading('安拆与检测', '', TO_SERVICES),
      { type: 'serviceGroup', name: '安拆与检测' },
      ...CERTIFICATES,
      ...CONTACT,
      GOODS_TABS,
    ],
  },
  {
    ...{ code: 'labor', name: '劳务企业', about: '班组、资质与业绩', themeColor: '#a3341f' },
    blocks: [
      ...INTRODUCTION,
      heading('劳务服务', '', TO_SERVICES),
      { type: 'serviceGroup', name: '劳务服务' },
      ...CERTIFICATES,
      ...CONTACT,
      SERVICE_TABS,
    ],
  },
  {
    ...{ code: 'consulting', name: '咨询服务', about: '造价、招标代理、监理等', themeColor: '#1d4f91' },
    blocks: [
      { type: 'carousel', props: { items: [slide('scene-hall', '专业咨询，按时交付', TO_SERVICES)] } },
      heading('咨询服务', '', TO_SERVICES),
      { type: 'serviceGroup', name: '咨询服务', props: { source: 'hottest' } },
      ...INTRODUCTION,
      ...CERTIFICATES,
      ...CONTACT,
      SERVICE_TABS,
    ],
  },
  {
    ...{ code: 'general', name: '通用', about: '适合各类企业', themeColor: '#006ce4' },
    blocks: [
      { type: 'carousel', props: { items: [slide('scene-skyline', '欢迎来到本店', TO_GOODS)] } },
      heading('最新商品'),
      { type: 'productGroup', name: '最新商品', props: { source: 'newest' } },
      ...INTRODUCTION,
      ...CERTIFICATES,
      ...CONTACT,
      GOODS_TABS,
    ],
  },
] as const satisfies readonly Template[];

export type TemplateCode = (typeof TEMPLATES)[number]['code'];
