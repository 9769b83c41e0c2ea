import { idSchema } from '@jianzhu/domain';
import * as v from 'valibot';
import { dictionaryCode, recordId } from './fields.schema.ts';

/** 4 GB, refused itself (decision 9); of the larger of the two units, so that no client's own cap is below it. */
const maxFileSize = 4 * 1024 ** 3;

const sizeMessage = '文件大小不正确';
const resourceId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, '文件编号不正确'));

/** An entry of an attachment list; `modifyStatus` 0 unchanged, 1 added, 3 deleted. */
const attachmentEntry = v.object({
  id: idSchema,
  fileName: v.string(),
  fileExt: v.string(),
  filePath: v.string(),
  fileSize: v.number(),
  modifyStatus: v.picklist([0, 1, 3]),
  createUserName: v.string(),
  createTime: v.string(),
  publishUserName: v.string(),
});

export const attachmentSchemas = {
  register: {
    body: v.object({
      fileName: v.pipe(v.string(), v.nonEmpty('文件名不能为空'), v.maxLength(255, '文件名不能超过255个字')),
      /** Lower case, without the dot (ambiguity E-19). */
      extName: v.pipe(v.string(), v.regex(/^[a-z0-9]{0,20}$/, '文件类型不正确')),
      /** In bytes. */
      fileSize: v.pipe(
        v.number(sizeMessage),
        v.integer(sizeMessage),
        v.minValue(0, sizeMessage),
        v.ltValue(maxFileSize, sizeMessage),
      ),
      /** MD5 of the whole file, lower-case hex (ambiguity E-18). */
      hashcode: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, '文件校验值不正确')),
    }),
    data: v.object({
      /** 1: the file is there already and nothing is to be sent. */
      existed: v.picklist([0, 1]),
      resourceId: idSchema,
      resourceName: v.string(),
      fileMd5: v.string(),
      uri: v.string(),
      accessKey: v.string(),
      accessSecret: v.string(),
      accessToken: v.string(),
      bucketName: v.string(),
      /** When the keys end (ISO 8601); empty without any. Not in the specification. */
      expiration: v.optional(v.string(), ''),
    }),
  },
  storage: {
    /** Where files are sent with the keys of a registration. */
    data: v.object({
      dialect: v.picklist(['oss', 's3']),
      /** Address without bucket and path. */
      endpoint: v.string(),
      region: v.string(),
      bucketStyle: v.picklist(['virtualHost', 'path']),
    }),
  },
  confirm: { query: v.object({ id: resourceId }), data: v.null() },
  listByBusiness: {
    query: v.object({ businessId: recordId, businessType: v.optional(dictionaryCode) }),
    data: v.array(attachmentEntry),
  },
  readAddress: {
    query: v.object({ resourceId }),
    /** Good for ten minutes. */
    data: v.object({ url: v.string() }),
  },
  batchDownload: {
    body: v.object({
      ids: v.pipe(v.array(resourceId), v.minLength(1, '请选择附件'), v.maxLength(100, '一次最多下载100个附件')),
    }),
    /** Where the archive is read, good for ten minutes. */
    data: v.object({ url: v.string() }),
  },
};
