import { BUSINESS_CODES } from '@jianzhu/domain';
import { ButtonLink, EmptyState } from '@jianzhu/ui';
import { ListPage } from '@jianzhu/ui/pages';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { detailTexts as texts } from './detail-messages.ts';
import { inquiryHref } from './inquiry-links.ts';
import type { Sealed } from './load-unsealed.server.ts';

/** In place of quotations that may not be read before their deadline (domain rules 4.6). */
export function SealedPage({ sealed: { inquiryId, deadline } }: { readonly sealed: Sealed }) {
  const head = useMemberHead();
  return (
    <ListPage {...head}>
      <EmptyState
        title={BUSINESS_CODES.sealed.msg}
        text={texts.sealedUntil(deadline.slice(0, 16))}
        action={<ButtonLink href={inquiryHref(inquiryId)}>{texts.backToInquiry}</ButtonLink>}
      />
    </ListPage>
  );
}
