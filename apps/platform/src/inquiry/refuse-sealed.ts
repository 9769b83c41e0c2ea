import { timeText } from '../db/time-text.ts';
import { Refusal } from '../http/refusal.ts';
import type { Inquiry } from './own-inquiry.ts';

/** Body code 411, with what its page says instead: which inquiry, and until when it is sealed (domain rules 4.6). */
export function refuseSealed({
  id,
  round,
  quote_deadline,
  round2_deadline,
}: Pick<Inquiry, 'id' | 'round' | 'quote_deadline' | 'round2_deadline'>): Refusal {
  const deadline = timeText(round === 2 ? round2_deadline : quote_deadline);
  return new Refusal('sealed', { data: { inquiryId: id, deadline } });
}
