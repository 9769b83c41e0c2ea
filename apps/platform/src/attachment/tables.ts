import type { ColumnType, Generated } from 'kysely';

interface AttachmentTable {
  id: Generated<string>;
  business_id: string;
  file_name: string;
  file_ext: string;
  /** bytes */
  file_size: ColumnType<string, number | string, never>;
  file_md5: string;
  bucket: string;
  /** Another one once the object was checked. */
  object_key: string;
  owner_type: Generated<string>;
  owner_id: string | null;
  /** Among the files of its record, from 0. */
  owner_place: Generated<number>;
  create_user_id: string;
  create_user_name: Generated<string>;
  create_time: Generated<Date>;
  /** When keys to send its content were given last. */
  granted_at: ColumnType<Date, Date | undefined, Date>;
  /** Null until the object was found whole. */
  confirm_time: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface RecordFileTable {
  id: Generated<string>;
  attachment_id: string;
  /** Of the file. */
  business_id: string;
  owner_type:
    | 'personal_certification'
    | 'corporate_certification'
    | 'inquiry'
    | 'quotation'
    | 'deal'
    | 'question'
    | 'answer'
    | 'award'
    | 'tender'
    | 'tender_doc'
    | 'sign_up'
    | 'deposit'
    | 'pay_order'
    | 'bid'
    | 'tender_report'
    | 'objection'
    | 'qualification'
    | 'service_order'
    | 'invoice';
  /** Null while nothing may say which quotation it is. */
  owner_id: string | null;
}

interface UploadGrantTable {
  object_key: string;
  /** bytes */
  file_size: ColumnType<string, number, never>;
  is_awaited: boolean;
  ends_at: Date;
}

declare module '../db/schema.ts' {
  interface Schema {
    attachment: AttachmentTable;
    record_file: RecordFileTable;
    upload_grant: UploadGrantTable;
  }
}
