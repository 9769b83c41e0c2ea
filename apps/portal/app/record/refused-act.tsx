import { BUSINESS_CODES } from '@jianzhu/domain';
import { ButtonLink } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { ListPage } from '@jianzhu/ui/pages';
import { useMemberHead } from '../navigation/use-member-page.ts';
import * as paths from '../paths.ts';
import { recordTexts as texts } from './messages.ts';

/** Why the platform would refuse an act. */
export interface RefusedAct {
  readonly code: number;
  readonly message: string;
}

/** Where what is missing is to be had. */
const WAYS: Readonly<Record<number, { readonly label: string; readonly href: string }>> = {
  [BUSINESS_CODES.certificationNeeded.code]: { label: texts.certify, href: paths.certificationIndex },
  [BUSINESS_CODES.quotaUsedUp.code]: { label: texts.upgrade, href: paths.buyVip },
};

/** Says before the member tries why an act is shut, and leads to what is missing (domain rules 0.13). */
export function RefusedActAlert({ id, refusal }: { readonly id: string; readonly refusal: RefusedAct }) {
  const way = WAYS[refusal.code];
  return (
    <div id={id}>
      <InlineAlert
        tone="warning"
        action={
          way && (
            <ButtonLink variant="link" size="compact" href={way.href}>
              {way.label}
            </ButtonLink>
          )
        }
      >
        {refusal.message}
      </InlineAlert>
    </div>
  );
}

/** In place of the form of an act that would be refused whatever is filled in. */
export function RefusedActPage({ refusal, listHref }: { readonly refusal: RefusedAct; readonly listHref: string }) {
  const head = useMemberHead();
  return (
    <ListPage {...head}>
      <RefusedActAlert id="act-refused" refusal={refusal} />
      <div>
        <ButtonLink variant="line" href={listHref}>
          {texts.backToList}
        </ButtonLink>
      </div>
    </ListPage>
  );
}
