import type { Generated, GeneratedAlways } from 'kysely';

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
  updated_at: Generated<Date>;
  version: Generated<number>;
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
