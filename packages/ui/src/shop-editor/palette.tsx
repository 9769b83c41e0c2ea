import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/shapes.ts';
import { shopEditorMessages as texts } from './messages.ts';
import * as styles from './palette.css.ts';
import type { BlockDrag } from './use-block-drag.ts';

export interface PaletteBlock {
  readonly type: string;
  readonly name: string;
  readonly icon: IconName;
  /** Why it cannot be added now, such as 升级会员后可用. */
  readonly why?: string | undefined;
  /** It needs a higher level of membership. */
  readonly locked?: boolean;
}

export interface PaletteGroup {
  readonly name: string;
  readonly blocks: readonly PaletteBlock[];
}

export interface PaletteProps {
  readonly groups: readonly PaletteGroup[];
  readonly drag: BlockDrag;
  /** Adds one after the block that is selected. */
  readonly onAdd: (type: string) => void;
  /** One was pressed that cannot be added now. */
  readonly onRefused: (why: string) => void;
}

/** The blocks that can be added, by group: pressed they come after the selected block, dragged where they are dropped. */
export function Palette({ groups, drag, onAdd, onRefused }: PaletteProps) {
  const { subject } = drag;
  const dragged = subject?.kind === 'new' ? subject.type : null;
  return groups.map((group) => (
    <section key={group.name} aria-label={group.name}>
      <h2 className={styles.heading}>{group.name}</h2>
      <ul className={styles.tiles}>
        {group.blocks.map(({ type, name, icon, why, locked = false }) => (
          <li key={type}>
            <button
              type="button"
              className={styles.tile}
              aria-label={why === undefined ? texts.add(name) : `${texts.add(name)}，${why}`}
              title={why}
              aria-disabled={why !== undefined || undefined}
              data-dragged={dragged === type ? '' : undefined}
              onPointerDown={(event) => why === undefined && drag.begin(event, { kind: 'new', type, name })}
              onClick={() => (why === undefined ? onAdd(type) : onRefused(why))}
            >
              <Icon name={icon} size={16} />
              {name}
              {locked && <Icon name="lock" size={14} className={styles.lock} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
