import { TextLink } from '@jianzhu/ui';
import { Neighbours } from '@jianzhu/ui/articles';
import { DocumentContents, DocumentPage, LinkTree } from '@jianzhu/ui/pages';
import { wayTexts } from '../../navigation/messages.ts';
import * as paths from '../../paths.ts';
import { dateOf } from '../../record/dates.ts';
import { UnloadedPublic } from '../../record/unloaded-public.tsx';
import { PrintButton } from '../../shell/print-button.tsx';
import { HelpVote } from './help-vote.tsx';
import type { HelpPageData, HelpTree } from './load-help.server.ts';
import { helpTexts as texts } from './messages.ts';

const addressOf = (id: string) => `${paths.help}?id=${id}`;

/** 帮助中心: one article, and the way to all others (domain rules 24). */
export function HelpPage({ tree, loaded }: HelpPageData) {
  if (loaded.kind !== 'ready') {
    const isEmpty = tree.length === 0;
    const wayOn = isEmpty ? { href: paths.home, text: wayTexts.backHome } : { href: paths.help, text: texts.page };
    return <UnloadedPublic name={texts.page} loaded={loaded} wayOn={wayOn} {...(isEmpty && { missing: texts.none })} />;
  }
  const { id, title, updateTime, parts } = loaded.record;
  const keyed = parts.map((part, index) => ({ ...part, key: `part-${index + 1}` }));
  const column = tree.find(({ children }) => children.some((child) => child.id === id));
  return (
    <DocumentPage
      key={id}
      path={[{ name: wayTexts.home, href: paths.home }, { name: texts.page, href: paths.help }, { name: title }]}
      title={title}
      actions={<PrintButton />}
      facts={[
        ...(column ? [{ term: texts.column, value: column.title }] : []),
        { term: texts.updated, value: dateOf(updateTime) },
      ]}
      parts={keyed}
      isLeftLast
      left={
        <LinkTree
          label={texts.tree}
          searchHint={texts.search}
          noMatch={texts.noMatch}
          current={id}
          groups={tree.map((group) => ({
            key: group.id,
            title: group.title,
            links: group.children.map((child) => ({ key: child.id, text: child.title, href: addressOf(child.id) })),
          }))}
        />
      }
      right={<DocumentContents title={texts.contents} parts={keyed} />}
      foot={
        <>
          <HelpVote id={id}>
            <TextLink tone="more" href={paths.customerService}>
              {texts.service}
            </TextLink>
          </HelpVote>
          <HelpNeighbours id={id} tree={tree} />
        </>
      }
    />
  );
}

/** The articles before and after one in the order of the tree. */
function HelpNeighbours({ id, tree }: { readonly id: string; readonly tree: HelpTree }) {
  const all = tree.flatMap(({ children }) => children);
  const at = all.findIndex((child) => child.id === id);
  const linkTo = (index: number) => {
    const child = all[index];
    return child && at >= 0 ? { href: addressOf(child.id), title: child.title } : null;
  };
  return (
    <Neighbours
      label={texts.neighbours}
      previous={{ label: texts.previous, article: linkTo(at - 1), none: texts.noPrevious }}
      next={{ label: texts.next, article: linkTo(at + 1), none: texts.noNext }}
    />
  );
}
