import type { AttachmentEntry } from '@jianzhu/domain/forms';
import type { QualificationStatus } from '@jianzhu/domain/qualifications';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json, Moment, Status } from '../db/column-types.ts';

export interface CompanyProfileTable {
  business_id: string;
  short_name: string;
  logo: string;
  image: string;
  tags: string[];
  region_name: string;
  main_categories: string[];
  /** Of the tree of materials; what it supplies. */
  category_codes: Generated<string[]>;
  qualification: string;
  highlight: string;
  view_count: number;
  featured: number | null;
  is_published: boolean;
  banner: Generated<string>;
  credit_code: Generated<string>;
  legal_person: Generated<string>;
  registered_capital: Generated<string>;
  establish_date: string | null;
  address: Generated<string>;
  intro: Generated<string>;
  contact_name: Generated<string>;
  /** In full; only masked to visitors. */
  contact_phone: Generated<string>;
  honours: Generated<string[]>;
  projects: Generated<{ title: string; text: string; image: string }[]>;
  updated_at: Date;
  version: Generated<number>;
}

interface QualificationTable {
  id: Generated<string>;
  business_id: string;
  series: string;
  category_name: string;
  grade: string;
  /** The best grade of a category has the greatest. */
  grade_rank: GeneratedAlways<number>;
  cert_no: string;
  issue_org: string;
  issue_date: string | null;
  expire_date: string | null;
  scope: Generated<string>;
  is_shown: Generated<boolean>;
  revoked_at: Generated<Date | null>;
  revoke_reason: Generated<string>;
  /** Null of rows that nobody of the company has made, as who changed them. */
  create_user_id: string | null;
  create_time: Generated<Date>;
  update_user_id: string | null;
  update_time: ColumnType<Date, Date | undefined, Date>;
  version: Generated<number>;
  /** 单号; '' where it was never handed in by its company. */
  code: Generated<string>;
  status: Status<QualificationStatus>;
  /** Of the rejection. */
  reason: Generated<string>;
  /** Since then its columns are what was approved, and `change` is what its company wants instead. */
  approved_at: Moment;
  submit_time: Moment;
  change: ColumnType<QualificationChange | null, string | null | undefined, string | null>;
  images: Json<readonly AttachmentEntry[]>;
  video: Json<readonly AttachmentEntry[]>;
  /** Days of the last reminder of its end; null before the first. */
  reminded_days: number | null;
}

/** The columns of a certificate that its company writes, by their names. */
export interface QualificationChange {
  readonly series: string;
  readonly category_name: string;
  readonly grade: string;
  readonly cert_no: string;
  readonly issue_org: string;
  readonly issue_date: string | null;
  readonly expire_date: string | null;
  readonly scope: string;
  readonly images: readonly AttachmentEntry[];
  readonly video: readonly AttachmentEntry[];
}

interface CompanyViewTable {
  company_id: string;
  visitor: Buffer;
  viewed_at: Generated<Date>;
}

interface CompanyFollowTable {
  user_id: string;
  company_id: string;
  created_at: Generated<Date>;
}

interface ContactRevealTable {
  id: Generated<string>;
  /** Who was shown it. */
  business_id: string;
  user_id: string;
  biz_type: string;
  biz_id: string;
  month: string;
  revealed_at: Generated<Date>;
}

declare module '../db/schema.ts' {
  interface Schema {
    company_profile: CompanyProfileTable;
    qualification: QualificationTable;
    company_view: CompanyViewTable;
    company_follow: CompanyFollowTable;
    contact_reveal: ContactRevealTable;
  }
}
