import { type DragEvent, type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './conversation-pane.css.ts';
import { IconButton } from './icon-button.tsx';
import { paneMessages } from './messages.ts';
import { OfficialMark } from './official-mark.tsx';

/** What stands beside the conversation. */
export type AsideKind = 'info' | 'search';

export interface ConversationPaneProps {
  readonly title: string;
  /** Who it is and what they do, such as 郑砂 · 供应商务. */
  readonly subtitle?: string | null;
  /** The other side answers for the platform. */
  readonly official?: boolean | undefined;
  /** Back to the list; offered below 1024 px only. */
  readonly onBack: () => void;
  readonly aside: AsideKind | null;
  /** Opens one of them, or closes the one that is open. */
  readonly onAsideChange: (aside: AsideKind | null) => void;
  /** A `ConnectionLine`. */
  readonly connection: ReactNode;
  /** A `MessageLog`. */
  readonly messages: ReactNode;
  /** What may be sent with one press, such as a `RecordCard`; it stands above the composer. */
  readonly offer?: ReactNode;
  /** A `Composer`. */
  readonly composer: ReactNode;
  /** Takes the files that are dropped anywhere on the conversation; without it none is taken. */
  readonly onDropFiles?: ((files: readonly File[]) => void) | undefined;
}

/** How the pane takes files, and whether one is held over it. */
function useFileDrop(onDropFiles: ConversationPaneProps['onDropFiles']) {
  const [isOver, setIsOver] = useState(false);
  const takes = ({ dataTransfer }: DragEvent) => onDropFiles !== undefined && dataTransfer.types.includes('Files');
  const area = {
    onDragOver: (event: DragEvent) => {
      if (!takes(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      if (!takes(event)) return;
      event.preventDefault();
      onDropFiles?.([...event.dataTransfer.files]);
    },
  };
  return { isOver, area };
}

/** The conversation that is open: title, connection, messages, composer. */
export function ConversationPane(props: ConversationPaneProps) {
  const { title, subtitle, official, onBack, aside, onAsideChange, connection, messages, offer, composer } = props;
  const { isOver, area } = useFileDrop(props.onDropFiles);
  const toggle = (kind: AsideKind) => () => onAsideChange(aside === kind ? null : kind);
  return (
    <div className={styles.pane} {...area}>
      <header className={styles.head}>
        <IconButton label={paneMessages.back} className={styles.back} onClick={onBack}>
          <Icon name="chevron-left" />
        </IconButton>
        <div className={styles.words}>
          <h2 className={styles.title}>
            {title}
            {official && <OfficialMark />}
          </h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <IconButton label={paneMessages.search} aria-pressed={aside === 'search'} onClick={toggle('search')}>
          <Icon name="search" />
        </IconButton>
        <IconButton label={paneMessages.info} aria-pressed={aside === 'info'} onClick={toggle('info')}>
          <Icon name="info" />
        </IconButton>
      </header>
      {connection}
      {messages}
      {offer && <div className={styles.offer}>{offer}</div>}
      {composer}
      {isOver && <p className={styles.dropNote}>{paneMessages.dropHere}</p>}
    </div>
  );
}
