import { PUBLISHED } from '../knowledge/knowledge-base.ts';
import '../content/tables.ts';
import '../knowledge/tables.ts';
import '../law/tables.ts';
import '../lesson/tables.ts';
import '../salon/tables.ts';
import '../showcase/tables.ts';
import type { writtenKinds } from '@jianzhu/api-client/schemas';
import { checkKnowledge, checkPrices, checkSalon, type LessonFields, type SalonFields } from '@jianzhu/domain/written';
import { type SqlBool, sql } from 'kysely';
import { searchableHelp } from '../content/help-document.ts';
import { parseRecordId } from '../db/context.ts';
import type { Schema, Transaction } from '../db/schema.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { searchableKnowledge } from '../knowledge/knowledge-document.ts';
import { fileColumns } from '../knowledge/knowledge-file.ts';
import { knowledgeKind } from '../knowledge/knowledge-kind.ts';
import { searchableLawyer, searchablePackage } from '../law/law-documents.ts';
import { checkChapters, readChapters, writeChapters } from '../lesson/chapters.ts';
import { searchableLesson } from '../lesson/lesson-document.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Row } from '../record/record-table.ts';
import { searchableSalon } from '../salon/salon-document.ts';
import { fillSeats } from '../salon/sign-up.ts';
import type { DocumentKind, Searchable } from '../search/documents.ts';
import { showWritten } from '../shelf/shelf-review.ts';
import { cleanContent } from './clean-content.ts';
import { OPERATOR_MESSAGES } from './messages.ts';
import type { WrittenColumns } from './written-columns.ts';

export type WrittenKindName = (typeof writtenKinds)[number];
export type WrittenFields = Readonly<Record<string, unknown>>;

interface WrittenParts {
  readonly transaction: Transaction;
  /** Undefined for a row that is added. */
  readonly id: string | undefined;
  readonly fields: WrittenFields;
  readonly store: ObjectStore;
}

/** One kind of public content that operators write; whatever is done with it follows from this. */
export interface WrittenKind<Table extends keyof Schema = keyof Schema> {
  readonly table: Table;
  /** Where its id, its title and the time of its last change stand. */
  readonly key: string;
  readonly title: string;
  readonly changedAt: string;
  readonly columns: WrittenColumns;
  /** What tells a published row. */
  readonly isPublished: ReturnType<typeof sql<SqlBool>>;
  /** What a row is given that becomes one or ceases to be one; or what makes it so by its own status table. */
  readonly show:
    | { readonly publish: WrittenFields; readonly withdraw: WrittenFields }
    | ((transaction: Transaction, id: string, isShown: boolean) => Promise<Refusal | undefined>);
  /** What a row that is added has beyond its fields; refused when what it names is not there, or is another's. */
  added?(transaction: Transaction, fields: WrittenFields, id?: string): Promise<WrittenFields | Refusal>;
  /** A rule between its fields that is broken. */
  check?(fields: WrittenFields): { readonly field: string; readonly message: string } | null;
  /** What follows from its fields and stands in columns of its own. */
  derived?(fields: WrittenFields): WrittenFields;
  /** What is kept elsewhere: looked at before anything is written, which may add columns, and written after the row. */
  readonly parts?: {
    check?(parts: WrittenParts): Promise<Refusal | WrittenFields | undefined>;
    write?(transaction: Transaction, id: string, fields: WrittenFields): Promise<void>;
    read?(transaction: Transaction, id: string): Promise<WrittenFields>;
  };
  /** How the search finds it; a company's page is followed by the database itself. */
  readonly document?: { readonly kind: DocumentKind; of(row: Row<Table>): Searchable };
}

const FLAG = {
  changedAt: 'updated_at',
  isPublished: sql<SqlBool>`is_published`,
  show: { publish: { is_published: true }, withdraw: { is_published: false } },
} as const;

const unpublished = () => Promise.resolve({ is_published: false });
const isFree = ({ price }: WrittenFields) => ({ is_free: !price });
const now = sql<Date>`now()`;

const salon: WrittenKind<'salon'> = {
  ...{ table: 'salon', key: 'id', title: 'title', ...FLAG },
  columns: {
    title: ['title', 'plain'],
    cover: ['cover', 'plain'],
    kind: ['kind', 'plain'],
    beginTime: ['begin_time', 'time'],
    endTime: ['end_time', 'time'],
    signUpEnd: ['sign_up_end', 'time'],
    regionName: ['region_name', 'plain'],
    address: ['address', 'plain'],
    organizer: ['organizer', 'plain'],
    capacity: ['capacity', 'plain'],
    fee: ['fee', 'zero'],
    intro: ['intro', 'rich'],
    notes: ['notes', 'richOrNone'],
    agenda: ['agenda', 'json'],
    speakers: ['speakers', 'json'],
    liveUrl: ['live_url', 'plain'],
    replayUrl: ['replay_url', 'plain'],
    replayKey: ['replay_key', 'plain'],
  },
  added: unpublished,
  // The contract has read the fields by the record of the domain.
  check: (fields) => checkSalon(fields as SalonFields),
  parts: {
    check: async ({ fields: { replayKey }, store }) => {
      const key = String(replayKey);
      const isThere = key === '' || (await store.head(key)) !== undefined;
      return isThere ? undefined : refuseField('replayKey', OPERATOR_MESSAGES.noVideo);
    },
    write: fillSeats,
  },
  document: { kind: 'news', of: searchableSalon },
};

const lawyer: WrittenKind<'lawyer'> = {
  ...{ table: 'lawyer', key: 'id', title: 'name', ...FLAG },
  columns: {
    name: ['name', 'plain'],
    avatar: ['avatar', 'plain'],
    firmName: ['firm_name', 'plain'],
    licenseNo: ['license_no', 'plain'],
    years: ['years', 'plain'],
    cityCode: ['city_code', 'plain'],
    regionName: ['region_name', 'plain'],
    fields: ['fields', 'plain'],
    intro: ['intro', 'rich'],
    cases: ['cases', 'json'],
    consultPrice: ['consult_price', 'plain'],
  },
  added: async (transaction, { licenseNo }, id) => {
    const other = await transaction
      .selectFrom('lawyer')
      .select('id')
      .where('license_no', '=', String(licenseNo))
      .executeTakeFirst();
    const isFreeToUse = other === undefined || other.id === parseRecordId(id ?? '');
    return isFreeToUse ? { is_published: false } : refuseField('licenseNo', OPERATOR_MESSAGES.licenceTaken);
  },
  document: { kind: 'law', of: (row) => searchableLawyer(row, row.updated_at.toISOString()) },
};

const legalPackage: WrittenKind<'legal_package'> = {
  ...{ table: 'legal_package', key: 'id', title: 'name', ...FLAG },
  columns: {
    name: ['name', 'plain'],
    cover: ['cover', 'plain'],
    firmName: ['firm_name', 'plain'],
    scope: ['scope', 'plain'],
    price: ['price', 'plain'],
    originalPrice: ['original_price', 'plain'],
    validDays: ['valid_days', 'plain'],
    items: ['items', 'json'],
    suitable: ['suitable', 'plain'],
    detail: ['detail', 'rich'],
  },
  added: unpublished,
  check: (fields) => checkPrices(fields as Parameters<typeof checkPrices>[0]),
  document: { kind: 'law', of: (row) => searchablePackage(row, row.updated_at.toISOString()) },
};

const lesson: WrittenKind<'lesson'> = {
  ...{ table: 'lesson', key: 'id', title: 'title', ...FLAG },
  columns: {
    title: ['title', 'plain'],
    cover: ['cover', 'plain'],
    teacherName: ['teacher_name', 'plain'],
    teacherTitle: ['teacher_title', 'plain'],
    categoryId: ['category_id', 'plain'],
    price: ['price', 'plain'],
    originalPrice: ['original_price', 'plain'],
    intro: ['intro', 'rich'],
  },
  show: { publish: { is_published: true, publish_time: now }, withdraw: { is_published: false } },
  added: () => Promise.resolve({ is_published: false, publish_time: now }),
  check: (fields) => checkPrices(fields as Parameters<typeof checkPrices>[0]),
  derived: isFree,
  parts: {
    check: ({ transaction, id, fields, store }) =>
      checkChapters(transaction, id, (fields as LessonFields).chapters, store),
    write: (transaction, id, fields) => writeChapters(transaction, id, (fields as LessonFields).chapters),
    read: async (transaction, id) => ({ chapters: await readChapters(transaction, id) }),
  },
  document: { kind: 'lesson', of: searchableLesson },
};

/** What is no document and no video. */
const PLAIN_TEXT = 1;

const knowledge: WrittenKind<'knowledge'> = {
  ...{ table: 'knowledge', key: 'id', title: 'title', changedAt: 'update_time' },
  columns: {
    businessId: ['business_id', 'plain'],
    title: ['title', 'plain'],
    categoryId: ['category_id', 'plain'],
    cover: ['cover', 'plain'],
    summary: ['summary', 'plain'],
    contentType: ['content_type', 'plain'],
    content: ['content', 'richOrNone'],
    fileKey: ['file_key', 'plain'],
    fileName: ['file_name', 'plain'],
    tags: ['tags', 'plain'],
    price: ['price', 'zero'],
    previewBlocks: ['preview_blocks', 'zero'],
    isOriginal: ['is_original', 'flag'],
    source: ['source', 'plain'],
  },
  isPublished: sql<SqlBool>`standing = ${PUBLISHED}`,
  show: (transaction, id, isShown) => showWritten(transaction, knowledgeKind, id, isShown),
  // It is a company's text: one of its own people stands for it.
  added: async (transaction, { businessId }) => {
    const owner = await ownerOf(transaction, String(businessId));
    if (owner === undefined) return refuseField('businessId', OPERATOR_MESSAGES.noCompany);
    return { create_user_id: owner, update_user_id: owner };
  },
  derived: isFree,
  check: (fields) => checkKnowledge(fields as Parameters<typeof checkKnowledge>[0]),
  parts: {
    check: async ({ transaction, fields, store }) => {
      const { content, fileKey } = fields as Parameters<typeof checkKnowledge>[0] & { readonly content: string };
      const contentType = Number(fields.contentType ?? PLAIN_TEXT);
      const seen = contentType === PLAIN_TEXT ? await cleanContent(transaction, content) : content;
      return seen instanceof Refusal ? seen : fileColumns({ contentType, fileKey }, store);
    },
  },
  document: {
    kind: 'news',
    // What is published has its time, by a constraint of the table.
    of: (row) => searchableKnowledge({ ...row, publish_time: row.publish_time ?? row.update_time }),
  },
};

const company: WrittenKind<'company_profile'> = {
  ...{ table: 'company_profile', key: 'business_id', title: 'short_name', ...FLAG },
  columns: {
    shortName: ['short_name', 'plain'],
    logo: ['logo', 'plain'],
    image: ['image', 'plain'],
    banner: ['banner', 'plain'],
    tags: ['tags', 'plain'],
    mainCategories: ['main_categories', 'plain'],
    honours: ['honours', 'plain'],
    regionName: ['region_name', 'plain'],
    qualification: ['qualification', 'plain'],
    highlight: ['highlight', 'plain'],
    intro: ['intro', 'richOrNone'],
    projects: ['projects', 'json'],
  },
  added: async (transaction, _fields, id) => {
    const businessId = parseRecordId(id ?? '');
    const found =
      businessId &&
      (await transaction.selectFrom('business').select('id').where('id', '=', businessId).executeTakeFirst());
    return found ? { business_id: found.id, is_published: false } : refuseField('id', OPERATOR_MESSAGES.noCompany);
  },
};

const help: WrittenKind<'help_article'> = {
  ...{ table: 'help_article', key: 'id', title: 'title', ...FLAG, changedAt: 'update_time' },
  columns: {
    columnId: ['column_id', 'plain'],
    title: ['title', 'plain'],
    content: ['content', 'rich'],
    sort: ['sort', 'plain'],
  },
  added: async (transaction, { columnId }) => {
    const id = parseRecordId(String(columnId));
    const column =
      id && (await transaction.selectFrom('navigate_item').select('id').where('id', '=', id).executeTakeFirst());
    return column ? { is_published: false } : refuseField('columnId', OPERATOR_MESSAGES.noColumn);
  },
  document: { kind: 'news', of: searchableHelp },
};

/** Every kind of content that operators write besides articles, by its name in the contract. */
export const WRITTEN_KINDS: Readonly<Record<WrittenKindName, WrittenKind>> = {
  ...{ salon, lawyer, legalPackage, lesson, knowledge, company, help },
};

/** The member who stands for a business: its owner, or who came first. */
async function ownerOf(transaction: Transaction, text: string): Promise<string | undefined> {
  const businessId = parseRecordId(text);
  if (businessId === undefined) return undefined;
  const { rows } = await sql<{ id: string | null }>`select app.stands_for(${businessId}) as id`.execute(transaction);
  return rows[0]?.id ?? undefined;
}
