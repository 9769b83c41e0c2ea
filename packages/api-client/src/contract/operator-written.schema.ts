import { idSchema } from '@jianzhu/domain';
import {
  companyRecord,
  helpRecord,
  knowledgeRecord,
  lawyerRecord,
  legalPackageRecord,
  lessonRecord,
  salonRecord,
} from '@jianzhu/domain/written';
import * as v from 'valibot';
import { binary, keyword, recordId } from './fields.schema.ts';
import { pageOf, pagingEntries } from './page.ts';
import { savedRecord } from './record.schema.ts';

/** Records of public content that operators write, besides articles; each has a call that saves it. */
export const writtenKinds = ['salon', 'lawyer', 'legalPackage', 'lesson', 'knowledge', 'company', 'help'] as const;

const kind = v.picklist(writtenKinds, '内容类型不正确');
const named = v.object({ kind, id: recordId });
const shown = v.object({ id: idSchema, isPublished: v.boolean(), version: v.number() });

const rowEntries = {
  id: idSchema,
  kind: v.string(),
  title: v.string(),
  isPublished: v.boolean(),
  updateTime: v.string(),
  version: v.number(),
};

const saved = <Entries extends v.ObjectEntries>(record: v.ObjectSchema<Entries, undefined>) => ({
  body: savedRecord<v.InferOutput<typeof record>>(v.object(record.entries)),
  data: v.object({ id: idSchema, version: v.number() }),
});

/** What operators do with public content of other contexts. */
export const operatorWrittenSchemas = {
  writtenRecords: {
    query: v.object({ ...pagingEntries, kind, isPublished: v.optional(binary), keyword }),
    data: pageOf(v.object(rowEntries)),
  },
  writtenRecord: {
    query: named,
    /** `fields` are those that its call saves. */
    data: v.object({ ...rowEntries, fields: v.record(v.string(), v.unknown()) }),
  },
  publishRecord: { body: named, data: shown },
  withdrawRecord: { body: named, data: shown },
  saveSalon: saved(salonRecord),
  saveLawyer: saved(lawyerRecord),
  saveLegalPackage: saved(legalPackageRecord),
  saveLesson: saved(lessonRecord),
  saveKnowledge: saved(knowledgeRecord),
  saveCompany: saved(companyRecord),
  saveHelp: saved(helpRecord),
};
