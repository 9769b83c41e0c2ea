import { useRouteLoaderData } from 'react-router';
import * as paths from '../paths.ts';
import type { loader } from '../routes/layouts/simple.tsx';
import { wayTexts } from './messages.ts';

export type ShownMemberPage = NonNullable<Awaited<ReturnType<typeof loader>>>;

/** The row of the page shown; only below the layout that loads it. */
export function useMemberPage(): ShownMemberPage {
  const page = useRouteLoaderData<typeof loader>('routes/layouts/simple');
  if (!page) throw new Error('No page of the member centre');
  return page;
}

/**
 * What the head of a page says by its row: its name, and the way to it.
 *
 * @param another name where the row's does not say what is done, such as that of a form with nothing in it yet
 */
export function useMemberHead(another?: string) {
  const { name: usual, list } = useMemberPage();
  const name = another ?? usual;
  const path = [{ name: wayTexts.centre, href: paths.personalCenter }, ...(list ? [list] : []), { name }];
  return { title: name, path };
}
