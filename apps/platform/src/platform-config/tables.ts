import type { DictionaryEntry } from '@jianzhu/domain';
import type { ColumnType, Generated } from 'kysely';

interface PlatformConfigTable {
  id: Generated<string>;
  platform_code: string;
  ng_code: string;
  base_title: string;
  sub_title: Generated<string>;
  logo_img: Generated<string>;
  code_img: Generated<string>;
  data_source: Generated<string>;
  sort: Generated<number>;
}

interface NavigateItemTable {
  id: Generated<string>;
  menu_code: string;
  parent_id: string | null;
  title: string;
  url: Generated<string>;
  sort: Generated<number>;
}

interface DictionaryTable {
  code: string;
  /** Written as JSON text, because the driver would take an array for an array of PostgreSQL. */
  tree: ColumnType<DictionaryEntry[], string, string>;
  updated_at: Generated<Date>;
}

declare module '../db/schema.ts' {
  interface Schema {
    platform_config: PlatformConfigTable;
    navigate_item: NavigateItemTable;
    dictionary: DictionaryTable;
  }
}
