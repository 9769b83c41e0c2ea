import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid } from '../testing/story-grid.tsx';
import { Icon } from './icon.tsx';
import { type IconName, shapes } from './shapes.ts';

const meta = { title: '组件/Icon 图标', component: Icon, args: { name: 'search' } } satisfies Meta<typeof Icon>;
export default meta;

// Object.keys forgets that its strings are the names.
const names = Object.keys(shapes) as readonly IconName[];

export const Playground: StoryObj<typeof meta> = { name: '单个图标' };

export const Matrix: StoryObj<typeof meta> = {
  name: '全部图标',
  render: () => (
    <StoryGrid columns={8}>
      {names.map((name) => (
        <span key={name}>
          <Icon name={name} size={24} />
          {name}
        </span>
      ))}
    </StoryGrid>
  ),
};

export const Sizes: StoryObj<typeof meta> = {
  name: '三种尺寸',
  render: ({ name }) => (
    <StoryGrid columns={4}>
      {([14, 16, 20, 24] as const).map((size) => (
        <Icon key={size} name={name} size={size} />
      ))}
    </StoryGrid>
  ),
};
