import './tables.ts';
import { uploadFirst } from '@jianzhu/domain/written';
import { pictureAddresses, sanitizeForStorage, withPictureSizes } from '@jianzhu/ui/rich-text/sanitize';
import { parseRecordId } from '../db/context.ts';
import type { Transaction } from '../db/schema.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { addressOf } from './file-calls.ts';
import { OPERATOR_MESSAGES } from './messages.ts';

/** In what the allow-list has written: a picture whose address leads to another site. */
const FOREIGN_PICTURE = /<img\b(?:[^>"]|"[^"]*")*?\ssrc="\s*(?:https?:|[\\/]{2})/i;

/**
 * HTML as it is kept: what the allow-list of rich text names, with the sizes of the pictures in it, refused when a picture
 * lies elsewhere; it may be empty.
 */
export async function cleanHtml(transaction: Transaction, html: string, field: string): Promise<string | Refusal> {
  const content = sanitizeForStorage(html);
  if (FOREIGN_PICTURE.test(content)) return refuseField(field, uploadFirst('图片'));
  const ids = pictureAddresses(content).flatMap((address) => parseRecordId(nameOf(address)) ?? []);
  if (ids.length === 0) return content;
  const pictures = await transaction
    .selectFrom('operator_file')
    .select(['id', 'file_ext', 'width', 'height'])
    .where('id', 'in', ids)
    .execute();
  const sizes = new Map(
    pictures.flatMap(({ id, file_ext, width, height }) =>
      width === null || height === null ? [] : [[addressOf(id, file_ext), { width, height }]],
    ),
  );
  return withPictureSizes(content, (address) => sizes.get(address));
}

/** The name of a file without its ending. */
const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1).replace(/\..*/, '');

/** The same, refused when nothing of it is to be seen. */
export async function cleanContent(
  transaction: Transaction,
  html: string,
  field = 'content',
): Promise<string | Refusal> {
  const content = await cleanHtml(transaction, html, field);
  if (content instanceof Refusal) return content;
  const isBlank = !content.includes('<img') && content.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
  return isBlank ? refuseField(field, OPERATOR_MESSAGES.emptyContent) : content;
}
