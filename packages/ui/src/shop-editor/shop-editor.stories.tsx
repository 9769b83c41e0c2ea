import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import roadUrl from '../art/scene-road.svg?no-inline';
import { Button } from '../button/button.tsx';
import { Tag } from '../tag/tag.tsx';
import { ChosenList } from './chosen-list.tsx';
import { EditorBar, EditorFrame, EditorIconButton, EditorSide } from './editor-frame.tsx';
import { HotZones } from './hot-zones.tsx';
import { Segmented } from './segmented.tsx';
import { SampleEditor } from './testing/sample-editor.tsx';
import { ColorField, RangeField } from './value-fields.tsx';
import type { Zone } from './zone.ts';

const meta = {
  title: '页面模式/ShopEditor 店铺装修',
  parameters: { layout: 'fullscreen' },
  component: SampleEditor,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const blockNames = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  Array.from(canvas.getByRole('region', { name: '画布' }).querySelectorAll('[data-cover]'), (cover) =>
    cover.getAttribute('aria-label'),
  );

export const Editing: Story = {
  name: '组件、画布与图层',
  render: () => <SampleEditor />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '店铺招牌，第1个组件，固定在首位' }).focus();
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}');
    await expect(blockNames(canvas)[2]).toBe('轮播图，第3个组件');
    await userEvent.keyboard('{Delete}');
    await expect(blockNames(canvas)).toHaveLength(3);
  },
};

export const Phone: Story = { name: '手机画布', render: () => <SampleEditor terminal="app" /> };

function Framed() {
  const [terminal, setTerminal] = useState<'pc' | 'app'>('pc');
  return (
    <EditorFrame
      bar={
        <EditorBar
          title="店铺装修"
          backHref="#centre"
          status={<Tag tone="warning">有未发布修改</Tag>}
          middle={
            <>
              <Segmented
                label="终端"
                labelHidden
                options={[
                  { value: 'pc', label: '电脑', icon: 'monitor' },
                  { value: 'app', label: '手机', icon: 'mobile' },
                ]}
                value={terminal}
                onChange={setTerminal}
              />
              <EditorIconButton icon="undo" label="撤销" keys="Ctrl+Z" onClick={fn()} />
              <EditorIconButton icon="redo" label="重做" keys="Ctrl+Y" disabled onClick={fn()} />
            </>
          }
          note="已自动保存 14:40"
          actions={<Button size="regular">发布</Button>}
        />
      }
      left={<EditorSide head={<b>组件</b>}>拖到画布</EditorSide>}
      canvas={<section aria-label="画布" />}
      right={
        <EditorSide head={<b>组件设置</b>}>
          <Fields />
        </EditorSide>
      }
      said="已添加标题，第2个，共6个组件"
      narrow={<p>编辑店铺需要宽度不小于1024像素的窗口</p>}
    />
  );
}

export const Frame: Story = { name: '页框', render: () => <Framed /> };

function Fields() {
  const [margin, setMargin] = useState(12);
  const [color, setColor] = useState('#006ce4');
  const [ids, setIds] = useState<readonly string[]>(['1', '2']);
  const names: Readonly<Record<string, string>> = { 1: 'HRB400E 螺纹钢 Φ20', 2: 'Q235B 工字钢 I20a' };
  return (
    <>
      <RangeField label="上边距" value={margin} min={0} max={100} unit="像素" onChange={setMargin} />
      <ColorField label="背景颜色" value={color} onChange={setColor} clearText="不设背景" />
      <ChosenList
        label="已选商品"
        most={20}
        things={ids.map((id) => ({ id, name: names[id] ?? id, gone: id === '2' ? '已下架' : undefined }))}
        onChange={setIds}
        add={
          <Button variant="line" size="compact" wide>
            添加商品
          </Button>
        }
      />
    </>
  );
}

export const Settings: Story = {
  name: '设置的字段',
  render: () => <Fields />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '上移“Q235B 工字钢 I20a”' }));
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Q235B 工字钢 I20a');
  },
};

function Zones() {
  const [zones, setZones] = useState<readonly Zone[]>([{ x: 10, y: 10, w: 30, h: 40 }]);
  const [selected, setSelected] = useState<number | null>(0);
  return (
    <div style={{ width: '420px' }}>
      <HotZones
        label="热区"
        picture={roadUrl}
        zones={zones}
        most={10}
        selected={selected}
        onSelect={setSelected}
        onPut={(at, zone) => setZones(at < zones.length ? zones.with(at, zone) : [...zones, zone])}
        onRemove={(at) => setZones(zones.toSpliced(at, 1))}
      />
    </div>
  );
}

export const Areas: Story = {
  name: '热区',
  render: () => <Zones />,
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('button', { name: '热区1' });
    zone.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect([zone.style.left, zone.style.height]).toEqual(['11%', '41%']);
  },
};
