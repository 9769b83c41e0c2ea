import * as v from 'valibot';
import { field } from '../form/field.ts';

/** A help article as an operator writes it, under a column of the footer (domain rules 24). */
export const helpRecord = v.object({
  columnId: field('id', { label: '栏目', required: true }),
  title: field('str', { label: '标题', required: true, min: 2, max: 60 }),
  content: field('rich', { label: '正文', required: true, max: 100_000 }),
  sort: field('int', { label: '排序', required: true, min: 0, max: 9999 }),
});
