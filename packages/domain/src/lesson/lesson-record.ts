import * as v from 'valibot';
import { checkPicture, WEB_ADDRESS_LENGTH } from '../content/web-address.ts';
import { field } from '../form/field.ts';
import { recordId } from '../record/record-id.ts';
import { LESSON_CATEGORIES } from './lesson.ts';

const MOST_CHAPTERS = 100;
/** fen */
const HIGHEST_PRICE = 39_900;

/**
 * A lesson as an operator writes it (domain rules 11.4); prices in fen, 0 is free. Chapters stand in their order; one
 * that is there keeps its `id`, and with it how far everybody is.
 */
export const lessonRecord = v.object({
  title: field('str', { label: '标题', required: true, min: 4, max: 80 }),
  cover: field('str', { label: '封面', max: WEB_ADDRESS_LENGTH, check: checkPicture('封面') }),
  teacherName: field('str', { label: '讲师', required: true, min: 2, max: 20 }),
  teacherTitle: field('str', { label: '讲师头衔', required: true, max: 50 }),
  categoryId: field('enum', { label: '分类', required: true, dictionary: LESSON_CATEGORIES }),
  price: field('money', {
    label: '价格',
    required: true,
    check: (fen) => (fen <= HIGHEST_PRICE ? null : { code: 'max', message: '课程价格须在0到399元之间' }),
  }),
  originalPrice: field('money', { label: '原价', required: true }),
  intro: field('rich', { label: '课程介绍', required: true, max: 50_000 }),
  chapters: v.optional(
    v.pipe(
      v.array(
        v.object({
          id: v.optional(recordId),
          title: field('str', { label: '课时标题', required: true, max: 80 }),
          seconds: field('int', { label: '课时时长(秒)', required: true, min: 1, max: 86_400 }),
          isTrial: field('bool', { label: '可试看' }),
          videoKey: field('str', { label: '视频', required: true, max: 500 }),
        }),
      ),
      v.minLength(1, '请至少添加一个课时'),
      v.maxLength(MOST_CHAPTERS, `课时最多${MOST_CHAPTERS}个`),
    ),
    [],
  ),
});

export type LessonFields = v.InferOutput<typeof lessonRecord>;
