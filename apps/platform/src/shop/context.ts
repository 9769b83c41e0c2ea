import './tables.ts';
import { defineContext } from '../context.ts';
import { checkContentJob } from './check-content.ts';
import { shopHandlers } from './handlers.ts';
import { ownShopHandlers } from './own-handlers.ts';
import { removeOldPreviews } from './preview-page.ts';
import { CONTENT_CHECK_JOB } from './publish-page.ts';
import { publishScheduledJob, SCHEDULE_JOB } from './schedule-page.ts';

const PAGE_FACTS = { terminal: '终端' } as const;
const act = (name: string) => ({ name, kind: 'form', record: 'shop_page', facts: PAGE_FACTS }) as const;
const setting = (name: string) => ({ name, kind: 'form', record: 'shop' }) as const;
const file = (name: string) => ({ name, kind: 'form', record: 'shop', id: 'answer.id' }) as const;

export const shopContext = defineContext({
  tables: {
    shop: 'tenant',
    shop_page: 'tenant',
    shop_version: 'tenant',
    shop_preview: 'tenant',
    shop_category: 'tenant',
    shop_offer: 'tenant',
  },
  records: { shop: '店铺', shop_page: '店铺页面' },
  acts: {
    'ownShop.publish': act('发布店铺页面'),
    'ownShop.schedule': { ...act('定时发布店铺页面'), facts: { ...PAGE_FACTS, time: '发布时间' } },
    'ownShop.cancelSchedule': act('取消定时发布'),
    'ownShop.restore': { ...act('恢复店铺历史版本'), facts: { ...PAGE_FACTS, versionNo: '历史版本' } },
    'ownShop.applyTemplate': act('应用店铺模板'),
    'ownShop.previewToken': act('生成店铺预览链接'),
    'ownShop.saveCategories': setting('保存店铺分类'),
    'ownShop.saveOffers': setting('保存优惠活动'),
    'ownShop.savePath': setting('修改店铺地址'),
    'ownShop.showPicture': file('公开店铺图片'),
    'ownShop.showVideo': file('公开店铺视频'),
  },
  notKept: {
    'ownShop.save': 'a draft that saves itself every 30 seconds; who saved it last stands with it',
    'ownShop.resolve': 'reads what a draft would show and keeps nothing',
    'ownShop.check': 'reads what is wrong with a draft and keeps nothing',
  },
  handlers: ({ database }) => ({ shop: shopHandlers(database), ownShop: ownShopHandlers(database) }),
  jobs: () => ({ [CONTENT_CHECK_JOB]: checkContentJob, [SCHEDULE_JOB]: publishScheduledJob }),
  upkeep: { 'shop.removePreviews': removeOldPreviews },
});
