import { Button } from '@jianzhu/ui';
import { PlayerNotices } from '@jianzhu/ui/lessons';
import { VideoPlayer } from '@jianzhu/ui/video-player';
import { usePortalClient } from '../../portal-client.ts';
import { recordTexts } from '../../record/messages.ts';
import { useVideo } from '../../record/use-video.ts';
import { knowledgeCalls } from './knowledge-calls.ts';
import type { ShownKnowledge } from './load-knowledge.server.ts';
import { knowledgeTexts as texts } from './messages.ts';

/** 视频: what everybody may watch. */
export default function KnowledgeVideo({ text }: { readonly text: ShownKnowledge }) {
  const client = usePortalClient();
  const { video, retry } = useVideo(text.id, async () => {
    const { url } = await (await knowledgeCalls(client)).play({ query: { id: text.id } });
    return { url, trialSeconds: null, startAt: 0 };
  });
  return (
    <>
      <VideoPlayer
        title={text.title}
        poster={text.cover || undefined}
        {...(video.kind === 'ready' && { src: video.url })}
      />
      {(video.kind === 'failed' || video.kind === 'locked') && (
        <PlayerNotices>
          <p role="alert">
            {texts.videoFailed}{' '}
            <Button variant="line" size="compact" onClick={retry}>
              {recordTexts.retry}
            </Button>
          </p>
        </PlayerNotices>
      )}
    </>
  );
}
