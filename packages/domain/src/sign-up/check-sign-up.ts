import { isOfKind, QUALIFICATION_KINDS, qualificationName } from '../certification/qualification-kinds.ts';
import { SIGN_UP_MESSAGES } from './messages.ts';
import type { SignUpFields } from './sign-up.ts';

/** A certificate as a sign-up shows it. */
interface Certificate {
  readonly series: string;
  readonly categoryName: string;
}

const WHOLE = 100;

/** Kinds of certificate that a tender asks for and none of these is of, in words. */
const lackingKinds = (required: readonly string[], certificates: readonly Certificate[]): readonly string[] =>
  QUALIFICATION_KINDS.filter(
    (kind) => required.includes(kind.id) && !certificates.some((certificate) => isOfKind(certificate, kind)),
  ).map(({ id }) => qualificationName(id));

/**
 * What a tender asks of a sign-up that its own fields do not say (domain rules 5.4), by the field that breaks it.
 *
 * @param certificates those that were chosen and are in force
 */
export function checkSignUp(
  { consortium }: Pick<SignUpFields, 'consortium'>,
  tender: { readonly requiredQualifications: readonly string[]; readonly allowConsortium: boolean },
  certificates: readonly Certificate[],
): readonly { readonly field: 'qualificationIds' | 'consortium'; readonly message: string }[] {
  const lacking = lackingKinds(tender.requiredQualifications, certificates);
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
