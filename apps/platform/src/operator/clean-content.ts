import { uploadFirst } from '@jianzhu/domain/written';
import { sanitizeForStorage } from '@jianzhu/ui/rich-text/sanitize';
import { Refusal, refuseField } from '../http/refusal.ts';
import { OPERATOR_MESSAGES } from './messages.ts';

/** In what the allow-list has written: a picture whose address leads to another site. */
const FOREIGN_PICTURE = /<img\b(?:[^>"]|"[^"]*")*?\ssrc="\s*(?:https?:|[\\/]{2})/i;

/** HTML as it is kept: what the allow-list of rich text names, refused when a picture lies elsewhere; it may be empty. */
export function cleanHtml(html: string, field: string): string | Refusal {
  const content = sanitizeForStorage(html);
  return FOREIGN_PICTURE.test(content) ? refuseField(field, uploadFirst('图片')) : content;
}

/** The same, refused when nothing of it is to be seen. */
export function cleanContent(html: string, field = 'content'): string | Refusal {
  const content = cleanHtml(html, field);
  if (content instanceof Refusal) return content;
  const isBlank = !content.includes('<img') && content.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
  return isBlank ? refuseField(field, OPERATOR_MESSAGES.emptyContent) : content;
}
