import {
  type BlockType,
  canRedo,
  canUndo,
  MOST_BLOCKS,
  PAGE_SPEC,
  SHOP_BLOCKS,
  SHOP_MESSAGES,
  type ShopProblem,
} from '@jianzhu/domain/shops';
import { TabList, TabPanel } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { QrCode } from '@jianzhu/ui/qr-code';
import {
  Canvas,
  type CanvasAct,
  type CanvasBlockFacts,
  type DragSubject,
  EditorFrame,
  EditorSide,
  historyActOf,
  isSamePlace,
  useBlockDrag,
  useCanvasScale,
} from '@jianzhu/ui/shop-editor';
import { type KeyboardEvent, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { useMemberPage } from '../../navigation/use-member-page.ts';
import * as paths from '../../paths.ts';
import { usePortalClient } from '../../portal-client.ts';
import { LostAct } from '../../record/lost-act.tsx';
import { newKey } from '../../record/use-act.ts';
import { useMay } from '../../session/use-may.ts';
import { BlockPanel, PagePanel } from './block-panel.tsx';
import { CanvasGround, useBlockDrawing } from './canvas-content.tsx';
import * as styles from './decoration.css.ts';
import { DecorationBar } from './decoration-bar.tsx';
import type { OwnPage, ShopSettings } from './decoration-calls.ts';
import { PageConflict, PreviewDialog, PublishDialog } from './editor-dialogs.tsx';
import { beginEditor, type EditorEvent, type EditorState, editorAfter } from './editor-state.ts';
import { LeftPanel, paletteOf } from './left-panel.tsx';
import { decorationTexts as texts } from './messages.ts';
import { NarrowView, shopHref } from './narrow-view.tsx';
import { problemsNow, wrongOf } from './problems-now.ts';
import { settingId } from './settings/setting.ts';
import { useDraftSave } from './use-draft-save.ts';
import { usePublishing } from './use-publishing.ts';
import { useResolved } from './use-resolved.ts';
import { useShopThings } from './use-shop-things.ts';
import { VersionsDialog } from './versions-dialog.tsx';

const rightTabs = [
  { value: 'block', label: texts.settingsTabs.block },
  { value: 'page', label: texts.settingsTabs.page },
] as const;

export interface DecorationEditorProps {
  readonly page: OwnPage;
  readonly settings: ShopSettings | null;
}

/** The editor of one page: canvas, palette, settings, and what is done with the whole of it. */
export function DecorationEditor({ page, settings }: DecorationEditorProps) {
  const { terminal, vipLevel } = page;
  const client = usePortalClient();
  const navigate = useNavigate();
  const may = useMay();
  const { name: title } = useMemberPage();
  const mayEdit = may('shop_edit');
  const [state, dispatch] = useReducer(
    (before: EditorState, event: EditorEvent) => editorAfter(before, event, { terminal, vipLevel }),
    page.schema,
    beginEditor,
  );
  const { history, selected, said, refused } = state;
  const schema = history.present;
  const now = useRef(schema);
  now.current = schema;

  const { resolved, setResolved } = useResolved(terminal, schema, page.resolved);
  const draft = useDraftSave(
    page,
    schema,
    mayEdit,
    (saved) => setResolved(saved.resolved),
    (error) => client.notify({ tone: 'error', text: error.message }),
  );
  const publishing = usePublishing({ terminal, draft, schema: () => now.current, dispatch });
  const things = useShopThings(page, settings, schema, resolved);
  const draw = useBlockDrawing(page, schema, resolved);

  const [tab, setTab] = useState<'block' | 'page'>('block');
  const [led, setLed] = useState<{ readonly path: string; readonly n: number } | null>(null);
  const problems = problemsNow(publishing.checked, schema, terminal);
  const wrongBlocks = new Set(problems.map(({ blockId }) => blockId));

  const list = useRef<HTMLOListElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const phone = useRef<HTMLDivElement>(null);
  const scale = useCanvasScale(area, terminal);
  const place = schema.blocks.findIndex(({ id }) => id === selected);
  const block = schema.blocks[place] ?? null;
  const blocks: readonly CanvasBlockFacts[] = schema.blocks.map(({ id, name, hidden, type }) => ({
    ...{ id, name, hidden, wrong: wrongBlocks.has(id) },
    fixed: Object.hasOwn(SHOP_BLOCKS, type) && SHOP_BLOCKS[type as BlockType].isFixed === true,
  }));

  useEffect(() => {
    if (refused !== null) client.notify({ tone: 'warning', text: refused });
  }, [client, refused]);

  // Once the panel of the block that it is in has been drawn.
  useEffect(() => {
    if (led === null) return;
    const field = document.getElementById(settingId(led.path)) ?? document.getElementById('block-settings');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [led]);

  const add = (type: string, at: number) =>
    // The palette has the types of the catalogue alone.
    dispatch({ kind: 'edit', edit: { kind: 'add', type: type as BlockType, id: newKey(), at } });

  function drop(subject: DragSubject, to: number) {
    if (subject.kind === 'new') return add(subject.type, to);
    const from = now.current.blocks.findIndex(({ id }) => id === subject.id);
    if (from < 0 || isSamePlace(from, to)) return;
    dispatch({ kind: 'edit', edit: { kind: 'move', id: subject.id, to: to > from ? to - 1 : to } });
  }

  const drag = useBlockDrag({
    list,
    scroller: terminal === 'app' ? phone : area,
    firstPlace: blocks[0]?.fixed ? 1 : 0,
    onDrop: drop,
  });

  const acts: Readonly<Record<'up' | 'down' | 'copy' | 'hide' | 'remove', (id: string) => void>> = {
    up: (id) => dispatch({ kind: 'edit', edit: { kind: 'move', id, to: placeOf(id) - 1 } }),
    down: (id) => dispatch({ kind: 'edit', edit: { kind: 'move', id, to: placeOf(id) + 1 } }),
    copy: (id) => dispatch({ kind: 'edit', edit: { kind: 'copy', id, newId: newKey() } }),
    hide: (id) => dispatch({ kind: 'edit', edit: { kind: 'hide', id, hidden: !isHidden(id) } }),
    remove: (id) => dispatch({ kind: 'edit', edit: { kind: 'remove', id } }),
  };
  const placeOf = (id: string) => schema.blocks.findIndex((one) => one.id === id);
  const isHidden = (id: string) => schema.blocks[placeOf(id)]?.hidden === true;

  function onAct(act: Exclude<CanvasAct, 'previous' | 'next' | 'first' | 'last'>, id: string) {
    if (act === 'settings') {
      setTab('block');
      setLed((before) => ({ path: 'name', n: (before?.n ?? 0) + 1 }));
      return;
    }
    if (mayEdit) acts[act](id);
  }

  function select(id: string) {
    setTab('block');
    dispatch({ kind: 'select', id });
  }

  const lead = useCallback(({ blockId, path }: ShopProblem) => {
    publishing.setAsked(null);
    setTab(blockId === null ? 'page' : 'block');
    if (blockId !== null) dispatch({ kind: 'select', id: blockId });
    // The dialog gives the focus back when it closes; the field takes it after that.
    setTimeout(() => setLed((before) => ({ path, n: (before?.n ?? 0) + 1 })), 50);
  }, [publishing.setAsked]);

  function onKeyDown(event: KeyboardEvent) {
    const step = historyActOf(event);
    const isTyping = (event.target as HTMLElement).closest('input[type="text"], textarea, [contenteditable="true"]');
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void publishing.save();
    }
    // What is typed has a history of its own in its field.
    if (step === null || isTyping !== null || !mayEdit) return;
    event.preventDefault();
    dispatch({ kind: step });
  }

  function onPanelKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    list.current?.querySelector<HTMLElement>('[data-selected] > [data-cover]')?.focus();
  }

  async function changeTerminal(next: typeof terminal) {
    if (next === terminal || !(await draft.flush())) return;
    void navigate(`${paths.shopDecoration}?terminal=${next}`);
  }

  const panel = {
    ...{ terminal, things, dispatch, disabled: !mayEdit, ledTo: led?.path ?? null },
    wrong: wrongOf(problems, tab === 'page' ? null : selected),
  };
  const onPreview = () => void publishing.openPreview();

  return (
    // Keys of the whole editor; what stands in it is reached by itself.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div onKeyDown={onKeyDown}>
      <EditorFrame
        said={said.n % 2 === 0 ? said.text : `${said.text}\u00a0`}
        bar={
          <DecorationBar
            {...{ title, scale, mayEdit, standing: draft.standing, note: draft.note, isBusy: publishing.isBusy }}
            canUndo={canUndo(history)}
            canRedo={canRedo(history)}
            mayPublish={may('shop_publish')}
            onTerminal={(next) => void changeTerminal(next)}
            onUndo={() => dispatch({ kind: 'undo' })}
            onRedo={() => dispatch({ kind: 'redo' })}
            onClear={() => publishing.setAsked('clear')}
            onVersions={() => publishing.setAsked('versions')}
            onPreview={onPreview}
            onSchedule={() => void publishing.check('schedule')}
            onPublish={() => void publishing.check('publish')}
          />
        }
        left={
          <LeftPanel
            {...{ blocks, selected, drag, mayEdit }}
            groups={paletteOf(schema, terminal, vipLevel)}
            onAdd={(type) => add(type, place < 0 ? schema.blocks.length : place + 1)}
            onRefused={(why) => {
              dispatch({ kind: 'say', text: why });
              client.notify({ tone: 'info', text: why });
            }}
            onSelect={select}
            onAct={onAct}
            onClear={() => publishing.setAsked('clear')}
            templates={{
              disabled: !mayEdit,
              isBusy: publishing.isBusy('replace'),
              onApply: (code, name) => void publishing.replace({ code, name }),
            }}
          />
        }
        canvas={
          <Canvas
            {...{ terminal, scale, blocks, selected, drag, list, area, phone, onAct }}
            most={MOST_BLOCKS}
            onSelect={select}
            beside={terminal === 'app' && <ShopCode page={page} />}
            ground={(inside) => <CanvasGround schema={schema} terminal={terminal}>{inside}</CanvasGround>}
          >
            {draw}
          </Canvas>
        }
        right={
          // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back to the canvas from any field
          <div onKeyDown={onPanelKey} style={{ display: 'contents' }}>
            <EditorSide
              head={
                <TabList
                  id="shop-right"
                  label={texts.rightTabs}
                  tabs={rightTabs}
                  selected={tab}
                  onSelect={setTab}
                  variant="bare"
                />
              }
            >
              <TabPanel id="shop-right" selected={tab}>
                <LostAct lost={publishing.lost} />
                {tab === 'block' ? (
                  <BlockPanel key={selected} {...panel} block={block} place={place + 1} count={schema.blocks.length} />
                ) : (
                  <PagePanel {...panel} specs={PAGE_SPEC} page={schema.page} />
                )}
              </TabPanel>
            </EditorSide>
          </div>
        }
        narrow={
          <NarrowView
            {...{ title, page, standing: draft.standing, onPreview, isBusy: publishing.isBusy('preview') }}
          />
        }
      />
      <LeaveGuard isNeeded={!draft.isSaved} text={texts.leave} />
      {draft.isConflict && (
        <PageConflict
          pending={publishing.isBusy('settle')}
          onLoad={() =>
            void publishing.settle(async () => {
              const latest = await draft.loadLatest();
              setResolved(latest.resolved);
              dispatch({ kind: 'load', schema: latest.schema });
            })
          }
          onOverwrite={() =>
            void publishing.settle(async () => {
              await draft.overwrite();
            })
          }
        />
      )}
      {(publishing.asked === 'publish' || publishing.asked === 'schedule') && (
        <PublishDialog
          problems={problems}
          warnings={publishing.checked?.warnings ?? []}
          pending={publishing.isBusy('publish') || publishing.isBusy('schedule')}
          isLater={publishing.asked === 'schedule'}
          onLead={lead}
          onPublish={() => void publishing.publish()}
          onSchedule={(time) => void publishing.schedule(time)}
          onClose={() => publishing.setAsked(null)}
        />
      )}
      {publishing.asked === 'versions' && (
        <VersionsDialog
          {...{ terminal, draft: schema, mayRestore: mayEdit, pending: publishing.isBusy('replace') }}
          onRestore={(versionNo) => void publishing.replace({ versionNo })}
          onClose={() => publishing.setAsked(null)}
        />
      )}
      {publishing.preview !== null && (
        <PreviewDialog address={publishing.preview} onClose={publishing.closePreview} />
      )}
      <ConfirmDialog
        open={publishing.asked === 'clear'}
        text={SHOP_MESSAGES.clear}
        confirmText={texts.clear}
        onCancel={() => publishing.setAsked(null)}
        onConfirm={() => {
          publishing.setAsked(null);
          dispatch({ kind: 'edit', edit: { kind: 'clear' } });
        }}
      />
    </div>
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
