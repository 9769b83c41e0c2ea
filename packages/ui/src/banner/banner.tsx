import { Link } from '../link/link.tsx';
import type { Suggest } from '../search/use-suggestions.ts';
import * as styles from './banner.css.ts';
import { bannerMessages } from './messages.ts';
import { type BannerLine, RotatingLines } from './rotating-lines.tsx';
import { SearchForm } from './search-form.tsx';

export interface BannerProps {
  /** `home` is 440 px high and carries announcements and sentence; `slim`, 164 px, only the search. */
  readonly variant: 'home' | 'slim';
  /** Drawing behind the search. */
  readonly artSrc?: string | undefined;
  /** All of them are shown, in turns. */
  readonly announcements?: readonly BannerLine[] | undefined;
  /** Main heading of the home page. */
  readonly sentence?: string | undefined;
  /** Where the sentence leads; empty or absent: nowhere. */
  readonly sentenceHref?: string | undefined;
  readonly topics?: readonly BannerLine[] | undefined;
  readonly searchAction?: string;
  readonly onSearch?: ((keyword: string) => void) | undefined;
  /** What a text in the search field may go on to; absent: no suggestions. */
  readonly suggest?: Suggest | undefined;
}

/** Blue field with the site search. */
export function Banner({
  variant,
  artSrc,
  announcements,
  sentence,
  sentenceHref,
  topics,
  searchAction,
  onSearch,
  suggest,
}: BannerProps) {
  return (
    <section className={styles.banner} aria-label={bannerMessages.region}>
      {artSrc && <img className={styles.artOf[variant]} src={artSrc} alt="" fetchPriority="high" />}
      <div className={styles.innerOf[variant]}>
        {announcements && variant === 'home' && <RotatingLines kind="announcements" lines={announcements} />}
        {sentence && variant === 'home' && (
          <h1 className={styles.sentence}>{sentenceHref ? <Link href={sentenceHref}>{sentence}</Link> : sentence}</h1>
        )}
        <SearchForm onSearch={onSearch} suggest={suggest} {...(searchAction && { action: searchAction })}>
          {topics && <RotatingLines kind="topics" lines={topics} />}
        </SearchForm>
      </div>
    </section>
  );
}
