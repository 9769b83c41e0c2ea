import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import labUrl from '../art/scene-lab.svg?no-inline';
import prefabUrl from '../art/scene-prefab.svg?no-inline';
import skylineUrl from '../art/scene-skyline.svg?no-inline';
import { ServiceCards } from './service-cards.tsx';
import { Answers, Offers, Process } from './service-parts.tsx';

const service = (title: string, cover: string, company: string, note: string, price: string) => ({
  ...{ key: title, href: '#service', title, cover, company, note, price },
});

const meta = {
  title: '页面模式/ServiceCards 服务',
  component: ServiceCards,
  args: {
    services: [
      service(
        '建筑工程施工总承包资质新办与升级',
        skylineUrl,
        '吉林省序墨工程咨询集团有限公司',
        '评分4.8，已售214',
        '28,000元/项起',
      ),
      service('房屋建筑结构安全性检测鉴定', labUrl, '长春云岫工程检测有限公司', '评分4.9，已售186', '260元/次起'),
      service('全过程工程咨询', '', '长春衍岳工程咨询有限公司', '暂无评分', '面议'),
      service('装配式混凝土结构深化设计', prefabUrl, '长春澜尺建筑设计有限公司', '评分4.9，已售97', '18元/㎡起'),
    ],
  },
} satisfies Meta<typeof ServiceCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cards: Story = { name: '服务卡片' };

export const Parts: Story = {
  name: '服务详情的各部分',
  render: () => (
    <>
      <Offers
        offers={[
          { name: '三级新办', price: '28,000元', note: '60天', content: ['人员配备方案', '申报材料编制', '系统填报'] },
          { name: '三级升二级', price: '56,000元', note: '90天', content: ['对标评估', '现场核查陪同'] },
        ]}
      />
      <Process
        steps={[
          { title: '对标评估', text: '2个工作日内出具差距清单' },
          { title: '材料编制', text: '完成初稿并内部复核' },
        ]}
      />
      <Answers answers={[{ q: '没有业绩能办三级吗', a: '首次申请三级不要求企业业绩。' }]} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('没有业绩能办三级吗'));
    await expect(canvas.getByText('首次申请三级不要求企业业绩。')).toBeVisible();
  },
};
