import { CERTIFICATION_STATUS } from '@jianzhu/domain/certifications';
import { applicationTexts as texts } from './application-messages.ts';

const { pending, approved, rejected, lapsed } = CERTIFICATION_STATUS;

/** How far one side of the certification is; `status` null where nothing was filled in. */
export interface Standing {
  readonly status: number | null;
  readonly isInForce: boolean;
}

/** What its form is opened for. */
export function actOf({ status, isInForce }: Standing): string {
  if (status === pending) return texts.withdraw;
  if (status !== null && status !== approved && status !== lapsed) return texts.go;
  return isInForce ? texts.change : texts.start;
}

/** Why it is not, or no longer, in force, by the name of what has happened; none where there is nothing to say. */
export function reasonsOf({ status, reason }: Standing & { readonly reason: string }): {
  readonly term: string;
  readonly value: string;
}[] {
  if (status === rejected) return [{ term: texts.facts.rejected, value: reason }];
  return status === lapsed ? [{ term: texts.facts.lapsed, value: reason }] : [];
}
