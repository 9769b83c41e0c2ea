import { dictionary } from '../dictionary/dictionary.ts';
import type { BlockSpec } from './block-spec.ts';
import { SHOP_MESSAGES as texts } from './messages.ts';
import { choice, colour, image, items, link, number, rich, text, toggle, video } from './prop.ts';

const BOTH = ['pc', 'app'] as const;

/** The signs beside entries of a navigation, for those who upload none. */
export const SHOP_ICONS = dictionary([
  ['home', '首页'],
  ['goods', '商品'],
  ['list', '分类'],
  ['service', '服务'],
  ['price', '价格'],
  ['delivery', '配送'],
  ['certificate', '资质'],
  ['case', '案例'],
  ['company', '企业'],
  ['inquiry', '询价'],
  ['chat', '沟通'],
  ['phone', '电话'],
]);

export type ShopIcon = (typeof SHOP_ICONS)[number]['value'];

/** How an image cube is divided, and in how many pictures. */
export const CUBE_LAYOUTS = [
  { value: '1x1', label: '1×1', cells: 1 },
  { value: '1x2', label: '1×2', cells: 2 },
  { value: '1x3', label: '1×3', cells: 3 },
  { value: '2x2', label: '2×2', cells: 4 },
  { value: '1l2r', label: '1左2右', cells: 3 },
  { value: '1t2b', label: '1上2下', cells: 3 },
] as const;

/** A picture that says something, with its words for those who do not see it, and where it leads. */
const linkedPicture = {
  image: image('图片', { needed: true, missing: texts.uploadPicture }),
  alt: text('图片说明', 40, { hint: '读屏软件会朗读图片说明' }),
  link: link(),
} as const;

/** 基础 of domain rules 14.2. */
export const basicBlocks = {
  shopHeader: {
    ...{ label: '店铺招牌', group: 'basic', about: '店铺名称、标志、搜索与收藏', max: 1, terminals: BOTH, vipLevel: 0 },
    isFixed: true,
    props: {
      bgImage: image('背景图', { size: { pc: [1920, 150], app: [750, 300] } }),
      logo: image('店铺标志', { hint: '不上传则用企业标志', size: [200, 200] }),
      slogan: text('店铺口号', 30),
      showSearch: toggle('显示搜索', true),
      showFollow: toggle('显示收藏', true),
    },
  },
  carousel: {
    ...{ label: '轮播图', group: 'basic', about: '1到8张图片轮流显示', max: 3, terminals: BOTH, vipLevel: 0 },
    props: {
      items: items('图片', '图片', [1, 8], linkedPicture, { missing: texts.uploadPicture }),
      interval: number('轮播间隔', [2, 10], 4, '秒'),
      height: number('高度', [200, 600], { pc: 420, app: 200 }, '像素'),
      indicator: choice('指示器', [
        { value: 'dot', label: '圆点' },
        { value: 'number', label: '数字' },
        { value: 'none', label: '无' },
      ]),
    },
  },
  notice: {
    ...{ label: '公告栏', group: 'basic', about: '滚动显示1到5条公告', max: 1, terminals: BOTH, vipLevel: 2 },
    props: {
      texts: items('公告', '公告', [1, 5], { text: text('公告内容', 60, { needed: true, min: 1 }) }),
      speed: choice(
        '滚动速度',
        [
          { value: 'slow', label: '慢' },
          { value: 'normal', label: '中' },
          { value: 'fast', label: '快' },
          { value: 'still', label: '不滚动' },
        ],
        { initial: 'normal' },
      ),
      showIcon: toggle('显示图标', true),
    },
  },
  imageNav: {
    ...{ label: '图文导航', group: 'basic', about: '4到10个图标入口', max: 2, terminals: BOTH, vipLevel: 2 },
    props: {
      items: items('导航', '导航', [4, 10], {
        icon: choice('图标', SHOP_ICONS),
        image: image('自定义图标', { hint: '上传后替换图标', size: [96, 96] }),
        text: text('文字', 6, { needed: true, min: 1 }),
        link: link(),
      }),
      columns: choice('每行数量', [
        { value: '4', label: '4' },
        { value: '5', label: '5' },
      ]),
    },
  },
  title: {
    ...{ label: '标题', group: 'basic', about: '标题、副标题与“更多”', max: 10, terminals: BOTH, vipLevel: 0 },
    props: {
      text: text('标题', 20, { needed: true, min: 1, initial: '标题' }),
      subText: text('副标题', 40),
      align: choice('对齐', [
        { value: 'left', label: '居左' },
        { value: 'center', label: '居中' },
      ]),
      moreLink: link('“更多”链接'),
    },
  },
  cube: {
    ...{ label: '图片魔方', group: 'basic', about: '1到4张图片拼在一起', max: 5, terminals: BOTH, vipLevel: 2 },
    props: {
      layout: choice('布局', CUBE_LAYOUTS, { initial: '1x2' }),
      items: items('图片', '图片', [0, 4], linkedPicture),
      gap: number('间距', [0, 20], 8, '像素'),
    },
  },
  hotImage: {
    ...{ label: '热区图', group: 'basic', about: '一张图片上的多个点击区域', max: 5, terminals: BOTH, vipLevel: 2 },
    props: {
      image: image('图片', { needed: true, missing: texts.uploadPicture }),
      alt: text('图片说明', 40, { hint: '读屏软件会朗读图片说明' }),
      zones: items(
        '热区',
        '热区',
        [0, 10],
        {
          x: number('左', [0, 100], 10, '%'),
          y: number('上', [0, 100], 10, '%'),
          w: number('宽', [1, 100], 20, '%'),
          h: number('高', [1, 100], 20, '%'),
          text: text('热区说明', 20, { hint: '读屏软件会朗读热区说明' }),
          link: link(),
        },
        { areZones: true },
      ),
    },
  },
  singleImage: {
    ...{ label: '图片广告', group: 'basic', about: '一张带链接的图片', max: 10, terminals: BOTH, vipLevel: 0 },
    props: {
      ...linkedPicture,
      width: choice('宽度', [
        { value: 'content', label: '版心' },
        { value: 'full', label: '通栏' },
      ]),
    },
  },
  video: {
    ...{ label: '视频', group: 'basic', about: '一段视频与封面', max: 2, terminals: BOTH, vipLevel: 2 },
    props: {
      video: video('视频', { needed: true, missing: texts.uploadVideo }),
      poster: image('视频封面'),
      autoplay: toggle('自动播放', false, { hint: '自动播放时静音' }),
      alt: text('视频说明', 40, { hint: '读屏软件会朗读视频说明' }),
    },
  },
  richText: {
    ...{ label: '富文本', group: 'basic', about: '图文混排内容', max: 5, terminals: BOTH, vipLevel: 0 },
    props: { content: rich('内容', 20_000, { needed: true }) },
  },
  spacer: {
    ...{ label: '辅助空白', group: 'basic', about: '空白或分隔线', max: 20, terminals: BOTH, vipLevel: 2 },
    props: {
      height: number('高度', [1, 100], 20, '像素'),
      line: choice('线条', [
        { value: 'none', label: '无' },
        { value: 'solid', label: '实线' },
        { value: 'dashed', label: '虚线' },
      ]),
      colour: colour('线条颜色', '#e5e6eb', { when: { prop: 'line', is: ['solid', 'dashed'] } }),
    },
  },
} as const satisfies Readonly<Record<string, BlockSpec>>;
