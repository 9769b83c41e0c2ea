import { type SearchableArticle, searchableArticle } from '../content/article-document.ts';
import { type SearchableHelp, searchableHelp } from '../content/help-document.ts';
import type { Connection } from '../db/connection.ts';
import { type SearchableKnowledge, searchableKnowledge } from '../knowledge/knowledge-document.ts';
import {
  type SearchableLawyer,
  type SearchablePackage,
  searchableLawyer,
  searchablePackage,
} from '../law/law-documents.ts';
import { type SearchableLesson, searchableLesson } from '../lesson/lesson-document.ts';
import { type SearchableNeed, searchableNeed } from '../need/need-document.ts';
import { SHOWN_NEED } from '../need/needs.ts';
import { type SearchableSalon, searchableSalon } from '../salon/salon-document.ts';
import { type Searchable, toSearchDocument } from '../search/documents.ts';
import { type SearchableService, searchableService } from '../service/service-document.ts';
import { type SearchableCompany, searchableCompany } from '../showcase/company-document.ts';
import { type SearchableGoods, searchableGoods } from '../showcase/goods-document.ts';
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
    'select id::text, title, tags, summary, content, cover, is_free, price, publish_time from app.knowledge where standing = 2',
  );
  const services = await admin.query<SearchableService>(
    'select id::text, title, service_type, detail, cover, price, publish_time from app.service where standing = 2',
  );
  const companies = await admin.query<SearchableCompany>(
    `select b.id::text, b.name, p.short_name, p.logo, p.tags, p.region_name, p.main_categories, p.qualification,
       p.highlight, p.intro, b.vip_level, p.updated_at
     from app.company_profile p join app.business b on b.id = p.business_id
     where p.is_published and b.cert_status = 2`,
  );
  const goods = await admin.query<SearchableGoods>(
    `select distinct on (s.business_id, s.title, s.specification) s.id::text, s.business_id::text, s.title,
       s.specification, s.category_name, s.region_name, s.unit, s.amount, s.create_time, b.name as company_name,
       b.vip_level
     from app.supply_demand s join app.business b on b.id = s.business_id
       join app.company_profile p on p.business_id = b.id
     where s.side = 'supply' and not s.is_anonymous and coalesce(s.deadline > app.business_now(), true)
       and p.is_published and b.cert_status = 2
     order by s.business_id, s.title, s.specification, s.create_time desc`,
  );
  const lawyers = await admin.query<SearchableLawyer>(
    'select id::text, name, firm_name, region_name, fields, intro, avatar, consult_price from app.lawyer',
  );
  const legal = await admin.query<SearchablePackage>(
    'select id::text, name, scope, suitable, detail, cover, price from app.legal_package',
  );
  const lessons = await admin.query<SearchableLesson>(
    `select id::text, title, teacher_name, teacher_title, category_id, intro, cover, price, publish_time from app.lesson`,
  );
  const needs = await admin.query<SearchableNeed>(
    `select id::text, title, need_type, city_name, district_name, description, publish_time, create_time from app.need
     where ${SHOWN_NEED}`,
  );
  const salons = await admin.query<SearchableSalon>(
    'select id::text, title, kind, organizer, region_name, address, cover, intro, speakers, begin_time from app.salon',
  );
  const help = await admin.query<SearchableHelp>('select id::text, title, content, update_time from app.help_article');
  const monthAgo = demo.daysFromNow(-30);
  const documents = [
    ...services.rows.map((row) => toSearchDocument(searchableService(row))),
    ...knowledge.rows.map((row) => toSearchDocument(searchableKnowledge(row))),
    ...lawyers.rows.map((row) => toSearchDocument(searchableLawyer(row, monthAgo))),
    ...legal.rows.map((row) => toSearchDocument(searchablePackage(row, monthAgo))),
    ...salons.rows.map((row) => toSearchDocument(searchableSalon(row))),
    ...help.rows.map((row) => toSearchDocument(searchableHelp(row))),
    ...lessons.rows.map((row) => toSearchDocument(searchableLesson(row))),
    ...needs.rows.map((row) => toSearchDocument(searchableNeed(row))),
    ...articles.rows.map((row) => toSearchDocument(searchableArticle(row))),
    ...packages.rows.map((row) => toSearchDocument({ ...row, kind: 'service', boost: 0, publishTime: monthAgo })),
    ...companies.rows.map((row) => toSearchDocument(searchableCompany(row))),
    ...goods.rows.map((row) => toSearchDocument(searchableGoods(row))),
  ];
  const timeOf = (document: (typeof documents)[number]) => new Date(document.publish_time).getTime();
  // Slots rise with time.
  await demo.insert(
    'search_document',
    documents.toSorted((left, right) => timeOf(left) - timeOf(right)),
  );
}
