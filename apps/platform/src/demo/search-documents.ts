import type { Connection } from '../db/connection.ts';
import { type Searchable, toSearchDocument } from '../search/documents.ts';
import type { DemoWriter } from './demo-writer.ts';

const NEWS = '/default/news/news-detail?id=';
const PARTY = '/default/djyl/news-list?id=';

/** Puts everything that was written under the search of the whole site. */
export async function writeSearchDocuments(demo: DemoWriter, admin: Connection): Promise<void> {
  const articles = await admin.query<Searchable & { column: string }>(
    `select id::text, title, coalesce(tags[1], '') as tag, summary, content, cover as image, publish_time as "publishTime",
       column_code as column from app.article`,
  );
  const packages = await admin.query<Searchable>(
    `select id::text, name as title, tag, description as summary, '' as content, cover as image, price::int as price,
       link as url from app.service_package`,
  );
  await demo.insert('search_document', [
    ...articles.rows.map((row) =>
      toSearchDocument({
        ...row,
        kind: 'news',
        price: null,
        boost: 0,
        url: (row.column === 'party' ? PARTY : NEWS) + row.id,
      }),
    ),
    ...packages.rows.map((row) =>
      toSearchDocument({ ...row, kind: 'service', boost: 0, publishTime: demo.daysFromNow(-30) }),
    ),
  ]);
}
