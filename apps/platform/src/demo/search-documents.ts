import { type SearchableArticle, searchableArticle } from '../content/article-document.ts';
import type { Connection } from '../db/connection.ts';
import { type SearchableKnowledge, searchableKnowledge } from '../knowledge/knowledge-document.ts';
import { type Searchable, toSearchDocument } from '../search/documents.ts';
import { type SearchableService, searchableService } from '../service/service-document.ts';
import type { DemoWriter } from './demo-writer.ts';

/** Puts everything that was written under the search of the whole site. */
export async function writeSearchDocuments(demo: DemoWriter, admin: Connection): Promise<void> {
  const articles = await admin.query<SearchableArticle>(
    'select id::text, title, tags, summary, content, cover, publish_time, column_code from app.article',
  );
  const packages = await admin.query<Searchable>(
    `select id::text, name as title, tag, description as summary, '' as content, cover as image, price::int as price,
       link as url from app.service_package`,
  );
  const knowledge = await admin.query<SearchableKnowledge>(
    'select id::text, title, tags, summary, content, cover, is_free, price, publish_time from app.knowledge where status = 2',
  );
  const services = await admin.query<SearchableService>(
    'select id::text, title, service_type, detail, cover, price, publish_time from app.service where status = 2',
  );
  await demo.insert('search_document', [
    ...services.rows.map((row) => toSearchDocument(searchableService(row))),
    ...knowledge.rows.map((row) => toSearchDocument(searchableKnowledge(row))),
    ...articles.rows.map((row) => toSearchDocument(searchableArticle(row))),
    ...packages.rows.map((row) =>
      toSearchDocument({ ...row, kind: 'service', boost: 0, publishTime: demo.daysFromNow(-30) }),
    ),
  ]);
}
