import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { ContactCard } from '../companies/index.ts';
import { VideoPlayer } from '../video-player/video-player.tsx';
import { type LessonChapter, LessonOutline, LessonPage, LessonPart, LessonStage } from './lesson-page.tsx';

const NAMES = [
  '优先受偿权的来历与立法目的',
  '权利主体：谁可以主张',
  '受偿范围：利润、利息与违约金',
  '十八个月期限的起算',
];
const chapters = NAMES.map(
  (name, index): LessonChapter => ({
    key: name,
    href: `#${index}`,
    name: `第${index + 1}讲 ${name}`,
    note: index < 2 ? '试看 28:40' : '需购买 34:02',
    mark: index === 0 ? 'check' : index === 1 ? 'play' : 'lock',
  }),
);

const meta: Meta<typeof LessonPage> = {
  title: '页面模式/LessonPage 课程播放',
  component: LessonPage,
  args: {
    path: [{ name: '首页', href: '#' }, { name: '法律课堂', href: '#' }, { name: '课程视频' }],
    player: (
      <LessonStage
        picture={<VideoPlayer title="权利主体：谁可以主张" />}
        notices={<p>本讲为试看内容，购买后观看完整课程</p>}
      />
    ),
    outline: <LessonOutline title="课程目录" count="12讲" chapters={chapters} current={NAMES[1] ?? ''} />,
    title: '建设工程价款优先受偿权实务',
    facts: ['12讲，6小时20分', '2,146人学习'],
    children: (
      <>
        <p>围绕民法典第八百零七条与最新司法解释，讲清优先受偿权由谁主张、能主张多少、何时主张以及向谁主张。</p>
        <LessonPart title="学习笔记">
          <p>还没有笔记</p>
        </LessonPart>
      </>
    ),
    rail: <ContactCard title="299元" facts={[]} action={<Button wide>立即购买</Button>} hint="在线购买即将开放" />,
  },
};
export default meta;

export const Trial: StoryObj<typeof meta> = { name: '试看一讲' };
