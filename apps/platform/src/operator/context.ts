import { defineContext } from '../context.ts';
import { operatorHandlers } from './handlers.ts';

export const operatorContext = defineContext({
  tables: {
    operator: 'system',
    operator_token: 'system',
    operator_file: 'system',
    operator_first_secret: 'system',
  },
  records: { operator: '操作员', operatorFile: '内容文件' },
  acts: {
    // The operator that it makes writes the event of one that is done.
    'operator.first': { name: '启用首位操作员', kind: 'platform', record: 'operator', in: 'marked' },
  },
  handlers: (services) => ({ operator: operatorHandlers(services) }),
});
