import type { InquiryDraft } from '@jianzhu/domain/inquiries';
import { useNavigate } from 'react-router';
import { loadPart } from '../../errors/load-part.ts';
import * as paths from '../../paths.ts';
import { usePortalClient, useSession } from '../../portal-client.ts';
import { useAct } from '../../record/use-act.ts';
import { useMay } from '../../session/use-may.ts';
import { shopPageTexts as texts } from './messages.ts';

type Drafts = Pick<typeof import('./ask-contract.ts'), 'inquiryOfProduct' | 'inquiryOfShop'>;

/** Asking for a price: who may, and the draft that it becomes (domain rules 10.2). */
export function useAsk() {
  const client = usePortalClient();
  const { kind } = useSession();
  const may = useMay();
  const navigate = useNavigate();
  const act = useAct();
  return {
    isVisitor: kind !== 'member',
    /** Why the member cannot; undefined where she can. */
    why: may('inquiry_add') ? undefined : texts.mayNotAsk,
    isBusy: act.isBusy('ask'),
    lost: act.lost,
    /** Keeps a draft and leads to it. */
    ask: (write: (drafts: Drafts) => InquiryDraft) =>
      act.run('ask', async () => {
        const [{ api }, { callsOf, ...drafts }] = await Promise.all([
          client.memberSession(),
          loadPart(() => import('./ask-contract.ts')),
        ]);
        const { id } = await callsOf(api).save({ body: write(drafts) });
        await navigate(`${paths.addInquirySheet}?id=${id}`);
        return texts.asked;
      }),
  };
}
