import { defineContext } from '../context.ts';
import { productImportHandlers } from './handlers.ts';

export const productImportContext = defineContext({
  acts: {
    'productImport.commit': { name: '导入商品', kind: 'form', record: 'product' },
  },
  notKept: { 'productImport.parse': 'reads the rows of a sheet and keeps nothing' },
  handlers: ({ database }) => ({ productImport: productImportHandlers(database) }),
});
