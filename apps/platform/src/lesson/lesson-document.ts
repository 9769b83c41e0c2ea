import { dictionaryLabel, LESSON_CATEGORIES } from '@jianzhu/domain/forms';
import type { Searchable } from '../search/documents.ts';

const DETAILS = '/default/comprehensives-ervices/law-services/law-lesson/lawlesson-detail?id=';

/** The columns of a lesson that the search needs. */
export interface SearchableLesson {
  readonly id: string;
  readonly title: string;
  readonly teacher_name: string;
  readonly teacher_title: string;
  readonly category_id: number;
  readonly intro: string;
  readonly cover: string;
  readonly price: number;
  readonly publish_time: Date;
}

/** A lesson as the search of the whole site finds it. */
export function searchableLesson(lesson: SearchableLesson): Searchable {
  return {
    kind: 'lesson',
    id: lesson.id,
    title: lesson.title,
    tag: dictionaryLabel(LESSON_CATEGORIES, lesson.category_id),
    summary: `${lesson.teacher_name}，${lesson.teacher_title}`,
    content: lesson.intro,
    image: lesson.cover,
    price: lesson.price,
    boost: 0,
    publishTime: lesson.publish_time,
    url: DETAILS + lesson.id,
  };
}
