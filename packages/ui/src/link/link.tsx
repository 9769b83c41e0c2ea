import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { linkMessages } from './messages.ts';

/** What a router's link must accept: an anchor's attributes with an address. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

export interface LinkProps extends AnchorProps {
  /** Opens a new window and says so to screen readers. */
  readonly newWindow?: boolean | undefined;
}

function PlainAnchor(props: AnchorProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** Gives every link below it the router's link component for addresses inside the site. */
export function LinkProvider(props: { readonly component: ComponentType<AnchorProps>; readonly children: ReactNode }) {
  return <LinkContext value={props.component}>{props.children}</LinkContext>;
}

const insideSite = /^(?:[/?#](?!\/)|\.)/;

/**
 * A link. Addresses inside the site go through the component of `LinkProvider`; others, and those that open a new
 * window, are plain anchors.
 */
export function Link({ newWindow = false, rel, children, ...anchor }: LinkProps) {
  const RouterLink = useContext(LinkContext);
  if (newWindow) {
    return (
      <a {...anchor} target="_blank" rel={classNames('noopener', rel)}>
        {children}
        <VisuallyHidden>{linkMessages.opensNewWindow}</VisuallyHidden>
      </a>
    );
  }
  const Anchor = insideSite.test(anchor.href) ? RouterLink : PlainAnchor;
  return (
    <Anchor {...anchor} rel={rel}>
      {children}
    </Anchor>
  );
}
