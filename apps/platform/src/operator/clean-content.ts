import { sanitizeForStorage } from '@jianzhu/ui/rich-text/sanitize';
import { type Refusal, refuseField } from '../http/refusal.ts';
import { OPERATOR_MESSAGES } from './messages.ts';

/** HTML as it is kept: what the allow-list of rich text names, refused when nothing of it is to be seen. */
export function cleanContent(html: string, field = 'content'): string | Refusal {
  const content = sanitizeForStorage(html);
  const isBlank = !content.includes('<img') && content.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
  return isBlank ? refuseField(field, OPERATOR_MESSAGES.emptyContent) : content;
}
