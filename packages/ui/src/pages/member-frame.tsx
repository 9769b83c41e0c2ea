import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import { Link } from '../link/link.tsx';
import * as styles from './member-frame.css.ts';
import { pageMessages } from './messages.ts';

/** A page of the member centre. */
export interface MemberPage {
  readonly name: string;
  readonly href: string;
  /** What waits there, as it is to be read. */
  readonly count?: string | null;
}

/** An entry of the menu: a page, or a group of pages. */
export type MemberMenuEntry = { readonly icon: IconName } & (
  | MemberPage
  | { readonly name: string; readonly pages: readonly MemberPage[]; readonly href?: undefined }
);

export type MemberSide = keyof typeof pageMessages.sides;

export interface MemberSideSwitch {
  readonly current: MemberSide;
  readonly onChange: (side: MemberSide) => void;
  /** Given while a company that only supplies is offered the other side; told the answer. */
  readonly onOffer?: ((taken: boolean) => void) | undefined;
}

export interface MemberFrameProps {
  /** Null when they could not be loaded. */
  readonly entries: readonly MemberMenuEntry[] | null;
  /** Loads the entries again. */
  readonly onRetry?: (() => void) | undefined;
  /** Address of the page shown. */
  readonly currentHref: string;
  /** Members who buy and sell switch here; the menu and the lists follow, the address stays. */
  readonly side?: MemberSideSwitch | undefined;
  /** Above every page, what the member is advised to do; may come to nothing. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

const sides: readonly MemberSide[] = ['require', 'supply'];

function PageLink({
  page,
  currentHref,
  className,
  icon,
  onFollow,
}: {
  readonly page: MemberPage;
  readonly currentHref: string;
  readonly className: string;
  readonly icon?: IconName;
  readonly onFollow: () => void;
}) {
  return (
    <Link
      href={page.href}
      className={className}
      aria-current={page.href === currentHref ? 'page' : undefined}
      data-record="menu"
      onClick={onFollow}
    >
      {icon && <Icon name={icon} size={16} />}
      {page.name}
      {page.count && <span className={styles.count}>{page.count}</span>}
    </Link>
  );
}

function SideOffer({ onAnswer }: { readonly onAnswer: (taken: boolean) => void }) {
  return (
    <div className={styles.offer}>
      <p>{pageMessages.sideOffer}</p>
      <Button size="compact" variant="line" onClick={() => onAnswer(true)}>
        {pageMessages.takeSide}
      </Button>
      <Button size="compact" variant="quiet" onClick={() => onAnswer(false)}>
        {pageMessages.declineSide}
      </Button>
    </div>
  );
}

interface GroupProps {
  readonly entry: { readonly icon: IconName; readonly name: string; readonly pages: readonly MemberPage[] };
  readonly currentHref: string;
  readonly onFollow: () => void;
}

/** A group is open while it holds the page shown, unless it has been opened or closed by hand. */
function Group({ entry, currentHref, onFollow }: GroupProps) {
  const { icon, name, pages } = entry;
  const [byHand, setByHand] = useState<boolean>();
  const isOpen = byHand ?? pages.some(({ href }) => href === currentHref);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setByHand(!isOpen)}
      >
        <Icon name={icon} size={16} />
        {name}
        <Icon name="chevron-down" size={14} className={styles.arrow} />
      </button>
      <ul id={id} hidden={!isOpen}>
        {pages.map((page) => (
          <li key={page.href}>
            <PageLink page={page} currentHref={currentHref} className={styles.child} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Frame of the member centre: side menu of 200 px and the page beside it; below 1024 px the menu folds above it. */
export function MemberFrame({ entries, onRetry, currentHref, side, notice, children }: MemberFrameProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  // Where the menu is folded it gives way to the page that it led to.
  const fold = () => setIsOpen(false);
  return (
    <div className={styles.frame}>
      <nav className={styles.menu} aria-label={pageMessages.memberMenu}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="grid" size={16} />
          {pageMessages.memberMenu}
          <Icon name="chevron-down" size={14} className={styles.arrow} />
        </button>
        <div id={id} className={isOpen ? undefined : styles.folded}>
          {side && (
            <fieldset className={styles.sides} aria-label={pageMessages.side}>
              {sides.map((each) => (
                <button
                  key={each}
                  type="button"
                  className={styles.side}
                  aria-pressed={each === side.current}
                  onClick={() => side.onChange(each)}
                >
                  {pageMessages.sides[each]}
                </button>
              ))}
            </fieldset>
          )}
          {side?.onOffer && <SideOffer onAnswer={side.onOffer} />}
          <ul>
            {entries?.map((entry) => (
              <li key={entry.name}>
                {entry.href === undefined ? (
                  <Group entry={entry} currentHref={currentHref} onFollow={fold} />
                ) : (
                  <PageLink
                    page={entry}
                    currentHref={currentHref}
                    className={styles.entry}
                    icon={entry.icon}
                    onFollow={fold}
                  />
                )}
              </li>
            ))}
          </ul>
          {entries === null && (
            <div className={styles.failed}>
              <p>{pageMessages.menuFailed}</p>
              <Button variant="line" size="compact" onClick={onRetry}>
                {pageMessages.menuRetry}
              </Button>
            </div>
          )}
        </div>
      </nav>
      <div>
        <div className={styles.notice}>{notice}</div>
        {children}
      </div>
    </div>
  );
}
