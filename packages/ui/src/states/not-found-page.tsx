import { bannerMessages } from '../banner/messages.ts';
import { Button, ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import { Link } from '../link/link.tsx';
import { submitKeyword } from '../search/search-field.tsx';
import { stateMessages } from './messages.ts';
import { MissingPart } from './missing-part.tsx';
import * as styles from './not-found-page.css.ts';

/** A page that many look for. */
export interface WayOn {
  readonly name: string;
  readonly text: string;
  readonly href: string;
  readonly icon: IconName;
}

export interface NotFoundPageProps {
  /** The sentence of the specification, in its own language. */
  readonly message: string;
  readonly homeHref: string;
  /** Page that answers a search with the query parameter `keyword`. */
  readonly searchAction: string;
  readonly onSearch: (keyword: string) => void;
  readonly ways: readonly WayOn[];
}

/** The content of an address that is no page: says so, and leads on by search, home and the pages many look for. */
export function NotFoundPage({ message, homeHref, searchAction, onSearch, ways }: NotFoundPageProps) {
  return (
    <div className={styles.page}>
      <section className={styles.head}>
        <div className={styles.art}>
          <MissingPart />
        </div>
        <div>
          <p className={styles.code}>404</p>
          <h1 className={styles.title}>{stateMessages.notFound}</h1>
          <p className={styles.message} lang="en">
            {message}
          </p>
          <p>{stateMessages.notFoundWhy}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: browsers older than the search element are still in use */}
          <div role="search">
            <form
              method="get"
              action={searchAction}
              className={styles.search}
              onSubmit={(event) => submitKeyword(event, onSearch)}
            >
              <div className={styles.box}>
                <Icon name="search" />
                <input
                  className={styles.input}
                  type="search"
                  name="keyword"
                  aria-label={bannerMessages.search}
                  placeholder={bannerMessages.placeholder}
                  autoComplete="off"
                  enterKeyHint="search"
                />
              </div>
              <Button type="submit" variant="line">
                {bannerMessages.search}
              </Button>
            </form>
          </div>
          <ButtonLink href={homeHref}>{stateMessages.backHome}</ButtonLink>
        </div>
      </section>
      <nav aria-labelledby="ways-on">
        <h2 id="ways-on" className={styles.waysTitle}>
          {stateMessages.waysOn}
        </h2>
        <ul className={styles.ways}>
          {ways.map(({ name, text, href, icon }) => (
            <li key={href}>
              <Link href={href} className={styles.way}>
                <Icon name={icon} size={24} className={styles.wayIcon} />
                <b className={styles.wayName}>{name}</b>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
