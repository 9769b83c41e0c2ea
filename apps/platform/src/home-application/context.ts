import { defineContext } from '../context.ts';
import { homeApplicationHandlers } from './handlers.ts';

export const homeApplicationContext = defineContext({
  tables: {
    home_application: 'system',
  },
  records: { homeApplication: '首页申请' },
  acts: {
    'homeApplication.applyForFinance': {
      name: '提交金融申请',
      kind: 'form',
      record: 'homeApplication',
      id: 'answer.id',
    },
    'homeApplication.applyForProject': {
      name: '提交项目报名',
      kind: 'form',
      record: 'homeApplication',
      id: 'answer.id',
      facts: { projectId: '项目编号' },
    },
  },
  notKept: {
    'homeApplication.sendPhoneCode': 'each code is kept with phone, address and time; its use is kept here',
  },
  handlers: (services) => ({ homeApplication: homeApplicationHandlers(services) }),
});
