import './tables.ts';
import type { DictionaryEntry, FooterItem, PlatformConfig } from '@jianzhu/domain';
import type { Transaction } from '../db/schema.ts';

/** The configured platforms in their order. */
export async function readPlatformConfigs(transaction: Transaction): Promise<PlatformConfig[]> {
  const rows = await transaction.selectFrom('platform_config').selectAll().orderBy('sort').orderBy('id').execute();
  return rows.map((row) => ({
    platformCode: row.platform_code,
    ngCode: row.ng_code,
    baseTitle: row.base_title,
    subTitle: row.sub_title,
    logoImg: row.logo_img,
    codeImg: row.code_img,
    dataSource: row.data_source,
  }));
}

/** A tree of links by its menu code; empty when there is none. */
export async function readNavigateTree(transaction: Transaction, menuCode: string): Promise<FooterItem[]> {
  const rows = await transaction
    .selectFrom('navigate_item')
    .select(['id', 'parent_id', 'title', 'url'])
    .where('menu_code', '=', menuCode)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const below = (parent: string | null): FooterItem[] =>
    rows
      .filter((row) => row.parent_id === parent)
      .map((row) => ({ id: row.id, articleTitle: row.title, url: row.url, children: below(row.id) }));
  return below(null);
}

/** The tree of a dictionary; empty when there is none of this code. */
export async function readDictionary(transaction: Transaction, code: string): Promise<DictionaryEntry[]> {
  const row = await transaction.selectFrom('dictionary').select('tree').where('code', '=', code).executeTakeFirst();
  return row?.tree ?? [];
}
