import type { BlockSpec } from './block-spec.ts';
import { SHOP_MESSAGES as texts } from './messages.ts';
import { choice, date, ids, image, items, money, number, phone, point, text, toggle } from './prop.ts';

const BOTH = ['pc', 'app'] as const;

/** 企业 of domain rules 14.2. */
export const companyBlocks = {
  companyIntro: {
    ...{
      label: '企业简介',
      group: 'company',
      about: '企业资料中的简介或自写内容',
      max: 1,
      terminals: BOTH,
      vipLevel: 0,
    },
    props: {
      source: choice('内容来源', [
        { value: 'auto', label: '企业资料' },
        { value: 'custom', label: '自定义' },
      ]),
      text: text('简介', 1000, { lines: true, needed: true, min: 1, when: { prop: 'source', is: ['custom'] } }),
      image: image('图片'),
      alt: text('图片说明', 40, { hint: '读屏软件会朗读图片说明' }),
      showContact: toggle('显示联系方式', true),
    },
  },
  qualificationWall: {
    ...{ label: '资质荣誉', group: 'company', about: '企业的资质证书', max: 1, terminals: BOTH, vipLevel: 0 },
    props: {
      source: choice('证书来源', [
        { value: 'all', label: '全部证书' },
        { value: 'selected', label: '指定证书' },
      ]),
      ids: ids('certificates', '已选证书', [1, 30], {
        ...{ missing: texts.chooseCertificates, when: { prop: 'source', is: ['selected'] } },
      }),
      columns: number('每行数量', [3, 6], { pc: 4, app: 3 }),
    },
  },
  caseList: {
    ...{ label: '工程案例', group: 'company', about: '1到12个工程案例', max: 2, terminals: BOTH, vipLevel: 2 },
    props: {
      items: items('案例', '案例', [1, 12], {
        image: image('图片', { needed: true, missing: texts.uploadPicture }),
        name: text('项目名称', 40, { needed: true, min: 1 }),
        date: date('完成日期', { needed: true }),
        amount: money('合同金额'),
      }),
    },
  },
  contact: {
    ...{
      label: '联系我们',
      group: 'company',
      about: '电话、地址、地图与在线沟通',
      max: 1,
      terminals: BOTH,
      vipLevel: 0,
    },
    props: {
      phone: phone('联系电话', { hint: '不填写则用企业资料中的电话' }),
      address: text('联系地址', 100, { hint: '不填写则用企业资料中的地址' }),
      point: point('地图位置'),
      workTime: text('工作时间', 40),
      showChat: toggle('显示在线沟通按钮', true),
    },
  },
} as const satisfies Readonly<Record<string, BlockSpec>>;
