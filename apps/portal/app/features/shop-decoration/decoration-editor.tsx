import { canRedo, canUndo, MOST_BLOCKS } from '@jianzhu/domain/shops';
import { QrCode } from '@jianzhu/ui/qr-code';
import { Canvas, EditorFrame, historyActOf, useBlockDrag, useCanvasScale } from '@jianzhu/ui/shop-editor';
import * as styles from '@jianzhu/ui/shop-editor-styles';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberPage } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { useMay } from '../../session/use-may.ts';
import { CanvasGround, useBlockDrawing } from './canvas-content.tsx';
import { DecorationBar } from './decoration-bar.tsx';
import type { OwnPage, ShopSettings } from './decoration-calls.ts';
import { DecorationDialogs } from './decoration-dialogs.tsx';
import { LeftPanel, paletteOf } from './left-panel.tsx';
import { decorationTexts as texts } from './messages.ts';
import { NarrowView, shopHref } from './narrow-view.tsx';
import { problemsNow, wrongOf } from './problems-now.ts';
import { RightPanel } from './right-panel.tsx';
import { SETTINGS_PARTS, SettingsDialog, type SettingsPart } from './shop-settings/settings-dialog.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { useDecoration } from './use-decoration.ts';
import { useDraftSave } from './use-draft-save.ts';
import { usePublishing } from './use-publishing.ts';
import { useResolved } from './use-resolved.ts';
import { useShopThings } from './use-shop-things.ts';

export interface DecorationEditorProps {
  readonly page: OwnPage;
  readonly settings: ShopSettings | null;
}

/** The part of the settings that a link leads to. */
const partOf = (text: string | null): SettingsPart | null => SETTINGS_PARTS.find((part) => part === text) ?? null;

const typed = 'input[type="text"], textarea, [contenteditable="true"]';

/** The editor of one page: canvas, palette, settings, and what is done with the whole of it. */
export function DecorationEditor({ page, settings }: DecorationEditorProps) {
  const { terminal, vipLevel } = page;
  const client = usePortalClient();
  const navigate = useNavigate();
  const may = useMay();
  const { name: title } = useMemberPage();
  const mayEdit = may('shop_edit');
  const decoration = useDecoration(page, { terminal, vipLevel }, mayEdit);
  const { schema, selected, dispatch, state } = decoration;
  const { resolved, setResolved } = useResolved(terminal, schema, page.resolved);
  const draft = useDraftSave(
    page,
    schema,
    mayEdit,
    (saved) => setResolved(saved.resolved),
    (error) => client.notify({ tone: 'error', text: error.message }),
  );
  const publishing = usePublishing({ terminal, draft, schema: decoration.current, dispatch });
  const things = useShopThings(page, settings, schema, resolved);
  const draw = useBlockDrawing(page, schema, resolved);
  const problems = problemsNow(publishing.checked, schema, terminal);
  const blocks = decoration.blocksWith(new Set(problems.map(({ blockId }) => blockId)));

  const [search] = useSearchParams();
  const [settingsPart, setSettingsPart] = useState(() => partOf(search.get('settings')));
  const [areSettingsChanged, setSettingsChanged] = useState(false);
  const onSettings = () => setSettingsPart('categories');

  const list = useRef<HTMLOListElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const phone = useRef<HTMLDivElement>(null);
  const scale = useCanvasScale(area, terminal);
  const drag = useBlockDrag({
    list,
    scroller: terminal === 'app' ? phone : area,
    firstPlace: blocks[0]?.fixed ? 1 : 0,
    onDrop: decoration.drop,
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void publishing.save();
    }
    const step = historyActOf(event);
    // What is typed has a history of its own in its field.
    const isTyping = event.target instanceof Element && event.target.closest(typed) !== null;
    if (step === null || isTyping || !mayEdit) return;
    event.preventDefault();
    dispatch({ kind: step });
  }

  function changeTerminal(next: typeof terminal) {
    if (next !== terminal) void publishing.leave(() => navigate(`${paths.shopDecoration}?terminal=${next}`));
  }

  const common = { blocks, selected, drag };
  const clear = () => publishing.setAsked('clear');
  const onPreview = () => void publishing.openPreview();
  return (
    <>
      {/* Keys of the whole editor; what stands in it is reached by itself. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div onKeyDown={onKeyDown}>
        <EditorFrame
          // The same words once more are another text, so that they are read out once more.
          said={state.said.n % 2 === 0 ? state.said.text : `${state.said.text}\u00a0`}
          bar={
            <DecorationBar
              {...{ title, scale, mayEdit, standing: draft.standing, note: draft.note, isBusy: publishing.isBusy }}
              canUndo={canUndo(state.history)}
              canRedo={canRedo(state.history)}
              mayPublish={may('shop_publish')}
              onTerminal={changeTerminal}
              onUndo={() => dispatch({ kind: 'undo' })}
              onRedo={() => dispatch({ kind: 'redo' })}
              onClear={clear}
              onSettings={onSettings}
              onVersions={() => publishing.setAsked('versions')}
              onPreview={onPreview}
              onSchedule={() => void publishing.check('schedule')}
              onCancelSchedule={() => void publishing.cancelSchedule()}
              onPublish={() => void publishing.check('publish')}
            />
          }
          left={
            <LeftPanel
              {...{ ...common, mayEdit, onClear: clear, onAdd: decoration.add, onSelect: decoration.select }}
              groups={paletteOf(schema, terminal, vipLevel)}
              onAct={decoration.act}
              onRefused={(why) => {
                dispatch({ kind: 'say', text: why });
                client.notify({ tone: 'info', text: why });
              }}
              templates={{
                disabled: !mayEdit,
                isBusy: publishing.isBusy('replace'),
                onApply: (code, name) => void publishing.replace({ code, name }),
              }}
            />
          }
          canvas={
            <Canvas
              {...{ ...common, terminal, scale, list, area, phone, most: MOST_BLOCKS }}
              onSelect={decoration.select}
              onAct={decoration.act}
              ground={(inside) => <CanvasGround {...{ schema, terminal }}>{inside}</CanvasGround>}
              beside={terminal === 'app' && <ShopCode page={page} />}
            >
              {draw}
            </Canvas>
          }
          right={
            <RightPanel
              {...{ decoration, terminal, things, disabled: !mayEdit }}
              wrong={wrongOf(problems, decoration.tab === 'page' ? null : selected)}
              notice={<StandingNotice standing={draft.standing} lost={publishing.lost} />}
              onLeave={() => list.current?.querySelector<HTMLElement>('[data-selected] > [data-cover]')?.focus()}
            />
          }
          narrow={
            <NarrowView
              {...{
                title,
                page,
                lost: publishing.lost,
                standing: draft.standing,
                onPreview,
                onSettings,
                isBusy: publishing.isBusy('preview'),
              }}
            />
          }
        />
        <LeaveGuard isNeeded={!draft.isSaved || areSettingsChanged} text={texts.leave} />
        <DecorationDialogs
          {...{ terminal, decoration, draft, publishing, problems, mayEdit, onResolved: setResolved }}
        />
      </div>
      {/* Beside the keys of the editor, which are not those of its fields. */}
      {settingsPart !== null && (
        <SettingsDialog
          {...{ page, settings, mayEdit, part: settingsPart, onChanged: setSettingsChanged }}
          onClose={() => setSettingsPart(null)}
        />
      )}
    </>
  );
}

/** The published shop on a phone, for who holds one. */
function ShopCode({ page }: { readonly page: OwnPage }) {
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(window.location.origin), []);
  if (origin === '') return null;
  return (
    <div className={styles.besideCode}>
      <QrCode value={`${origin}${shopHref(page)}`} label={texts.shopQr} />
      <span>{texts.shopQr}</span>
      <span>{texts.shopQrHelp}</span>
    </div>
  );
}
