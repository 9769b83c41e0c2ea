import { dictionaryLabel } from '@jianzhu/domain/forms';
import { SHOP_PAGE_STATUS } from '@jianzhu/domain/shops';
import { Button, Icon, Tag } from '@jianzhu/ui';
import { EditorBar, EditorIconButton, Segmented } from '@jianzhu/ui/shop-editor';
import * as paths from '../../paths.ts';
import type { Standing } from './decoration-calls.ts';
import { decorationTexts as texts } from './messages.ts';
import { shopSettingsTexts } from './shop-settings/messages.ts';

const terminals = [
  { value: 'pc', label: texts.pc, icon: 'monitor' },
  { value: 'app', label: texts.app, icon: 'mobile' },
] as const;

export function PageStatus({ status }: Pick<Standing, 'status'>) {
  const look = SHOP_PAGE_STATUS.find(({ value }) => value === status);
  return <Tag tone={look?.tone ?? 'neutral'}>{dictionaryLabel(SHOP_PAGE_STATUS, status)}</Tag>;
}

export interface DecorationBarProps {
  readonly title: string;
  readonly standing: Standing;
  readonly note: string | null;
  readonly scale: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly mayEdit: boolean;
  readonly mayPublish: boolean;
  readonly isBusy: (name: string) => boolean;
  readonly onTerminal: (terminal: Standing['terminal']) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onClear: () => void;
  readonly onSettings: () => void;
  readonly onVersions: () => void;
  readonly onPreview: () => void;
  readonly onSchedule: () => void;
  readonly onCancelSchedule: () => void;
  readonly onPublish: () => void;
}

/** The bar above the canvas: state, terminal, history, what is done with the whole page. */
export function DecorationBar(props: DecorationBarProps) {
  const { title, standing, note, scale, canUndo, canRedo, mayEdit, mayPublish, isBusy } = props;
  const why = mayPublish ? {} : { why: texts.noPublish };
  const isScheduled = standing.scheduleTime !== '';
  // What waits for its time does not hide that something could not be saved.
  const said = [isScheduled && texts.scheduledAt(standing.scheduleTime.slice(5, 16)), note].filter(Boolean).join(' · ');
  return (
    <EditorBar
      title={title}
      backHref={paths.personalCenter}
      status={<PageStatus status={standing.status} />}
      middle={
        <>
          <Segmented
            label={texts.terminal}
            labelHidden
            options={terminals}
            value={standing.terminal}
            onChange={props.onTerminal}
          />
          <EditorIconButton icon="undo" label={texts.undo} keys="Ctrl+Z" disabled={!canUndo} onClick={props.onUndo} />
          <EditorIconButton icon="redo" label={texts.redo} keys="Ctrl+Y" disabled={!canRedo} onClick={props.onRedo} />
          <EditorIconButton icon="trash" label={texts.clear} disabled={!mayEdit} onClick={props.onClear} />
          <span>{Math.round(scale * 100)}%</span>
        </>
      }
      note={said || null}
      actions={
        <>
          <EditorIconButton icon="building" label={shopSettingsTexts.title} onClick={props.onSettings} />
          <Button variant="line" size="regular" onClick={props.onVersions}>
            {texts.history}
          </Button>
          <Button variant="line" size="regular" pending={isBusy('preview')} onClick={props.onPreview}>
            <Icon name="eye" size={16} />
            {texts.preview}
          </Button>
          <Button
            variant="line"
            size="regular"
            {...why}
            onClick={() => mayPublish && (isScheduled ? props.onCancelSchedule() : props.onSchedule())}
          >
            {isScheduled ? texts.cancelSchedule : texts.schedule}
          </Button>
          <Button size="regular" {...why} pending={isBusy('check')} onClick={() => mayPublish && props.onPublish()}>
            {texts.publish}
          </Button>
        </>
      }
    />
  );
}
