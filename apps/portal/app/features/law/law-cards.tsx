import { ButtonLink } from '@jianzhu/ui';
import { LawyerCards } from '@jianzhu/ui/law';
import { conversationAddress } from '../../chat/conversation-address.ts';
import { useSession } from '../../portal-client.ts';
import { yuanText } from '../../record/figures.ts';
import { fieldNames, lawyerFacts } from './law-entry.ts';
import type { Lawyer } from './load-law.server.ts';
import { lawTexts as texts } from './messages.ts';

/** Where one writes to a lawyer who is there; null when none answers now. */
export const chatOf = ({ isOnline, businessId }: Pick<Lawyer, 'isOnline' | 'businessId'>): string | null =>
  isOnline && businessId !== null ? conversationAddress({ contact: { businessId } }) : null;

export interface LawyersShownProps {
  readonly lawyers: readonly Lawyer[];
  /** Address of a lawyer. */
  readonly hrefOf: (id: string) => string;
}

/** Lawyers as cards: 立即咨询 writes to who is there, for a member, and books with anybody else. */
export function LawyersShown({ lawyers, hrefOf }: LawyersShownProps) {
  const isMember = useSession().kind === 'member';
  return (
    <LawyerCards
      lawyers={lawyers.map((lawyer) => {
        const { id, name, avatar, firmName, regionName, isOnline, fields, consultPrice } = lawyer;
        const chat = isMember ? chatOf(lawyer) : null;
        return {
          key: id,
          href: hrefOf(id),
          name,
          portrait: avatar,
          firm: texts.firmAt(firmName, regionName),
          ...(isOnline && { online: texts.online }),
          fields: fieldNames(fields),
          facts: lawyerFacts(lawyer),
          price: texts.perConsult(yuanText(consultPrice)),
          action: (
            <ButtonLink
              size="compact"
              variant="line"
              href={chat ?? `${hrefOf(id)}&booking=1`}
              aria-label={`${texts.consultNow} ${texts.lawyerName(name)}`}
            >
              {texts.consultNow}
            </ButtonLink>
          ),
        };
      })}
    />
  );
}
