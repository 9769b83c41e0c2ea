import { createContext, type MouseEvent, type ReactNode, useCallback, useContext, useState } from 'react';
import { LaterConfirmDialog } from '../dialog/later-confirm-dialog.tsx';
import { Link } from '../link/link.tsx';
import { shopMessages } from './messages.ts';
import type { ShopWay } from './shop-view.ts';

/** Told where a link leads that leaves the platform */
type OnLeave = (href: string) => void;

const LeaveContext = createContext<OnLeave | null>(null);

export interface ShopLinkProps {
  /** null: what is inside leads nowhere. */
  readonly way: ShopWay | null;
  readonly className?: string | undefined;
  /** Says where it leads in place of what is inside, as of a picture alone. */
  readonly isNamed?: boolean;
  readonly children?: ReactNode;
}

/**
 * A link of a shop. One that leaves the platform opens a window of its own that knows nothing of this page, gives the
 * other site no credit, and asks first where `ShopLeaving` stands around it.
 */
export function ShopLink({ way, className, isNamed = false, children }: ShopLinkProps) {
  const leave = useContext(LeaveContext);
  if (way === null) return className === undefined ? children : <span className={className}>{children}</span>;
  const name = isNamed ? { 'aria-label': way.label } : {};
  if (!way.isOutside) {
    return (
      <Link href={way.href} className={className} {...name}>
        {children}
      </Link>
    );
  }
  function onClick(event: MouseEvent) {
    if (leave === null || way === null) return;
    event.preventDefault();
    leave(way.href);
  }
  return (
    <a
      href={way.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={className}
      {...name}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

/** The host of an address, with letters of other alphabets as they are sent. */
function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    // `URL.canParse` is younger than the oldest browser; what is no address is shown as it is.
    return address;
  }
}

/** Asks before a link of what stands inside leads away from the platform. */
export function ShopLeaving({ children }: { readonly children: ReactNode }) {
  const [address, setAddress] = useState<string | null>(null);
  const leave = useCallback((href: string) => setAddress(href), []);
  return (
    <LeaveContext value={leave}>
      {children}
      <LaterConfirmDialog
        open={address !== null}
        title={shopMessages.leavingTitle}
        text={shopMessages.leaving(hostOf(address ?? ''))}
        confirmText={shopMessages.goOn}
        cancelText={shopMessages.stay}
        onCancel={() => setAddress(null)}
        onConfirm={() => {
          if (address !== null) window.open(address, '_blank', 'noopener,noreferrer');
          setAddress(null);
        }}
      />
    </LeaveContext>
  );
}
