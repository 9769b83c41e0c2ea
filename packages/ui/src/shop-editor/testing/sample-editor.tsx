import { type ReactNode, useRef, useState } from 'react';
import { Canvas } from '../canvas.tsx';
import type { CanvasBlockFacts } from '../canvas-block.tsx';
import type { CanvasAct } from '../canvas-keys.ts';
import { isSamePlace } from '../drop-place.ts';
import { LayerList } from '../layer-list.tsx';
import { Palette, type PaletteGroup } from '../palette.tsx';
import { type DragSubject, useBlockDrag } from '../use-block-drag.ts';

const sampleGroups: readonly PaletteGroup[] = [
  {
    name: '基础',
    blocks: [
      { type: 'carousel', name: '轮播图', icon: 'columns' },
      { type: 'title', name: '标题', icon: 'text' },
      { type: 'video', name: '视频', icon: 'video', locked: true, why: '升级会员后可用' },
    ],
  },
  { name: '商品', blocks: [{ type: 'productGroup', name: '商品分组', icon: 'bag' }] },
];

const sampleBlocks: readonly CanvasBlockFacts[] = [
  { id: 'header', name: '店铺招牌', hidden: false, fixed: true, wrong: false },
  { id: 'slides', name: '轮播图', hidden: false, fixed: false, wrong: false },
  { id: 'goods', name: '商品分组', hidden: false, fixed: false, wrong: true },
  { id: 'wall', name: '资质荣誉', hidden: true, fixed: false, wrong: false },
];

type Act = Exclude<CanvasAct, 'previous' | 'next' | 'first' | 'last'>;

function afterAct(blocks: readonly CanvasBlockFacts[], act: Act, id: string): readonly CanvasBlockFacts[] {
  const at = blocks.findIndex((block) => block.id === id);
  const block = blocks[at];
  if (block === undefined || block.fixed) return blocks;
  const others = blocks.toSpliced(at, 1);
  const edits: Readonly<Record<Act, () => readonly CanvasBlockFacts[]>> = {
    up: () => others.toSpliced(Math.max(1, at - 1), 0, block),
    down: () => others.toSpliced(at + 1, 0, block),
    copy: () => blocks.toSpliced(at + 1, 0, { ...block, id: `${id}-copy` }),
    hide: () => blocks.with(at, { ...block, hidden: !block.hidden }),
    remove: () => others,
    settings: () => blocks,
  };
  return edits[act]();
}

export interface SampleEditorProps {
  readonly blocks?: readonly CanvasBlockFacts[];
  readonly terminal?: 'pc' | 'app';
  /** What a visitor sees of a block. */
  readonly draw?: (id: string) => ReactNode;
}

/** Palette, canvas and layers of a page that lives in this component alone. */
export function SampleEditor({ blocks: first = sampleBlocks, terminal = 'pc', draw }: SampleEditorProps) {
  const [blocks, setBlocks] = useState(first);
  const [selected, setSelected] = useState<string | null>(first[0]?.id ?? null);
  const list = useRef<HTMLOListElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const phone = useRef<HTMLDivElement>(null);
  const onAct = (act: Act, id: string) => setBlocks((before) => afterAct(before, act, id));

  function insert(type: string, name: string, at: number) {
    const id = `${type}-${blocks.length}`;
    setBlocks(blocks.toSpliced(at, 0, { id, name, hidden: false, fixed: false, wrong: false }));
    setSelected(id);
  }

  function drop(subject: DragSubject, to: number) {
    if (subject.kind === 'new') return insert(subject.type, subject.name, to);
    const from = blocks.findIndex(({ id }) => id === subject.id);
    const block = blocks[from];
    if (block === undefined || isSamePlace(from, to)) return;
    setBlocks(blocks.toSpliced(from, 1).toSpliced(to > from ? to - 1 : to, 0, block));
  }

  const drag = useBlockDrag({ list, scroller: terminal === 'app' ? phone : area, firstPlace: 1, onDrop: drop });
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '240px minmax(0, 1fr) 240px', height: '560px' }}>
      <div>
        <Palette
          groups={sampleGroups}
          drag={drag}
          onAdd={(type) => insert(type, type, blocks.length)}
          onRefused={() => undefined}
        />
      </div>
      <Canvas
        {...{ terminal, blocks, selected, drag, list, area, phone, onAct, scale: 0.4, most: 40 }}
        onSelect={setSelected}
      >
        {draw ??
          ((id) => (
            <div style={{ height: '200px', padding: '40px', fontSize: '40px' }}>
              {blocks.find((block) => block.id === id)?.name}
            </div>
          ))}
      </Canvas>
      <div>
        <LayerList blocks={blocks} selected={selected} onSelect={setSelected} onAct={onAct} />
      </div>
    </div>
  );
}
