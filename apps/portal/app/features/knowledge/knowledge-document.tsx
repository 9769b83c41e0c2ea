import { Button, ButtonLink } from '@jianzhu/ui';
import { FileList } from '@jianzhu/ui/articles';
import { usePortalClient } from '../../portal-client.ts';
import { useAct } from '../../record/use-act.ts';
import { useLoginLinks } from '../../session/use-login-links.ts';
import { knowledgeCalls } from './knowledge-calls.ts';
import type { ShownKnowledge } from './load-knowledge.server.ts';
import { knowledgeTexts as texts } from './messages.ts';

export interface KnowledgeDocumentProps {
  readonly text: ShownKnowledge;
  readonly file: NonNullable<ShownKnowledge['file']>;
}

/** 文档: a file that members take along; what is to be paid is named alone. */
export function KnowledgeDocument({ text, file }: KnowledgeDocumentProps) {
  return (
    <FileList
      title={texts.document}
      action={texts.download}
      files={[{ key: text.id, ...file, control: !text.isLocked && <Download text={text} name={file.name} /> }]}
    />
  );
}

function Download({ text, name }: { readonly text: ShownKnowledge; readonly name: string }) {
  const client = usePortalClient();
  const act = useAct();
  const { login } = useLoginLinks();
  if (text.mine === null) {
    return (
      <ButtonLink href={login} variant="line" size="compact">
        {texts.logInToDownload}
      </ButtonLink>
    );
  }
  const download = () =>
    act.run('download', async () => {
      const { url } = await (await knowledgeCalls(client)).download({ body: { id: text.id } });
      // What the storage sends is saved, and the page stays.
      window.location.assign(url);
      return undefined;
    });
  return (
    <Button
      variant="line"
      size="compact"
      aria-label={`${texts.download} ${name}`}
      pending={act.isBusy('download')}
      onClick={() => void download()}
    >
      {texts.download}
    </Button>
  );
}
