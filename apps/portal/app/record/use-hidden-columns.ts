import { useMedia } from '@jianzhu/ui';
import { useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import { useSession } from '../portal-client.ts';
import { createBrowserStorage } from '../session/browser-storage.ts';

/** From here on rows stand in a table; below, each is a card that shows every column. */
const TABLE = '(min-width: 1024px)';

const keysSchema = v.array(v.string());
const none: ReadonlySet<string> = new Set();

/** The columns of a list that this member has put away, kept on this device; cards leave nothing out. */
export function useHiddenColumns(list: string): readonly [ReadonlySet<string>, (hidden: ReadonlySet<string>) => void] {
  const key = `columns:${list}:${useSession().userInfo?.id ?? ''}`;
  const [hidden, setHidden] = useState(none);
  const isTable = useMedia(TABLE, true);
  useLayoutEffect(() => setHidden(new Set(createBrowserStorage().readState(key, keysSchema) ?? [])), [key]);

  function choose(chosen: ReadonlySet<string>): void {
    createBrowserStorage().writeState(key, [...chosen]);
    setHidden(chosen);
  }

  return [isTable ? hidden : none, choose];
}
