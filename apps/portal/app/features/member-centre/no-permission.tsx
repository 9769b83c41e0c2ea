import { pageRequest } from '@jianzhu/api-client/contract';
import { pageRequestSchemas } from '@jianzhu/api-client/schemas';
import { BUSINESS_CODES } from '@jianzhu/domain';
import { Button, ButtonLink, EmptyState, Icon } from '@jianzhu/ui';
import type { ShownMemberPage } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { memberCentreTexts as texts } from './messages.ts';

const ASK = 'ask';

/**
 * In place of a page that the member has no permission for: which one it takes and who can give it. They are asked once
 * a day; the platform keeps that they were (domain rules 16.4).
 */
export function NoPermission({ page: { path, missing, request } }: { readonly page: ShownMemberPage }) {
  const client = usePortalClient();
  const { run, isBusy, lost } = useAct();
  const ask = () =>
    run(ASK, async () => {
      const { api } = await client.memberSession();
      await api
        .callsOf({ pageRequest }, { pageRequest: pageRequestSchemas }, 'quiet')
        .pageRequest.submit({ body: { path } });
      return texts.askedText;
    });
  const facts = [
    ...(request ? [{ term: texts.roles, value: texts.rolesIn(request.roles, request.company) }] : []),
    { term: texts.needed, value: missing.map(({ place }) => place).join(texts.either) },
    ...(request && request.granterCount > 0
      ? [{ term: texts.granters, value: texts.granterNames(request.granters, request.granterCount) }]
      : []),
  ];
  return (
    <>
      <LostAct lost={lost} />
      <EmptyState
        drawing={<Icon name="lock" size={40} />}
        title={BUSINESS_CODES.noPermission.msg}
        text={texts.missing(missing.map(({ label }) => label))}
        facts={facts}
        action={
          <>
            {request && request.granterCount > 0 && (
              <Button disabled={request.isAsked} pending={isBusy(ASK)} onClick={() => void ask()}>
                {request.isAsked ? texts.asked : texts.ask}
              </Button>
            )}
            <ButtonLink variant="line" href={paths.personalCenter}>
              {texts.back}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
