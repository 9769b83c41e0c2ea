import type { Meta, StoryObj } from '@storybook/react-vite';
import beichenConstructionLogo from '../art/logo-beichen-construction.svg?no-inline';
import songjiangBridgeLogo from '../art/logo-songjiang-bridge.svg?no-inline';
import prefabUrl from '../art/scene-prefab.svg?no-inline';
import skylineUrl from '../art/scene-skyline.svg?no-inline';
import tunnelUrl from '../art/scene-tunnel.svg?no-inline';
import { Button } from '../button/button.tsx';
import { type CertificateRow, CertificateTable } from '../certificates/certificate-table.tsx';
import { ProfilePage } from '../pages/profile-page.tsx';
import { CompanyCards, type CompanyEntry } from './company-cards.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { OfferPanel } from './company-offers.tsx';
import { CompanyIntro, ContactCard, ProjectCards } from './company-parts.tsx';
import { ProvinceMap } from './province-map.tsx';

const company = (name: string, logo: string, region: string, tags: readonly string[]): CompanyEntry => ({
  key: name,
  href: '#company',
  name,
  logo,
  region,
  tags,
  facts: [
    { term: '主营', value: '房屋建筑' },
    { term: '浏览', value: '4,812' },
  ],
});

const certificate = (
  category: string,
  grade: string,
  until: string,
  state: CertificateRow['state'],
): CertificateRow => ({
  ...{ key: category, href: '#certificate', category, grade, number: 'D22****001', until, state },
});

const meta = {
  title: '页面模式/ProfilePage 主体页',
  component: ProfilePage,
  args: {
    path: [{ name: '首页', href: '#home' }, { name: '企业风采', href: '#list' }, { name: '吉林北辰建设集团有限公司' }],
    name: '吉林北辰建设集团有限公司',
    picture: <CompanyLogo src={beichenConstructionLogo} size={84} />,
    tags: [
      { text: '已认证', tone: 'success' },
      { text: '施工总承包特级', tone: 'neutral' },
    ],
    figures: [
      { term: '成立时间', value: '1998年' },
      { term: '注册资本', value: '6000万元人民币' },
      { term: '资质证书', value: '4项' },
      { term: '代表业绩', value: '126项' },
      { term: '商品与服务', value: '214项' },
      { term: '浏览', value: '4,812次' },
    ],
    tabs: {
      label: '企业信息',
      current: 'intro',
      tabs: [
        { key: 'intro', label: '企业简介', href: '#intro' },
        { key: 'certificates', label: '资质', href: '#certificates', total: '18' },
        { key: 'projects', label: '业绩', href: '#projects', total: '126' },
        { key: 'goods', label: '商品', href: '#goods', total: '214' },
        { key: 'activities', label: '动态', href: '#activities' },
      ],
    },
    actions: <Button size="compact">在线沟通</Button>,
    parts: [
      {
        key: 'intro',
        title: '企业简介',
        content: (
          <CompanyIntro image={prefabUrl}>
            <p>业务覆盖房屋建筑、市政公用与钢结构。</p>
          </CompanyIntro>
        ),
      },
      {
        key: 'certificates',
        title: '资质证书',
        more: { text: '全部18项', href: '#certificates' },
        content: (
          <CertificateTable
            caption="资质证书"
            columns={{ category: '名称', grade: '等级', number: '证书编号', until: '有效期至', state: '状态' }}
            rows={[
              certificate('建筑工程施工总承包', '特级', '2029-06-18', { text: '有效', tone: 'success' }),
              certificate('钢结构工程专业承包', '壹级', '2027-01-15', { text: '60日内到期', tone: 'warning' }),
            ]}
          />
        ),
      },
      {
        key: 'projects',
        title: '代表业绩',
        more: { text: '全部126项', href: '#projects' },
        content: (
          <ProjectCards
            projects={[
              { title: '净月双子塔', text: '高218米，2026年在建', image: skylineUrl },
              { title: '地铁6号线04标', text: '盾构区间3.2千米，2025年竣工', image: tunnelUrl },
            ]}
          />
        ),
      },
    ],
    rail: (
      <>
        <ContactCard
          title="联系方式"
          facts={[
            { term: '联系人', value: '王**' },
            { term: '电话', value: '138****9000' },
          ]}
          action={<Button wide>查看联系方式</Button>}
          hint="企业认证后可查看完整号码，每家企业每月计一次"
        />
        <OfferPanel
          title="在售商品"
          more={{ text: '更多', href: '#goods' }}
          offers={[
            { key: '1', name: '预制叠合楼板60 mm', text: '桁架筋A80，起订3,000 m²', price: '286元/m²' },
            { key: '2', name: '结构检测', text: '检测鉴定', price: '面议', href: '#service' },
          ]}
        />
      </>
    ),
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Company: Story = { name: '一家企业' };

export const Cards: Story = {
  name: '企业卡片',
  render: () => (
    <CompanyCards
      companies={[
        company('吉林北辰建设集团有限公司', beichenConstructionLogo, '长春 净月', ['施工总承包特级', '专精特新']),
        company('松江路桥工程有限公司', songjiangBridgeLogo, '吉林 丰满', ['公路壹级']),
        company('四平铁岚商砼有限公司', '', '四平 铁东', []),
      ]}
    />
  ),
};

export const Province: Story = {
  name: '全省地图',
  render: () => (
    <ProvinceMap
      label="各市州企业数量"
      counts={
        new Map([
          ['220100', 34],
          ['220200', 10],
          ['220500', 6],
          ['220800', 3],
        ])
      }
      hrefOf={(code) => `#${code}`}
      current="220100"
    />
  ),
};
