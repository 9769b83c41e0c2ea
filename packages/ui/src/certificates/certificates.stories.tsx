import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../button/button.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { StoryColumn } from '../testing/story-grid.tsx';
import { CertificatePage } from './certificate-page.tsx';
import { CertificateTable } from './certificate-table.tsx';

const kind = [
  { term: '资质序列', value: '施工总承包' },
  { term: '资质类别', value: '建筑工程' },
  { term: '资质等级', value: '一级' },
];

const meta = {
  title: '页面模式/CertificatePage 证书页',
  component: CertificatePage,
  args: {
    path: [{ name: '首页', href: '#home' }, { name: '资质展示', href: '#list' }, { name: '资质详情' }],
    title: '建筑工程施工总承包一级',
    state: { text: '即将到期', tone: 'warning' },
    sheet: {
      title: '资质证书',
      note: '（示意样式）',
      mark: '仅供平台展示',
      facts: [{ term: '企业名称', value: '吉林省砚北建设集团有限公司' }, ...kind],
      acts: (
        <Button variant="line" size="regular">
          查看大图
        </Button>
      ),
    },
    facts: [...kind, { term: '证书编号', value: 'D22****018' }, { term: '有效期至', value: '2026-12-30，剩余37天' }],
    check: {
      title: '扫码核验',
      text: '手机打开本页，核对编号、等级与有效期。',
      code: <QrCode value="https://portal.test/c?id=1" label="扫码核验" size={104} />,
    },
    company: {
      name: '吉林省砚北建设集团有限公司',
      note: '长春 净月，共18本证书',
      act: (
        <ButtonLink variant="line" size="regular" href="#company">
          查看企业
        </ButtonLink>
      ),
    },
    similar: {
      title: '同类资质企业',
      more: { text: '全部28家', href: '#all' },
      cards: [
        {
          key: '1',
          href: '#1',
          name: '长春市晟岳建筑工程有限公司',
          region: '长春 绿园',
          text: '建筑工程施工总承包一级',
          note: '有效期至2028-03-02',
        },
      ],
    },
    hint: '图片带“仅供平台展示”水印，以主管部门公示为准。',
  },
} satisfies Meta<typeof CertificatePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Certificate: Story = { name: '一本证书' };

export const Table: Story = {
  name: '证书列表',
  render: () => (
    <StoryColumn>
      <CertificateTable
        caption="资质展示"
        columns={{
          company: '企业',
          category: '类别',
          grade: '等级',
          number: '证书编号',
          until: '有效期至',
          state: '状态',
        }}
        rows={[
          {
            key: '1',
            href: '#1',
            company: '吉林省砚北建设集团有限公司',
            region: '长春 净月',
            category: '建筑工程',
            grade: '特级',
            number: 'D22****018',
            until: '2029-06-18',
            state: { text: '有效', tone: 'success' },
          },
          {
            key: '2',
            href: '#2',
            company: '松原市查湖砂石有限公司',
            region: '松原 宁江',
            category: '建筑工程',
            grade: '三级',
            number: 'D32****066',
            until: '2026-10-31',
            state: { text: '已过期', tone: 'danger' },
          },
        ]}
      />
    </StoryColumn>
  ),
};
