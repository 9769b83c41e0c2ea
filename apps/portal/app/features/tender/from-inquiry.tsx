import type { CallData } from '@jianzhu/api-client';
import type { inquirySchemas } from '@jianzhu/api-client/schemas';
import { TENDER_TYPE } from '@jianzhu/domain/tenders';
import { Button } from '@jianzhu/ui';
import { DetailPage, SectionParts } from '@jianzhu/ui/pages';
import { DescriptionList } from '@jianzhu/ui/record';
import { useNavigate } from 'react-router';
import { useMemberHead } from '../../navigation/use-member-page.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { editorTexts } from './editor-messages.ts';
import { tenderCalls } from './tender-calls.ts';
import { editHref } from './tender-links.ts';

const { fromInquiry: texts } = editorTexts;

/** The short form of an invited tender: what is taken from an inquiry, and the way on (domain rules 5.1). */
export function FromInquiryPage({ inquiry }: { readonly inquiry: CallData<typeof inquirySchemas.detail> }) {
  const head = useMemberHead();
  const client = usePortalClient();
  const navigate = useNavigate();
  const act = useAct();

  const make = () =>
    void act.run('make', async (idempotencyKey) => {
      const calls = await tenderCalls(client);
      const made = await calls.fromInquiry({ body: { inquiryId: inquiry.id } }, { idempotencyKey });
      client.notify({ tone: 'success', text: texts.done });
      await navigate(editHref({ id: made.id, tenderType: TENDER_TYPE.invited }));
      return undefined;
    });

  const facts = [
    { term: texts.inquiry, value: inquiry.title },
    { term: texts.code, value: inquiry.code },
    { term: texts.lines, value: String(inquiry.lines.length) },
    { term: texts.invitees, value: String(inquiry.buyer?.invitees.length ?? 0) },
  ];
  const content = (
    <SectionParts>
      <p>{texts.text}</p>
      <DescriptionList items={facts} />
      <LostAct lost={act.lost} />
      <div>
        <Button pending={act.isBusy('make')} onClick={make}>
          {texts.make}
        </Button>
      </div>
    </SectionParts>
  );
  return <DetailPage {...head} sections={[{ key: 'inquiry', title: texts.title, content }]} />;
}
