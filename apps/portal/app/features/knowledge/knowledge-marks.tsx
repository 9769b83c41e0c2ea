import { ButtonLink } from '@jianzhu/ui';
import { ArticleMarks } from '@jianzhu/ui/articles';
import { usePortalClient } from '../../portal-client.ts';
import { useAct } from '../../record/use-act.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
import { knowledgeCalls } from './knowledge-calls.ts';
import type { ShownKnowledge } from './load-knowledge.server.ts';
import { knowledgeTexts as texts } from './messages.ts';

/** 有帮助 and 收藏; a visitor is led to the login. */
export function KnowledgeMarks({ text }: { readonly text: ShownKnowledge }) {
  const client = usePortalClient();
  const act = useAct();
  const { login } = useLoginLinks();
  const { id, mine, likeCount, favoriteCount } = text;
  if (mine === null) {
    return (
      <ArticleMarks marks={[]}>
        <ButtonLink href={login} variant="line" size="compact">
          {texts.logInToMark}
        </ButtonLink>
      </ArticleMarks>
    );
  }
  const toggle = (mark: 'like' | 'favorite', isOn: boolean) =>
    act.run(mark, async () => {
      const calls = await knowledgeCalls(client);
      await calls[mark]({ body: { id, isOn: isOn ? 0 : 1 } });
      return undefined;
    });
  return (
    <ArticleMarks
      marks={[
        {
          key: 'like',
          text: texts.like,
          count: likeCount,
          isOn: mine.isLiked,
          pending: act.isBusy('like'),
          onToggle: () => void toggle('like', mine.isLiked),
        },
        {
          key: 'favorite',
          text: texts.favorite,
          count: favoriteCount,
          isOn: mine.isFavorite,
          pending: act.isBusy('favorite'),
          onToggle: () => void toggle('favorite', mine.isFavorite),
        },
      ]}
    />
  );
}
