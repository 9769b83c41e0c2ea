import { Button, EmptyState, ErrorPanel, SkeletonRows } from '@jianzhu/ui';
import { ApiContents, ApiDocPage, type ApiGroup } from '@jianzhu/ui/api-docs';
import { BrowseSearch } from '@jianzhu/ui/pages';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { useActs } from '../../use-acts.ts';
import { CallAside } from './call-aside.tsx';
import { CallView } from './call-view.tsx';
import { findCalls } from './find-calls.ts';
import { Guide } from './guide.tsx';
import type { OpenApiData, OpenPart, Outline } from './load-open-api.server.ts';
import { openApiTexts as texts } from './messages.ts';
import { openApiCalls } from './open-api-calls.ts';
import { openHref } from './open-href.ts';

const ApplyDialog = lazy(() => import('./apply-dialog.tsx'));
const KeysView = lazy(() => import('./keys-view.tsx'));
const RequestLog = lazy(() => import('./request-log.tsx'));

export interface OpenApiPageProps {
  readonly loaded: LoadedRecord<OpenApiData>;
  readonly keyword: string;
  /** The call that the address names, if any. */
  readonly callId: string | null;
  /** Of the portal, as other systems reach it. */
  readonly origin: string;
}

/** 开放接口: the document of what outsiders may call, and the keys to call it with. */
export function OpenApiPage({ loaded, keyword, callId, origin }: OpenApiPageProps) {
  const [isApplying, setIsApplying] = useState(false);
  const { revalidate, state } = useRevalidator();
  const ready = loaded.kind === 'ready' ? loaded.record : null;
  const outline = ready?.outline ?? [];
  const part = ready?.part ?? { kind: 'guide' };
  const count = outline.reduce((sum, { calls }) => sum + calls.length, 0);
  const isUnknown = ready !== null && callId !== null && part.kind !== 'call';
  return (
    <ApiDocPage
      path={[{ name: wayTexts.home, href: paths.home }, { name: texts.page }]}
      title={texts.page}
      lead={ready === null ? texts.description : texts.lead(count)}
      actions={
        <>
          <DownloadButton />
          <Button size="regular" onClick={() => setIsApplying(true)}>
            {texts.apply}
          </Button>
        </>
      }
      left={<Contents outline={outline} keyword={keyword} current={part.kind === 'call' ? part.call.id : part.kind} />}
      right={part.kind === 'call' && <CallAside key={part.call.id} call={part.call} origin={origin} />}
    >
      {ready === null && <ErrorPanel onRetry={() => void revalidate()} retrying={state === 'loading'} />}
      {isUnknown && <EmptyState title={texts.missing} />}
      {ready !== null && !isUnknown && <Part part={part} outline={outline} onApply={() => setIsApplying(true)} />}
      {isApplying && (
        <Suspense>
          <ApplyDialog onClose={() => setIsApplying(false)} />
        </Suspense>
      )}
    </ApiDocPage>
  );
}

interface PartProps {
  readonly part: OpenPart;
  readonly outline: Outline;
  readonly onApply: () => void;
}

const ROWS = 6;

function Part({ part, outline, onApply }: PartProps) {
  if (part.kind === 'guide') return <Guide outline={outline} onApply={onApply} />;
  if (part.kind === 'call') return <CallView call={part.call} scopeName={part.scopeName} />;
  return (
    <Suspense fallback={<SkeletonRows rows={ROWS} />}>
      {part.kind === 'keys' ? <KeysView keys={part.keys} /> : <RequestLog {...part} />}
    </Suspense>
  );
}

interface ContentsProps {
  readonly outline: Outline;
  readonly keyword: string;
  readonly current: string;
}

function Contents({ outline, keyword, current }: ContentsProps) {
  const navigate = useNavigate();
  const about: ApiGroup = {
    key: 'about',
    title: texts.about,
    isOpen: true,
    links: [
      { key: 'guide', text: texts.guide, href: paths.openApi },
      { key: 'keys', text: texts.keysPart, href: openHref({ part: 'keys' }) },
      { key: 'log', text: texts.logPart, href: openHref({ part: 'log' }) },
    ],
  };
  const scopes = findCalls(outline, keyword).map(
    ({ code, name, calls }): ApiGroup => ({
      key: code,
      title: name,
      isOpen: keyword !== '' || calls.some(({ id }) => id === current),
      links: calls.map((call) => ({
        key: call.id,
        text: call.name,
        href: openHref({ call: call.id, keyword }),
        mark: 'GET',
      })),
    }),
  );
  return (
    <ApiContents
      label={texts.contents}
      groups={keyword === '' ? [about, ...scopes] : scopes}
      current={current}
      none={texts.none}
      search={
        <BrowseSearch
          action={paths.openApi}
          kept={{}}
          hint={texts.searchHint}
          keyword={keyword}
          onSearch={(words) => void navigate(openHref({ keyword: words }), { preventScrollReset: true })}
        />
      }
    />
  );
}

const FILE_INDENT = 2;

function DownloadButton() {
  const client = usePortalClient();
  const { start, isRunning } = useActs();
  const download = () =>
    start('download', async () => {
      try {
        const [openApi, { saveFile }] = await Promise.all([openApiCalls(client), import('@jianzhu/ui/xlsx')]);
        const text = JSON.stringify(await openApi.document(), null, FILE_INDENT);
        saveFile(new Blob([text], { type: 'application/json' }), texts.file);
      } catch (error) {
        client.notify({ tone: 'error', text: texts.downloadFailed });
        throw error;
      }
    });
  return (
    <Button variant="line" size="regular" pending={isRunning('download')} onClick={() => void download()}>
      {texts.download}
    </Button>
  );
}
