import { DescriptionList } from '@jianzhu/ui/record';
import { applicationTexts as texts } from './application-messages.ts';

/** What becomes of an application, from filling it in to what it opens. */
export function ReviewNotes({ kind }: { readonly kind: 'personal' | 'corporate' }) {
  return <DescriptionList columns={1} items={texts.notes[kind].map(([term, value]) => ({ term, value }))} />;
}
