import { Feedback } from '@jianzhu/ui/articles';
import { type ReactNode, useEffect, useState } from 'react';
import { callsWhenAsked } from '../../api/calls-when-asked.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { useAct } from '../../record/use-act.ts';
import { createBrowserStorage } from '../../session/browser-storage.ts';
import { hasVoted, rememberVote } from './help-votes.ts';
import { helpTexts as texts } from './messages.ts';

const helpCalls = callsWhenAsked(() => import('./help-contract.ts'));

/** 是否解决您的问题？ One answer per article and browser. */
export function HelpVote({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const client = usePortalClient();
  const act = useAct();
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => setIsAnswered(hasVoted(id, createBrowserStorage())), [id]);

  const answer = (isUseful: boolean) =>
    act.run('vote', async () => {
      const { rate } = await helpCalls(client);
      await rate({ body: { id, useful: isUseful ? 1 : 0 } });
      rememberVote(id, createBrowserStorage());
      setIsAnswered(true);
      return undefined;
    });

  return (
    <>
      <LostAct lost={act.lost} />
      <Feedback
        question={texts.question}
        yes={texts.useful}
        no={texts.useless}
        thanks={isAnswered ? texts.thanks : null}
        pending={act.isBusy('vote')}
        onAnswer={(isUseful) => void answer(isUseful)}
      >
        {children}
      </Feedback>
    </>
  );
}
