import { Link } from '../link/link.tsx';
import * as styles from './banner.css.ts';
import { type HotTopic, HotTopics } from './hot-topics.tsx';
import { bannerMessages } from './messages.ts';
import { SearchForm } from './search-form.tsx';

export interface BannerNotice {
  readonly text: string;
  /** Empty or absent: the notice is plain text. */
  readonly href?: string | undefined;
}

export interface BannerProps {
  /** `home` is 440 px high and carries notice and sentence; `slim`, 164 px, only the search. */
  readonly variant: 'home' | 'slim';
  /** Drawing behind the search. */
  readonly artSrc?: string | undefined;
  readonly notice?: BannerNotice | undefined;
  /** Main heading of the home page. */
  readonly sentence?: string | undefined;
  readonly topics?: readonly HotTopic[] | undefined;
  readonly searchAction?: string;
  readonly onSearch?: ((keyword: string) => void) | undefined;
}

function Notice({ text, href }: BannerNotice) {
  return (
    <p className={styles.notice}>
      <b className={styles.noticeLabel}>{bannerMessages.noticeLabel}</b>
      {href ? (
        <Link className={styles.noticeLink} href={href}>
          {text}
        </Link>
      ) : (
        <span>{text}</span>
      )}
    </p>
  );
}

/** Blue field with the site search. */
export function Banner({ variant, artSrc, notice, sentence, topics, searchAction, onSearch }: BannerProps) {
  return (
    <section className={styles.banner} aria-label={bannerMessages.region}>
      {artSrc && <img className={styles.artOf[variant]} src={artSrc} alt="" fetchPriority="high" />}
      <div className={styles.innerOf[variant]}>
        {notice && variant === 'home' && <Notice {...notice} />}
        {sentence && variant === 'home' && <h1 className={styles.sentence}>{sentence}</h1>}
        <SearchForm onSearch={onSearch} {...(searchAction && { action: searchAction })}>
          {topics && <HotTopics topics={topics} />}
        </SearchForm>
      </div>
    </section>
  );
}
