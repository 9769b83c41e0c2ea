import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid } from '../testing/story-grid.tsx';
import { Badge } from './badge.tsx';

const meta = { title: '组件/Badge 角标', component: Badge, args: { text: '7' } } satisfies Meta<typeof Badge>;
export default meta;

export const Playground: StoryObj<typeof meta> = { name: '未读数角标' };

export const Matrix: StoryObj<typeof meta> = {
  name: '未读数的几种写法',
  render: () => (
    <StoryGrid columns={4}>
      {['1', '28', '99', '99+'].map((text) => (
        <Badge key={text} text={text} />
      ))}
    </StoryGrid>
  ),
};

export const NothingToShow: StoryObj<typeof meta> = { name: '没有未读，不显示', args: { text: null } };
