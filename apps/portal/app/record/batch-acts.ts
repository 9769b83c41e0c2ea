import { FORM_MESSAGES } from '@jianzhu/domain/forms';
import { recordTexts as texts } from './messages.ts';
import type { BatchAct } from './use-batch.ts';

/**
 * Deletes rows, in the words of every context.
 *
 * @param entity what a row is, such as 收货地址
 */
export function deletes<Row>(
  entity: string,
  allows: BatchAct<Row>['allows'],
  send: BatchAct<Row>['send'],
): BatchAct<Row> {
  const done = (count: number, asked: number) => (asked === 1 ? FORM_MESSAGES.deleted : texts.deletedMany(count));
  return { key: 'delete', label: texts.delete, destroys: entity, allows, send, done };
}
