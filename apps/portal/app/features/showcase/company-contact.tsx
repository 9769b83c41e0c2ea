import { BusinessError } from '@jianzhu/api-client';
import { BUSINESS_CODES } from '@jianzhu/domain';
import { Button, ButtonLink, NeedsScripts } from '@jianzhu/ui';
import { ContactCard } from '@jianzhu/ui/companies';
import { type ReactNode, useState } from 'react';
import * as paths from '../../paths.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { useAct } from '../../record/use-act.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
import type { ShownCompany } from './load-companies.server.ts';
import { companyTexts as texts } from './messages.ts';
import { showcaseCalls } from './showcase-calls.ts';

type Shown = { readonly contactName: string; readonly phone: string; readonly left: number | null };

const CERTIFIED = 2;

export interface CompanyContactProps {
  readonly company: Pick<ShownCompany, 'id' | 'contactName' | 'phoneMasked' | 'address'>;
  /** In full, to a company that needs not ask any more. */
  readonly known?: Shown | null;
}

/** Whom to call: masked for everybody, whole for a certified company that asks (domain rules 0.10). */
export function CompanyContact({ company, known = null }: CompanyContactProps) {
  const client = usePortalClient();
  const act = useAct();
  const { kind, userInfo } = useSession();
  const isVisitor = kind === 'anonymous';
  const { login } = useLoginLinks();
  const [asked, setAsked] = useState<Shown | null>(null);
  const shown = asked ?? known;
  const [refusal, setRefusal] = useState<BusinessError | null>(null);

  const ask = () =>
    act.run('reveal', async () => {
      const { reveal } = await showcaseCalls(client);
      try {
        setAsked(await reveal({ body: { bizType: 'company', bizId: company.id } }));
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error;
        setRefusal(error);
      }
      return undefined;
    });

  function action(): ReactNode {
    if (isVisitor) {
      return (
        <ButtonLink href={login} wide>
          {texts.logInToReveal}
        </ButtonLink>
      );
    }
    if (shown !== null) return null;
    if (refusal?.code === BUSINESS_CODES.certificationNeeded.code) {
      return (
        <ButtonLink href={paths.uploadImageOrVideo} wide>
          {texts.certify}
        </ButtonLink>
      );
    }
    return (
      <>
        <Button wide pending={act.isBusy('reveal')} onClick={() => void ask()}>
          {texts.reveal}
        </Button>
        <NeedsScripts act={texts.reveal} />
      </>
    );
  }

  function hint(): string {
    if (refusal !== null) return refusal.message;
    if (shown === null) return userInfo?.certStatus.corporate === CERTIFIED ? texts.countedOnce : texts.revealHint;
    return shown.left === null ? texts.unlimited : texts.left(shown.left);
  }

  return (
    <ContactCard
      title={texts.contact}
      facts={[
        { term: texts.contactName, value: shown?.contactName ?? company.contactName },
        {
          term: texts.phone,
          value: shown === null ? company.phoneMasked : <a href={`tel:${shown.phone}`}>{shown.phone}</a>,
        },
        { term: texts.address, value: company.address },
      ]}
      action={action()}
      hint={hint()}
    />
  );
}
