import { CERTIFICATION_RULES } from '@jianzhu/domain/certifications';
import { Button } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { FormPage } from '@jianzhu/ui/pages';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { applicationTexts as texts } from './application-messages.ts';
import { certificationCalls } from './certification-calls.ts';
import { CertificationFacts, CertificationTag, type Shown } from './certification-facts.tsx';
import { ReviewNotes } from './review-notes.tsx';

/** What waits for the review can be read and taken back, not changed: what is judged is what was handed in. */
export function UnderReview({ files, ...facts }: Shown & { readonly files?: ReactNode }) {
  const head = useMemberHead();
  const client = usePortalClient();
  const { state } = useRevalidator();
  const act = useAct();
  const { kind, shown } = facts;
  const { id, version, status } = shown;
  const isBusy = act.isBusy('withdraw') || state !== 'idle';

  const withdraw = () =>
    act.run('withdraw', async () => {
      const calls = await certificationCalls(client);
      await (kind === 'personal' ? calls.withdrawPersonal : calls.withdrawCorporate)({ body: { id, version } });
      return texts.withdrawn;
    });

  return (
    <FormPage
      {...head}
      status={<CertificationTag status={status} />}
      notice={
        <>
          <LostAct lost={act.lost} />
          <InlineAlert>{CERTIFICATION_RULES.underReview}</InlineAlert>
        </>
      }
      onSubmit={() => {
        if (!isBusy) void withdraw();
      }}
      buttons={
        <Button type="submit" variant="line" pending={isBusy}>
          {texts.withdraw}
        </Button>
      }
      sections={[
        { key: 'facts', title: texts[kind], content: <CertificationFacts {...facts} /> },
        ...(files ? [{ key: 'pictures', title: texts.pictures, content: files }] : []),
        { key: 'notes', title: texts.notesTitle, content: <ReviewNotes kind={kind} /> },
      ]}
    />
  );
}
