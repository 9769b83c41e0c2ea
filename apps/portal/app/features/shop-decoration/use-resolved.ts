import { isApiError } from '@jianzhu/api-client';
import { isKnownBlock, type PageSchema, type Terminal } from '@jianzhu/domain/shops';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePortalClient } from '../../portal-client.ts';
import { type Resolved, shopCalls } from './decoration-calls.ts';

/** Of quiet before what the blocks show is asked for anew. */
const quietMs = 400;

/** Blocks that show what the platform knows. */
const asking: ReadonlySet<string> = new Set([
  'productGroup',
  'productSlide',
  'serviceGroup',
  'qualificationWall',
  'coupon',
  'tabs',
]);

const askedOf = ({ blocks }: PageSchema): string =>
  JSON.stringify(
    blocks.filter(isKnownBlock).flatMap(({ id, type, props }) => (asking.has(type) ? [{ id, type, props }] : [])),
  );

/** What the blocks of a draft show, anew whenever they are told to show something else. */
export function useResolved(terminal: Terminal, schema: PageSchema, first: Resolved) {
  const client = usePortalClient();
  const [resolved, setResolved] = useState(first);
  const asked = useMemo(() => askedOf(schema), [schema]);
  const answered = useRef(asked);
  const newest = useRef(schema);
  newest.current = schema;
  useEffect(() => {
    if (asked === answered.current) return;
    let isLeft = false;
    const timer = setTimeout(async () => {
      try {
        const calls = await shopCalls(client);
        const found = await calls.resolve({ body: { terminal, schema: newest.current } });
        if (isLeft) return;
        answered.current = asked;
        setResolved(found.resolved);
      } catch (error) {
        // What stands there stays; the next change and the next save ask again.
        if (!isApiError(error)) throw error;
      }
    }, quietMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [client, terminal, asked]);
  return { resolved, setResolved };
}
