import { CERTIFICATION_RULES } from '@jianzhu/domain/certifications';
import { Button } from '@jianzhu/ui';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { FormPage } from '@jianzhu/ui/pages';
import { useRevalidator } from 'react-router';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient } from '../../portal-client.ts';
import { useSentForm } from '../../record/use-sent-form.ts';
import { applicationTexts as texts } from './application-messages.ts';
import { type CompanyFound, certificationCalls } from './certification-calls.ts';
import { CertificationFacts, CertificationTag } from './certification-facts.tsx';
import { useDecisionNews } from './use-decision-news.ts';

/** What waits for the review can only be taken back. */
export function CompanyUnderReview({
  application,
}: {
  readonly application: NonNullable<CompanyFound['application']>;
}) {
  const head = useMemberHead();
  const client = usePortalClient();
  const sent = useSentForm();
  const { revalidate } = useRevalidator();
  useDecisionNews(true);
  const { id, version, status } = application;

  function withdraw() {
    sent.submit({}, 'creditCode', async () => {
      await (await certificationCalls(client)).withdrawCorporate({ body: { id, version } });
      client.notify({ tone: 'success', text: texts.withdrawn });
      await revalidate();
    });
  }

  return (
    <FormPage
      {...head}
      status={<CertificationTag status={status} />}
      notice={<InlineAlert>{CERTIFICATION_RULES.underReview}</InlineAlert>}
      onSubmit={withdraw}
      buttons={
        <Button type="submit" variant="line" pending={sent.isRunning}>
          {texts.withdraw}
        </Button>
      }
      sections={[
        { key: 'facts', title: texts.corporate, content: <CertificationFacts kind="corporate" shown={application} /> },
      ]}
    />
  );
}
