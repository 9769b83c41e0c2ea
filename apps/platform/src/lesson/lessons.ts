import './tables.ts';
import type { lessonSchemas } from '@jianzhu/api-client/schemas';
import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../db/schema.ts';
import { timeText } from '../db/time-text.ts';
import { countBy } from '../record/count-by.ts';
import { equals, filterRows, flag, type ListShape, like, listRecords } from '../record/list-records.ts';

type Answers = typeof lessonSchemas;
type LessonQuery = InferOutput<Answers['list']['query']>;
type LessonList = InferOutput<Answers['list']['data']>;
type Summary = LessonList['records'][number];

const MOST_RELATED = 4;

const LESSONS: ListShape<LessonQuery> = {
  filters: {
    keyword: like('title', 'teacher_name'),
    categoryId: equals('category_id'),
    isFree: flag('is_free'),
  },
  sorts: { studyCount: 'study_count', score: 'score', price: 'price' },
  order: ['publish_time'],
};

const ofChapters = (figure: string) =>
  sql<number>`(select ${sql.raw(figure)}::int from lesson_chapter where lesson_id = lesson.id)`;

const rowsOf = (transaction: Transaction) =>
  transaction
    .selectFrom('lesson')
    .select([
      'id',
      'title',
      'cover',
      'teacher_name',
      'teacher_title',
      'category_id',
      'is_free',
      'price',
      'original_price',
      'study_count',
      'score',
      ofChapters('count(*)').as('chapters'),
      ofChapters('coalesce(sum(seconds), 0)').as('seconds'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

/** One page of lessons, and what the list can be narrowed to. */
export async function listLessons(transaction: Transaction, asked: LessonQuery): Promise<LessonList> {
  const page = await listRecords(transaction, rowsOf(transaction), LESSONS, asked, toSummary);
  const left = (without: 'categoryId' | 'isFree') =>
    filterRows(transaction.selectFrom('lesson'), LESSONS, { ...asked, [without]: undefined });
  return {
    ...page,
    categories: await countBy(transaction, left('categoryId'), sql`category_id`, 'lesson.id'),
    prices: await countBy(transaction, left('isFree'), sql`is_free::int`, 'lesson.id'),
  };
}

/** One lesson with its chapters and others of its category, the most studied first. */
export async function findLesson(
  transaction: Transaction,
  id: string,
): Promise<InferOutput<Answers['detail']['data']> | undefined> {
  const row = await rowsOf(transaction).select(['intro', 'publish_time']).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const chapters = await transaction
    .selectFrom('lesson_chapter')
    .select(['id', 'title', 'seconds', 'is_trial as isTrial'])
    .where('lesson_id', '=', id)
    .orderBy('place')
    .execute();
  const related = await rowsOf(transaction)
    .where('category_id', '=', row.category_id)
    .where('id', '!=', id)
    .orderBy('study_count', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_RELATED)
    .execute();
  return {
    ...toSummary(row),
    intro: row.intro,
    publishTime: timeText(row.publish_time),
    chapters,
    related: related.map(toSummary),
  };
}

function toSummary(row: Row): Summary {
  const { id, title, cover, price, seconds } = row;
  return {
    ...{ id, title, cover, price, seconds },
    teacher: { name: row.teacher_name, title: row.teacher_title },
    categoryId: row.category_id,
    isFree: row.is_free,
    originalPrice: row.original_price,
    chapterCount: row.chapters,
    studyCount: row.study_count,
    score: row.score / 10,
  };
}
