import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageFrame } from '../page-frame/page-frame.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { SimpleFooter } from './simple-footer.tsx';
import { SimpleHeader } from './simple-header.tsx';

const meta = {
  title: '页面模式/SimpleFrame 简版页框',
  parameters: { layout: 'fullscreen' },
  component: SimpleHeader,
  args: { brand: { href: '#home', title: '吉林省建筑业数字平台', subtitle: '建材、设备、劳务、项目与金融综合服务' } },
  render: (args) => (
    <PageFrame
      ground="page"
      header={<SimpleHeader {...args} />}
      footer={
        <SimpleFooter
          legalLinks={[{ text: '隐私政策', href: '#privacy' }]}
          filings={[{ text: '吉ICP备00000000号', href: '#icp' }]}
        />
      }
    >
      <h1>登录</h1>
    </PageFrame>
  ),
} satisfies Meta<typeof SimpleHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LogoOnly: Story = { name: '只有标志' };
export const WithLink: Story = { name: '带返回链接', args: { children: <TextLink href="#home">返回首页</TextLink> } };
