import { ORDER_TYPE } from '@jianzhu/domain/orders';
import { ButtonLink, TextLink } from '@jianzhu/ui';
import { LockedText, Neighbours } from '@jianzhu/ui/articles';
import { ArticlePage, SideLinks } from '@jianzhu/ui/pages';
import { RichText } from '@jianzhu/ui/rich-text';
import { lazy, Suspense } from 'react';
import { orderHref, useWayToBuy } from '../../buying/use-buy-href.ts';
import { loadPart } from '../../errors/load-part.ts';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { dateOf } from '../../record/dates.ts';
import { countText, yuanText } from '../../record/figures.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { useCountedViews } from '../../record/use-counted-views.ts';
import { PrintButton } from '../../shell/print-button.tsx';
import { ShareButton } from '../../shell/share-button.tsx';
import type { PublicPage } from '../../site/public-page.server.ts';
import { countReading } from './knowledge-calls.ts';
import { KnowledgeDocument } from './knowledge-document.tsx';
import { KnowledgeMarks } from './knowledge-marks.tsx';
import { categoryOf, knowledgeHref, priceOf } from './knowledge-row.ts';
import type { ShownKnowledge } from './load-knowledge.server.ts';
import { knowledgeTexts as texts } from './messages.ts';

// Few texts are videos.
const KnowledgeVideo = lazy(() => loadPart(() => import('./knowledge-video.tsx')));

const DOCUMENT = 2;
const VIDEO = 3;

const kindOf = ({ contentType }: ShownKnowledge) =>
  contentType === DOCUMENT || contentType === VIDEO ? contentType : 1;

export interface KnowledgeViewProps {
  readonly page: PublicPage;
  readonly loaded: LoadedRecord<ShownKnowledge>;
}

/** 知识详情: one text of the knowledge base (domain rules 11.2). */
export function KnowledgeView({ page, loaded }: KnowledgeViewProps) {
  if (loaded.kind !== 'ready') {
    const wayOn = { href: paths.knowledgeBase, text: texts.toList };
    return <UnloadedPublic name={page.name} loaded={loaded} wayOn={wayOn} missing={texts.missing} />;
  }
  return <FoundKnowledge key={loaded.record.id} page={page} text={loaded.record} />;
}

interface FoundKnowledgeProps {
  readonly page: PublicPage;
  readonly text: ShownKnowledge;
}

function FoundKnowledge({ page, text }: FoundKnowledgeProps) {
  const buy = useWayToBuy();
  const views = useCountedViews(text.id, text.viewCount, countReading);
  const linkTo = (other: ShownKnowledge['previous']) => other && { href: knowledgeHref(other.id), title: other.title };
  return (
    <ArticlePage
      path={[
        { name: wayTexts.home, href: paths.home },
        { name: texts.services, href: paths.servicesMore },
        { name: texts.base, href: paths.knowledgeBase },
        { name: categoryOf(text), href: `${paths.knowledgeBase}?categoryId=${text.categoryId}` },
        { name: page.name },
      ]}
      kind={categoryOf(text)}
      title={text.title}
      facts={[
        {
          term: texts.author,
          value: <TextLink href={`${paths.companyDetail}?id=${text.author.id}`}>{text.author.name}</TextLink>,
        },
        { term: texts.time, value: dateOf(text.publishTime) },
        { term: texts.views, value: countText(views) },
        { term: texts.kept, value: countText(text.favoriteCount) },
        ...(text.contentType === DOCUMENT ? [{ term: texts.downloads, value: countText(text.downloadCount) }] : []),
        { term: texts.kind, value: text.isOriginal ? texts.original : texts.quoted },
        ...(text.mine?.isOwned ? [{ term: texts.owned, value: texts.price(yuanText(text.price)) }] : []),
        ...(text.source === '' ? [] : [{ term: texts.source, value: text.source }]),
      ]}
      actions={
        <>
          <ShareButton address={page.address} title={text.title} summary={text.summary} />
          <PrintButton />
        </>
      }
      rail={
        text.related.length > 0 && (
          <SideLinks
            title={texts.related}
            links={text.related.map((other) => ({
              key: other.id,
              text: other.title,
              href: knowledgeHref(other.id),
              note: priceOf(other),
            }))}
          />
        )
      }
      foot={
        <>
          {text.contentType === DOCUMENT && text.file && <KnowledgeDocument text={text} file={text.file} />}
          {text.isLocked && (
            <LockedText
              title={texts.lockTitle[kindOf(text)]}
              text={texts.lockText[kindOf(text)]}
              action={
                <ButtonLink href={buy(orderHref({ type: ORDER_TYPE.knowledge, id: text.id }))}>
                  {texts.pay(yuanText(text.price))}
                </ButtonLink>
              }
              hint={texts.payHint}
            />
          )}
          <KnowledgeMarks text={text} />
          <Neighbours
            label={texts.neighbours}
            previous={{ label: texts.previous, article: linkTo(text.previous), none: texts.noPrevious }}
            next={{ label: texts.next, article: linkTo(text.next), none: texts.noNext }}
          />
        </>
      }
    >
      {text.contentType === VIDEO && !text.isLocked && (
        <Suspense fallback={<div style={{ aspectRatio: '16 / 9' }} />}>
          <KnowledgeVideo text={text} />
        </Suspense>
      )}
      <RichText html={text.content} />
    </ArticlePage>
  );
}
