import { defineContext } from '../context.ts';
import { postgresIndex } from '../search/postgres-index.ts';
import { companySearchJob } from './company-document.ts';
import { goodsSearchJob } from './goods-document.ts';
import { qualificationHandlers, showcaseHandlers } from './handlers.ts';

export const showcaseContext = defineContext({
  tables: {
    company_profile: 'tenant',
    company_view: 'system',
    company_follow: 'system',
    contact_reveal: 'tenant',
    qualification: 'tenant',
  },
  acts: {
    'showcase.reveal': { name: '查看联系方式', kind: 'contact', record: 'business', id: 'body.bizId' },
    'showcase.follow': {
      name: '关注企业',
      kind: 'contact',
      record: 'business',
      id: 'body.id',
      in: 'marked',
      facts: { isFollowed: '是否关注' },
    },
  },
  notKept: {
    'showcase.view': 'counts a view of public content',
  },
  handlers: ({ database }) => ({
    qualification: qualificationHandlers(database),
    showcase: showcaseHandlers(database),
  }),
  jobs: ({ database }) => ({
    'search.company': companySearchJob(database, postgresIndex),
    'search.goods': goodsSearchJob(database, postgresIndex),
  }),
});
