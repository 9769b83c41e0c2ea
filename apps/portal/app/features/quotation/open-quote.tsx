import { type ReactNode, useState } from 'react';
import { QuotePage, type QuotePageProps } from './quote-page.tsx';

export interface OpenQuoteProps extends QuotePageProps {
  /** In place of a form that was shut before anything was filled in. */
  readonly refused: ReactNode;
}

/** The form of a quotation; one that is shut while it is open stays with all that stands in it (domain rules 4.4). */
export function OpenQuote({ refused, ...page }: OpenQuoteProps) {
  const [wasOpen] = useState(page.closed === null);
  return wasOpen ? <QuotePage {...page} /> : refused;
}
