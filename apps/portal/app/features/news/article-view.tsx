import { NEWS_COLUMNS } from '@jianzhu/domain';
import { FileList, Neighbours } from '@jianzhu/ui/articles';
import { ArticlePage, SideLinks } from '@jianzhu/ui/pages';
import { RichText } from '@jianzhu/ui/rich-text';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { monthDayOf } from '../../record/dates.ts';
import type { LoadedRecord } from '../../record/load-record.server.ts';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { PrintButton } from '../../shell/print-button.tsx';
import { ShareButton } from '../../shell/share-button.tsx';
import type { PublicPage } from '../../site/public-page.server.ts';
import type { ShownArticle } from './load-article.server.ts';
import { newsTexts as texts } from './messages.ts';
import { useViewCount } from './use-view-count.ts';

export interface ArticleViewProps {
  readonly page: PublicPage;
  readonly loaded: LoadedRecord<ShownArticle>;
  /** The list that it belongs to. */
  readonly list: { readonly name: string; readonly href: string };
  /** Between home and its list. */
  readonly above?: { readonly name: string; readonly href: string };
  /** Path of the page that shows it and its neighbours. */
  readonly path: string;
  /** Marked in the text. */
  readonly keyword?: string;
}

/** 资讯详情: one article in full (domain rules 24). */
export function ArticleView({ loaded, ...shown }: ArticleViewProps) {
  const { page, list } = shown;
  if (loaded.kind !== 'ready') {
    const wayOn = { href: list.href, text: texts.toList };
    return <UnloadedPublic name={page.name} loaded={loaded} wayOn={wayOn} missing={texts.missing} />;
  }
  return <FoundArticle key={loaded.record.id} {...shown} article={loaded.record} />;
}

interface FoundArticleProps extends Omit<ArticleViewProps, 'loaded'> {
  readonly article: ShownArticle;
}

function FoundArticle({ page, article, list, above, path, keyword }: FoundArticleProps) {
  const views = useViewCount(article.id, article.viewCount);
  const addressOf = (id: string) => `${path}?id=${id}`;
  const column = NEWS_COLUMNS.find(({ code }) => code === article.columnCode);
  const linkTo = (other: ShownArticle['previous']) => other && { href: addressOf(other.id), title: other.title };
  return (
    <ArticlePage
      path={[
        { name: wayTexts.home, href: paths.home },
        ...(above ? [above] : []),
        list,
        ...(column ? [{ name: column.label, href: `${paths.newsList}?columnCode=${column.code}` }] : []),
        { name: article.title },
      ]}
      {...(column && { kind: column.label })}
      title={article.title}
      facts={factsOf(article, views)}
      actions={
        <>
          <ShareButton address={page.address} title={article.title} summary={article.summary} />
          <PrintButton />
        </>
      }
      rail={
        article.related.length > 0 && (
          <SideLinks
            title={texts.related}
            links={article.related.map(({ id, title, publishTime }) => ({
              key: id,
              text: title,
              href: addressOf(id),
              note: monthDayOf(publishTime),
            }))}
          />
        )
      }
      foot={
        <>
          {article.attachments.length > 0 && (
            <FileList
              title={texts.attachments}
              action={texts.download}
              files={article.attachments.map(({ id, fileName, filePath, fileSize }) => ({
                key: id,
                name: fileName,
                href: filePath,
                size: fileSize,
              }))}
            />
          )}
          <Neighbours
            label={texts.neighbours}
            previous={{ label: texts.previous, article: linkTo(article.previous), none: texts.noPrevious }}
            next={{ label: texts.next, article: linkTo(article.next), none: texts.noNext }}
          />
        </>
      }
    >
      <RichText html={article.content} {...(keyword && { keyword })} />
    </ArticlePage>
  );
}

function factsOf(article: ShownArticle, views: number) {
  const { source, author, publishTime, policyNo, effectiveDate, policyStatus } = article;
  return [
    { term: texts.source, value: source },
    { term: texts.author, value: author },
    { term: texts.time, value: publishTime.slice(0, 16) },
    { term: texts.policyNo, value: policyNo },
    { term: texts.effectiveDate, value: effectiveDate },
    { term: texts.policyStatus, value: policyStatus },
    { term: texts.views, value: views.toLocaleString('zh-CN') },
  ].filter(({ value }) => value !== '');
}
