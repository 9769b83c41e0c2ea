import { type HeldQualification, lackingDemands, qualificationName } from '../certification/qualification-kinds.ts';
import { SIGN_UP_MESSAGES } from './messages.ts';
import type { SignUpFields } from './sign-up.ts';

const WHOLE = 100;

/**
 * What a tender asks of a sign-up that its own fields do not say (domain rules 5.4), by the field that breaks it.
 *
 * @param certificates those that were chosen and are in force
 */
export function checkSignUp(
  { consortium }: Pick<SignUpFields, 'consortium'>,
  tender: { readonly requiredQualifications: readonly string[]; readonly allowConsortium: boolean },
  certificates: readonly HeldQualification[],
): readonly { readonly field: 'qualificationIds' | 'consortium'; readonly message: string }[] {
  const lacking = lackingDemands(tender.requiredQualifications, certificates).map(({ id }) => qualificationName(id));
  const names = consortium.map(({ businessName }) => businessName);
  const sum = consortium.reduce((total, { share }) => total + share, 0);
  const rules = [
    [lacking.length > 0, 'qualificationIds', SIGN_UP_MESSAGES.lacking(lacking)],
    [consortium.length > 0 && !tender.allowConsortium, 'consortium', SIGN_UP_MESSAGES.noConsortium],
    [new Set(names).size < names.length, 'consortium', SIGN_UP_MESSAGES.consortiumTwice],
    [consortium.length > 0 && sum !== WHOLE, 'consortium', SIGN_UP_MESSAGES.consortiumSum],
  ] as const;
  return rules.flatMap(([isBroken, field, message]) => (isBroken ? [{ field, message }] : []));
}
