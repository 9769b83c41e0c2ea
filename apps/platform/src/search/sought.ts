import type { DocumentKind } from './documents.ts';

/** One way to say what is sought, folded. */
export interface SoughtWord {
  readonly text: string;
  /** 1 as it was entered; less for what only means the same. */
  readonly weight: number;
}

/** What a document must hold in one of these ways. */
export type SoughtPart = readonly SoughtWord[];

/** What is looked for in the index. */
export interface DocumentSearch {
  readonly parts: readonly SoughtPart[];
  /** Whether one of the parts is enough; those that hold more of them come first. */
  readonly isLoose?: boolean | undefined;
  readonly kind: DocumentKind | undefined;
  readonly sort: 'default' | 'latest';
  readonly offset: number;
  readonly limit: number;
}

/** Parts that are sought as they were entered and in no other way. */
export const asEntered = (parts: readonly string[]): SoughtPart[] => parts.map((text) => [{ text, weight: 1 }]);
