import type { Generated } from 'kysely';

interface ArticleTable {
  id: Generated<string>;
  column_code: string;
  module_code: string;
  title: string;
  sub_title: string;
  cover: string;
  summary: string;
  content: string;
  source: string;
  author: string;
  publish_time: Date;
  is_top: boolean;
  is_home: boolean;
  view_count: number;
  tags: string[];
  policy_no: string;
  policy_level: string;
  effective_date: string | null;
  policy_status: string;
  /** Requests see no other ones. */
  is_published: Generated<boolean>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}

interface LegalTextTable {
  code: string;
  version: number;
  title: string;
  content: string;
  effective_date: string;
  published_at: Generated<Date>;
}

interface DistrictTable {
  code: string;
  name: string;
  parent_code: string;
  sort: number;
  is_show: boolean;
  site_url: string;
}

interface BannerTable {
  id: Generated<string>;
  place: number;
  title: string;
  image: string;
  app_image: string;
  link: string;
  target: string;
  begin_time: Date | null;
  end_time: Date | null;
  sort: number;
  is_shown: Generated<boolean>;
  version: Generated<number>;
}

interface ServicePackageTable {
  id: Generated<string>;
  name: string;
  description: string;
  /** fen */
  price: string | null;
  original_price: string | null;
  items: string[];
  tag: string;
  cover: string;
  link: string;
  sort: number;
}

interface AbilityTable {
  id: Generated<string>;
  number: string;
  title: string;
  sub_title: string;
  organization: string;
  stage: string;
  ability_group: string;
  icon: string;
  image: string;
  description: string;
  link: string;
  sort: number;
}

interface PopupTable {
  id: Generated<string>;
  title: string;
  image: string;
  content: string;
  link: string;
  begin_time: Date;
  end_time: Date;
  frequency: number;
  terminal: string;
  sort: number;
}

interface PlatformEntryTable {
  key: string;
  name: string;
  description: string;
  count_label: string;
  base_count: number;
  url: string;
  sibling: string | null;
  sort: number;
}

interface SuperviseReportTable {
  type: string;
  region_code: string;
  data: Readonly<Record<string, unknown>>;
  update_time: Date;
}

interface ArticleAttachmentTable {
  id: Generated<string>;
  article_id: string;
  file_name: string;
  file_path: string;
  /** bytes */
  file_size: string;
  download_count: number;
}

interface ArticleViewTable {
  article_id: string;
  visitor: Buffer;
  viewed_at: Generated<Date>;
}

interface PartyModuleTable {
  code: string;
  name: string;
  parent_code: string;
  sort: number;
}

interface HelpArticleTable {
  id: Generated<string>;
  column_id: string;
  title: string;
  content: string;
  sort: number;
  update_time: Date;
  is_published: Generated<boolean>;
  version: Generated<number>;
}

interface HelpVoteTable {
  article_id: string;
  visitor: Buffer;
  is_useful: boolean;
  voted_at: Generated<Date>;
}

declare module '../db/schema.ts' {
  interface Schema {
    legal_text: LegalTextTable;
    article: ArticleTable;
    article_attachment: ArticleAttachmentTable;
    article_view: ArticleViewTable;
    party_module: PartyModuleTable;
    help_article: HelpArticleTable;
    help_vote: HelpVoteTable;
    district: DistrictTable;
    banner: BannerTable;
    service_package: ServicePackageTable;
    ability: AbilityTable;
    popup: PopupTable;
    platform_entry: PlatformEntryTable;
    supervise_report: SuperviseReportTable;
  }
}
