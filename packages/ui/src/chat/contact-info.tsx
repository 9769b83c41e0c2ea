import type { ReactNode } from 'react';
import { paneMessages } from './messages.ts';
import { SidePane } from './side-pane.tsx';

export interface ContactInfoProps {
  readonly onClose: () => void;
  /** What is known of the other side: certificate, region, records between the two. */
  readonly children: ReactNode;
}

/** The pane with what is known of the other side; the page fills it. */
export function ContactInfo({ onClose, children }: ContactInfoProps) {
  return (
    <SidePane title={paneMessages.info} closeLabel={paneMessages.closeInfo} onClose={onClose}>
      {children}
    </SidePane>
  );
}
