import { get, post } from '../endpoint.ts';
import type { attachmentSchemas } from './attachment.schema.ts';
import { member, support } from './prefixes.ts';
import { ourBusiness, specBusiness, specUpload } from './traits.ts';

type S = typeof attachmentSchemas;

const registration = `${support}/upload/resource/sts/register`;

/** Registers a file before it is sent; the same file registered again after its credentials ran out goes on (E-20). */
export const register = post<S['register']>('attachment.register', registration, specUpload);

/** The upload is complete; only code 200 here is success (ambiguity E-10). May be repeated. */
export const confirm = post<S['confirm']>('attachment.confirm', `${registration}/callback`, specUpload);

/** Where the object storage is and how it is spoken to; the same for every upload of a page. */
export const storage = get<S['storage']>('attachment.storage', `${support}/resource/storage`, ourBusiness);

/** Attachments of one record. */
export const listByBusiness = get<S['listByBusiness']>(
  'attachment.listByBusiness',
  '/api/{product}-management/oa-common-attachment/list/business',
  specBusiness,
);

/** A signed address at the object storage; it is read without any of our headers. */
export const readAddress = get<S['readAddress']>('attachment.readAddress', `${support}/resource/url`, ourBusiness);

/** One archive of several attachments. */
export const batchDownload = post<S['batchDownload']>(
  'attachment.batchDownload',
  `${member}/attachment/batch-download`,
  { ...ourBusiness, permission: 'attachment_download' },
);
