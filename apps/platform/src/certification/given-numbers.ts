import { checkAdultCitizenId, checkCitizenId } from '@jianzhu/domain/forms';
import { Refusal, refuseField } from '../http/refusal.ts';
import type { KeyKeeper } from '../sealing/key-keeper.ts';
import { companyPurpose, givenNumber, keepNumber } from './citizen-number.ts';
import type { CompanyApplication } from './company-application.ts';

type Whose = 'legal' | 'agent';

/** What the numbers of one application are kept with. */
interface Asked {
  readonly keeper: KeyKeeper;
  /** Whose number stays: the application at hand, else the one in force, now or last. */
  readonly before: CompanyApplication | undefined;
  readonly code: string;
  readonly userId: string;
  readonly now: number;
}

/** The identity number of one person of an application as it is kept from now on, whoever gave it; a refusal of its field. */
export async function keepGiven(
  whose: Whose,
  given: Readonly<Record<'typed' | 'sealed', string>>,
  { keeper, before, code, userId, now }: Asked,
): Promise<{ readonly number: Buffer | null; readonly masked: string } | Refusal> {
  const field = `${whose}IdCard`;
  const number = await givenNumber(keeper, { ...given, userId, field });
  if (number instanceof Refusal) return number;
  if (number !== '') {
    const wrong = (whose === 'agent' ? checkAdultCitizenId : checkCitizenId)(number, now);
    return wrong ? refuseField(field, wrong.message) : keepNumber(keeper, number, companyPurpose(code, whose));
  }
  const kept = before?.[`${whose}_number`] ?? null;
  if (before === undefined || kept === null) return { number: null, masked: '' };
  if (before.code === code) return { number: kept, masked: before[`${whose}_masked`] };
  // It opens for its own application alone.
  const open = (await keeper.open(kept, companyPurpose(before.code, whose))).toString();
  return keepNumber(keeper, open, companyPurpose(code, whose));
}
