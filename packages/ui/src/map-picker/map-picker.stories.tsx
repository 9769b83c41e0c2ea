import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { MapPicker, type MapPickerProps } from './map-picker.tsx';

const places = [
  { key: '1', name: '长春市人民政府', longitude: 125.3235, latitude: 43.8171 },
  { key: '2', name: '吉林市人民政府', longitude: 126.5494, latitude: 43.8378 },
  { key: '3', name: '四平站', longitude: 124.3507, latitude: 43.1664 },
  { key: '4', name: '白城站', longitude: 122.8387, latitude: 45.6196 },
];

function Movable(props: MapPickerProps) {
  const [point, setPoint] = useState(props.point);
  return (
    <div style={{ maxWidth: 572 }}>
      <MapPicker {...props} point={point} onMove={setPoint} />
      {point && (
        <p role="status">
          {point.longitude}, {point.latitude}
        </p>
      )}
    </div>
  );
}

const meta = {
  title: '组件/MapPicker 地图选点',
  component: MapPicker,
  render: (args) => <Movable {...args} />,
  args: { label: '地图', places, point: null, onMove: () => undefined },
} satisfies Meta<typeof MapPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Province: Story = { name: '未选择' };

export const Chosen: Story = {
  name: '方向键移动图钉',
  args: { point: { longitude: 125.3235, latitude: 43.8171 } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^图钉/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^125\.32362\d, 43\.8171$/);
  },
};
