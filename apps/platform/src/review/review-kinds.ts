import type { reviewKinds } from '@jianzhu/api-client/schemas';
import { certificationReview } from '../certification/certification-review.ts';
import { corporateReview } from '../certification/corporate-review.ts';
import { personalReview } from '../certification/personal-review.ts';
import { forfeitReview } from '../deposit/forfeit-review.ts';
import { knowledgeReview } from '../knowledge/knowledge-review.ts';
import { needReview } from '../need/need-review.ts';
import { appealReview } from '../order/appeal-review.ts';
import { voucherReview } from '../payment/voucher-review.ts';
import { qualificationReview } from '../qualification/qualification-review.ts';
import { serviceReview } from '../service/service-review.ts';
import { tenderReview } from '../tender/tender-review.ts';
import type { ReviewKind } from './review-kind.ts';

type BizType = (typeof reviewKinds)[number];

/** Every kind of record that operators review. A context with another one adds its entry, here and in the contract. */
const REVIEW_KINDS: Readonly<Record<BizType, ReviewKind>> = {
  certification: certificationReview,
  corporate_certification: corporateReview,
  forfeit: forfeitReview,
  knowledge: knowledgeReview,
  need: needReview,
  order_appeal: appealReview,
  personal_certification: personalReview,
  qualification: qualificationReview,
  service: serviceReview,
  tender: tenderReview,
  voucher: voucherReview,
};

/** The kind of a row of `review`. */
export function reviewKindOf(bizType: string): ReviewKind {
  const kind: ReviewKind | undefined = Object.hasOwn(REVIEW_KINDS, bizType)
    ? REVIEW_KINDS[bizType as BizType] // one of the keys, as just looked at
    : undefined;
  if (kind === undefined) throw new TypeError(`a review of an unknown kind: ${bizType}`);
  return kind;
}
