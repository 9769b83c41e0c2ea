import type { ArticleSummary } from '@jianzhu/domain';
import type { Row } from '@jianzhu/ui/articles';
import { dateOf } from '../../record/dates.ts';
import { partyArticleAddress } from './party-address.ts';

/** An article of party building in one line. */
export function partyRow({ id, title, publishTime }: ArticleSummary): Row {
  const day = dateOf(publishTime);
  return { href: partyArticleAddress(id), title, dateText: day, dateTime: day };
}
