import bridgeUrl from '../../art/scene-bridge.svg?no-inline';
import labUrl from '../../art/scene-lab.svg?no-inline';
import prefabUrl from '../../art/scene-prefab.svg?no-inline';
import skylineUrl from '../../art/scene-skyline.svg?no-inline';
import { sanitizeRichText } from '../../rich-text/sanitize-rich-text.ts';
import type { ShopBlockStyle, ShopBlockType, ShopBlockView, ShopBlockViews, ShopGoods } from '../shop-view.ts';

const way = (label: string) => ({ href: `#${label}`, label });
const outside = { href: 'https://www.example.cn/prices', label: '价格行情', isOutside: true };

const goods = (name: string, price: string, cover: string, extra: Partial<ShopGoods> = {}): ShopGoods => ({
  ...{ key: name, href: `#${name}`, name, cover, note: '衡砺，起订5吨', price, unit: price === '面议' ? '' : '元/吨' },
  ...{ stock: '库存420吨', ask: way(`询价：${name}`) },
  ...extra,
});

export const sampleGoods: readonly ShopGoods[] = [
  goods('HRB400E抗震螺纹钢Φ12至Φ32', '3,440.00', prefabUrl, { unit: '元/吨起' }),
  goods('HPB300盘圆Φ6.5', '3,640.00', labUrl),
  goods('Q355B热轧H型钢HN400×200×8×13', '面议', '', { stock: '暂时缺货' }),
  goods('Q235B花纹钢板4.5×1500×6000', '4,120.00', bridgeUrl, { ask: null }),
];

const plain: ShopBlockStyle = { marginTop: 0, marginBottom: 16, paddingX: 0, background: '', radius: 0 };

const navItems = (count: number) =>
  (['grid', 'building', 'file', 'document-seal', 'chat'] as const)
    .slice(0, count)
    .map((drawn) => ({ key: drawn, icon: { drawn }, text: '螺纹钢', way: way(drawn) }));

const pictures = (count: number) =>
  [skylineUrl, bridgeUrl, prefabUrl, labUrl].slice(0, count).map((src, place) => ({
    ...{ key: src, src, alt: place === 1 ? '冬储备货，锁价30天' : '', way: place === 0 ? outside : way('活动') },
  }));

const VIEWS: ShopBlockViews = {
  shopHeader: {
    ...{ name: '长春衡砺钢材贸易有限公司', logo: '', background: '', slogan: '建筑钢材现货，定尺切割，全省配送' },
    search: { action: '#search', kept: [['businessId', '1']], keyword: '' },
    showsActions: true,
  },
  carousel: { items: pictures(3), interval: 4000, height: 420, indicator: 'dot' },
  notice: {
    texts: ['12月1日起宽城库夜间提货窗口调整为19:00至23:00，请提前预约。', '冬储锁价进行中'],
    interval: 4000,
    icon: true,
  },
  imageNav: { items: navItems(5), columns: 5 },
  title: { text: '热销现货', subText: '价格随行就市，以报价单为准', align: 'left', more: way('全部商品') },
  productGroup: { goods: sampleGoods, columns: 4 },
  productSlide: { goods: sampleGoods },
  serviceGroup: {
    goods: [goods('定尺切割与套丝', '120.00', '', { unit: '元/吨', note: '加工服务', stock: '', ask: null })],
    columns: 3,
  },
  cube: { layout: 'leftTwoRight', cells: pictures(3), gap: 8 },
  hotImage: {
    ...{ src: skylineUrl, alt: '仓库与配送范围' },
    zones: [
      { x: 5, y: 10, w: 30, h: 60, way: way('宽城库') },
      { x: 60, y: 10, w: 30, h: 60, way: way('龙潭库') },
    ],
  },
  singleImage: { picture: { src: bridgeUrl, alt: '冬储活动', way: way('冬储') }, width: 'content' },
  video: { src: '#video', poster: labUrl, title: '车间实景', autoplay: false },
  richText: { html: sanitizeRichText('<h2>供货说明</h2><p>现货当日装车，<strong>次日到场</strong>。</p>') },
  companyIntro: {
    paragraphs: ['公司成立于2012年，专注建筑钢材贸易与加工配送。', '近三年服务省内120余个项目，累计供货31万吨。'],
    ...{ image: skylineUrl, facts: [{ term: '电话', value: '138****0011' }], more: way('企业主页') },
  },
  qualificationWall: {
    certificates: ['营业执照', '质量管理体系认证', '2026年度经销授权书', '安全生产标准化证书'].map((name) => ({
      ...{ key: name, name, note: '有效期至2028-04-11', picture: '', href: `#${name}` },
    })),
    columns: 4,
  },
  caseList: {
    items: ['净月安置房二期', '龙嘉机场连接线', '人民大街改造'].map((name) => ({
      ...{ key: name, src: prefabUrl, name, note: '2026年3月，860万元' },
    })),
  },
  contact: {
    facts: [
      { term: '地址', value: '长春市宽城区凯旋路示例段00号' },
      { term: '工作时间', value: '8:00至18:00（周日休息）' },
      { term: '电话', value: '138****0011' },
    ],
    map: way('查看地图'),
    chat: way('在线沟通'),
  },
  inquiryEntry: { title: '快速询价', text: '填写需求，24小时内报价', button: way('立即询价') },
  coupon: {
    offers: [
      { key: '1', title: '满60吨每吨减20元', text: '一次询价满60吨适用', note: '至2026-12-31' },
      { key: '2', title: '长春市区免运费', text: '60吨以上', note: '长期有效' },
    ],
  },
  spacer: { height: 24, line: 'dashed', color: '#cdd1d8' },
  tabs: {
    tabs: [
      { key: 'bar', text: '螺纹钢', goods: sampleGoods, columns: 4 },
      { key: 'plate', text: '钢板', goods: sampleGoods.slice(3), columns: 4 },
      { key: 'none', text: '管材', goods: [], columns: 4 },
    ],
  },
  floatBar: { side: 'right', phone: { href: 'tel:13800000011', label: '拨打电话' }, chat: way('在线沟通'), top: true },
  bottomNav: { items: navItems(4) },
};

const NAMES: Readonly<Record<ShopBlockType, string>> = {
  ...{ shopHeader: '店铺招牌', carousel: '轮播图', notice: '公告栏', imageNav: '图文导航', title: '标题' },
  ...{ productGroup: '商品分组', productSlide: '商品横滑', serviceGroup: '服务分组', cube: '图片魔方' },
  ...{ hotImage: '热区图', singleImage: '图片广告', video: '视频', richText: '富文本', companyIntro: '企业简介' },
  ...{ qualificationWall: '资质荣誉', caseList: '工程案例', contact: '联系我们', inquiryEntry: '快速询价' },
  ...{ coupon: '优惠活动', spacer: '辅助空白', tabs: '选项卡', floatBar: '悬浮客服', bottomNav: '底部导航' },
};

/** A block of each kind, in the order of the catalogue. */
export const sampleBlocks: readonly ShopBlockView[] = Object.entries(VIEWS).map(
  ([type, view]) => sampleBlock(type as ShopBlockType, view), // The keys of what stands above.
);

/** A block of one kind. */
export function sampleBlock<Type extends ShopBlockType>(type: Type, view: ShopBlockViews[Type]): ShopBlockView {
  // A view belongs to the type that it is asked for with; the union does not say so of a pair.
  return { id: type, type, name: NAMES[type], style: plain, view } as ShopBlockView;
}

/** A block of one kind as it stands in the sample. */
export const sampleOf = (type: ShopBlockType): ShopBlockView => sampleBlock(type, VIEWS[type]);
