import { Button } from '@jianzhu/ui';
import { useEffect, useState } from 'react';
import { logUnlessShown } from '../../api/log-unless-shown.ts';
import { usePortalClient } from '../../portal-client.ts';
import { useAct } from '../../record/use-act.ts';
import { shopPageTexts as texts } from './messages.ts';
import { productCalls } from './product-calls.ts';

interface FileProps {
  readonly productId: string;
  readonly fileId: string;
}

/** Plays the video of a product, whose address is good for a while and asked for when it is to be seen. */
export function ProductVideo({ productId, fileId, name }: FileProps & { readonly name: string }) {
  const client = usePortalClient();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      const { file } = await productCalls(client);
      const found = await file({ query: { id: productId, fileId } });
      if (!isLeft) setUrl(found.url);
    };
    ask().catch(logUnlessShown);
    return () => {
      isLeft = true;
    };
  }, [client, productId, fileId]);
  if (url === null) return <span role="status">{texts.loadingVideo}</span>;
  return (
    <video
      src={url}
      aria-label={name}
      controls
      autoPlay
      muted
      playsInline
      style={{ width: '100%', maxHeight: '100%' }}
    />
  );
}

/** Opens a paper of a product in a window of its own. */
export function PaperButton({ productId, fileId, name }: FileProps & { readonly name: string }) {
  const client = usePortalClient();
  const act = useAct();
  const open = () =>
    act.run(fileId, async () => {
      // Opened at the click, as browsers keep windows from opening later; filled once the address is known.
      const page = window.open('', '_blank');
      try {
        const { file } = await productCalls(client);
        const { url } = await file({ query: { id: productId, fileId } });
        if (page === null) window.location.assign(url);
        else {
          page.opener = null;
          page.location.replace(url);
        }
      } catch (error) {
        page?.close();
        throw error;
      }
      return undefined;
    });
  return (
    <Button
      variant="line"
      size="compact"
      pending={act.isBusy(fileId)}
      aria-label={texts.openPaper(name)}
      onClick={() => void open()}
    >
      {texts.open}
    </Button>
  );
}
