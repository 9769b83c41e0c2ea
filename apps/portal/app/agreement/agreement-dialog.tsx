import { BusinessError, isApiError } from '@jianzhu/api-client';
import { article } from '@jianzhu/api-client/contract';
import { articleSchemas } from '@jianzhu/api-client/schemas';
import { BUSINESS_CODES } from '@jianzhu/domain';
import { Button } from '@jianzhu/ui';
import { Dialog } from '@jianzhu/ui/dialog';
import { InlineAlert } from '@jianzhu/ui/inline-alert';
import { RichText, type SafeHtml } from '@jianzhu/ui/rich-text';
import { sanitizeRichText } from '@jianzhu/ui/rich-text/sanitize';
import { useEffect, useState } from 'react';
import { usePortalClient } from '../portal-client.ts';
import { AGREEMENTS, type AgreementCode, agreementTexts as texts } from './messages.ts';

type Text =
  | { readonly kind: 'loading' | 'none' | 'failed' }
  | { readonly kind: 'ready'; readonly html: SafeHtml; readonly version: number; readonly effectiveDate: string };

export interface AgreementDialogProps {
  readonly code: AgreementCode;
  readonly onClose: () => void;
}

/** An agreement as it is in force, above the form that asks for it. */
export default function AgreementDialog({ code, onClose }: AgreementDialogProps) {
  const client = usePortalClient();
  const [attempt, setAttempt] = useState(0);
  const [text, setText] = useState<Text>({ kind: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    let isWanted = true;
    async function load(): Promise<Text> {
      try {
        const { api } = await client.memberSession();
        const calls = api.callsOf({ article }, { article: articleSchemas }, 'quiet').article;
        const { content, version, effectiveDate } = await calls.legalText({ query: { code } });
        return { kind: 'ready', html: sanitizeRichText(content), version, effectiveDate };
      } catch (error) {
        if (!isApiError(error)) throw error;
        const isNone = error instanceof BusinessError && error.code === BUSINESS_CODES.notFound.code;
        return { kind: isNone ? 'none' : 'failed' };
      }
    }
    setText({ kind: 'loading' });
    void load().then((loaded) => isWanted && setText(loaded));
    return () => {
      isWanted = false;
    };
  }, [client, code, attempt]);

  const retry = (
    <Button variant="line" size="compact" onClick={() => setAttempt((count) => count + 1)}>
      {texts.retry}
    </Button>
  );
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={AGREEMENTS[code]}
      text={text.kind === 'ready' ? texts.version(text.version, text.effectiveDate) : undefined}
      actions={
        <Button size="regular" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {text.kind === 'ready' && <RichText html={text.html} />}
      {text.kind === 'loading' && <p role="status">{texts.loading}</p>}
      {text.kind === 'none' && <InlineAlert>{texts.none}</InlineAlert>}
      {text.kind === 'failed' && (
        <InlineAlert tone="warning" action={retry}>
          {texts.failed}
        </InlineAlert>
      )}
    </Dialog>
  );
}
