import { defineContext } from '../context.ts';
import { openApiHandlers } from './handlers.ts';
import { removeOldRequests } from './request-log.ts';

export const openApiContext = defineContext({
  tables: {
    api_key: 'tenant',
    api_key_secret: 'system',
    api_key_use: 'system',
    api_request: 'tenant',
  },
  records: { apiKey: '接口密钥' },
  acts: {
    'openApi.apply': { name: '申请接入开放接口', kind: 'form', record: 'homeApplication', id: 'answer.id' },
    'openApi.makeKey': {
      name: '新建接口密钥',
      kind: 'security',
      record: 'apiKey',
      id: 'answer.id',
      facts: { name: '名称', scopes: '范围', perMinute: '每分钟次数', perDay: '每日次数', expireDate: '有效期' },
    },
    'openApi.limitKey': {
      name: '调整接口密钥限额',
      kind: 'security',
      record: 'apiKey',
      id: 'body.id',
      facts: { perMinute: '每分钟次数', perDay: '每日次数', expireDate: '有效期' },
    },
    'openApi.revokeKey': { name: '吊销接口密钥', kind: 'security', record: 'apiKey', id: 'body.id' },
  },
  handlers: ({ database }) => ({ openApi: openApiHandlers(database) }),
  upkeep: { 'openApi.remove': removeOldRequests },
});
