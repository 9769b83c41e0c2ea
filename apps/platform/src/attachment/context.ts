import { defineContext } from '../context.ts';
import { attachmentHandlers } from './handlers.ts';
import { leftoversJob } from './upload-grants.ts';

export const attachmentContext = defineContext({
  tables: {
    attachment: 'tenant',
    record_file: 'tenant',
    upload_grant: 'system',
  },
  records: { attachment: '附件' },
  acts: {
    'attachment.register': { name: '上传附件', kind: 'file', record: 'attachment', in: 'marked' },
    'attachment.confirm': { name: '确认附件上传', kind: 'file', record: 'attachment', id: 'query.id', in: 'marked' },
    'attachment.readAddress': { name: '查看附件', kind: 'file', record: 'attachment', id: 'query.resourceId' },
    'attachment.batchDownload': {
      name: '批量下载附件',
      kind: 'file',
      record: 'attachment',
      in: 'after',
      facts: { ids: '编号' },
    },
  },
  jobs: ({ store }) => ({ 'uploads.removeLeftovers': leftoversJob(store) }),
  handlers: ({ archives }) => ({ attachment: attachmentHandlers(archives) }),
});
