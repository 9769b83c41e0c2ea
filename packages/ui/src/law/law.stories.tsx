import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { LawLanding } from './law-landing.tsx';
import { LawyerCards, type LawyerEntry } from './lawyer-cards.tsx';
import { DrawerBody, DrawerForm, LawyerCases, LawyerPart, LawyerSheet } from './lawyer-sheet.tsx';
import { PackageCards } from './package-cards.tsx';

const lawyer = (name: string, firm: string, fields: readonly string[], isOnline = false): LawyerEntry => ({
  key: name,
  href: '#lawyer',
  name,
  portrait: '',
  firm,
  ...(isOnline && { online: '在线' }),
  fields,
  facts: '执业16年，评分4.9，咨询386次',
  price: '1,200元/次',
  action: (
    <Button size="compact" variant="line">
      立即咨询
    </Button>
  ),
});

const lawyers = (
  <LawyerCards
    lawyers={[
      lawyer('韩珩', '临珩律师事务所，长春', ['建设工程', '合同纠纷', '招投标'], true),
      lawyer('朴正宇', '布尔哈通律师事务所，延边', ['合同纠纷', '知识产权']),
    ]}
  />
);

const packages = (
  <PackageCards
    packages={[
      {
        key: 'contracts',
        href: '#package',
        name: '合同审查10份包',
        scope: ['合同纠纷'],
        items: [
          { name: '合同审查', times: '10次' },
          { name: '电话与在线咨询', times: '不限' },
        ],
        price: '1,980元',
        before: '2,600元',
        facts: '180天有效，已售318',
      },
      {
        key: 'group',
        href: '#package',
        name: '集团法律顾问包',
        scope: ['公司治理', '建设工程'],
        items: [{ name: '日常咨询', times: '不限' }],
        price: '68,000元',
        facts: '365天有效，已售12',
      },
    ]}
  />
);

const meta = {
  title: '页面模式/LawLanding 法律服务',
  component: LawLanding,
  args: {
    slogan: '面向施工、监理与建材企业，找律师、买服务包、学法律课',
    figures: [
      { term: '入驻律师', value: '25位' },
      { term: '律师事务所', value: '13家' },
      { term: '累计咨询', value: '3,783次' },
      { term: '服务包', value: '12种' },
    ],
    ways: [
      { name: '专业律师', text: '按领域、地区与执业年限找', href: '#lawyers', icon: 'user' },
      { name: '法律服务包', text: '按次使用，价格公开', href: '#packages', icon: 'document-seal' },
      { name: '法律课堂', text: '工程法律课程，随时学习', href: '#lessons', icon: 'play' },
    ],
    parts: [
      { key: 'lawyers', title: '推荐律师', more: { text: '全部律师', href: '#lawyers' }, content: lawyers },
      { key: 'packages', title: '热销服务包', more: { text: '全部服务包', href: '#packages' }, content: packages },
    ],
  },
} satisfies Meta<typeof LawLanding>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Landing: Story = { name: '法律服务首页' };

export const Lawyer: Story = {
  name: '一位律师',
  render: () => (
    <LawyerPart title="韩珩律师">
      <LawyerSheet
        name="韩珩"
        portrait=""
        firm="临珩律师事务所"
        fields={['建设工程', '合同纠纷']}
        facts={[
          { term: '执业证号', value: '12201201010100000' },
          { term: '咨询价格', value: '1,200元/次' },
        ]}
        actions={<Button>预约咨询</Button>}
        hint="费用在咨询时与律师确认，开始前可取消"
        parts={[
          {
            key: 'cases',
            title: '代表案例',
            content: (
              <LawyerCases
                cases={[
                  { title: '某住宅项目结算争议', year: '2025年', text: '通过监理日志补强证据，争议价款大部分获支持。' },
                ]}
              />
            ),
          },
        ]}
      />
    </LawyerPart>
  ),
};

/** The foot stays in sight below the fields. */
export const Booking: Story = {
  name: '预约表单',
  render: () => (
    <DrawerBody>
      <DrawerForm
        title="预约咨询"
        onSubmit={(event) => event.preventDefault()}
        foot={
          <>
            <Button variant="line">返回律师介绍</Button>
            <Button type="submit">提交预约</Button>
          </>
        }
      >
        <TextField id="name" label="姓名" required value="王建国" onChange={() => undefined} />
      </DrawerForm>
    </DrawerBody>
  ),
};
