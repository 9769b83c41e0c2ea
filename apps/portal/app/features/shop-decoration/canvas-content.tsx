import type { PageSchema, Terminal } from '@jianzhu/domain/shops';
import { type ReactNode, useCallback } from 'react';
import type { OwnPage, Resolved } from './decoration-calls.ts';

export function CanvasGround({
  children,
}: {
  readonly schema: PageSchema;
  readonly terminal: Terminal;
  readonly children: ReactNode;
}) {
  return children;
}

export function useBlockDrawing(_page: OwnPage, schema: PageSchema, _resolved: Resolved) {
  return useCallback((id: string) => <p>{schema.blocks.find((block) => block.id === id)?.name}</p>, [schema]);
}
