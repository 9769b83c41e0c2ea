import type { Generated } from 'kysely';

interface CompanyProfileTable {
  business_id: string;
  short_name: string;
  logo: string;
  image: string;
  tags: string[];
  region_name: string;
  main_categories: string[];
  qualification: string;
  highlight: string;
  view_count: number;
  featured: number | null;
  is_published: boolean;
  updated_at: Date;
  version: Generated<number>;
}

declare module '../db/schema.ts' {
  interface Schema {
    company_profile: CompanyProfileTable;
  }
}
