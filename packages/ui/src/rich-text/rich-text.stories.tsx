import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryColumn } from '../testing/story-grid.tsx';
import { RichText } from './rich-text.tsx';
import { sanitizeRichText } from './sanitize-rich-text.ts';

const notice = `
<p>各有关单位：为规范建筑材料采购行为，根据《房屋建筑和市政基础设施工程施工招标投标管理办法》，现将2026年第四季度主要材料<strong>集中采购</strong>安排通知如下，请<em>按期</em>报送。</p>
<h2>一、采购范围</h2>
<p>包括钢筋、商品混凝土、预拌砂浆等，C30混凝土约12,000立方米，详见<a href="/notice/1">采购清单</a>与<a href="https://www.example.cn/rules" target="_blank">交易规则</a>。</p>
<ol><li>钢筋HRB400E，含税含运费。</li><li>商品混凝土，按月结算：<ul><li>泵送另计；</li><li>冬季施工增加防冻剂。</li></ul></li></ol>
<h3>（一）数量与交货期</h3>
<table><caption>主要材料</caption><thead><tr><th scope="col">名称</th><th scope="col">规格</th><th scope="col">数量</th><th scope="col">交货地点</th></tr></thead>
<tbody><tr><td>钢筋</td><td>HRB400E 12–25 mm</td><td>1,280吨</td><td>长春市净月区</td></tr>
<tr><td>商品混凝土</td><td>C30 P6</td><td>12,000立方米</td><td>吉林市船营区</td></tr></tbody></table>
<blockquote><p>逾期未报送的，视为放弃本次集中采购。</p></blockquote>
<h4>联系方式</h4><p>省建设工程材料站，电话<a href="tel:0431-80000000">0431-80000000</a>。</p><hr>
<p>附件随文发布。<u>特此通知</u>，<s>原安排</s>同时废止。</p>`;

const wide = `<table><tr>${'<td>混凝土强度等级</td>'.repeat(16)}</tr></table>`;

const meta = {
  title: '组件/RichText 富文本',
  component: RichText,
  args: { html: sanitizeRichText(notice) },
} satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = { name: '文章正文' };

export const Attacked: Story = {
  name: '恶意内容被清除',
  args: { html: sanitizeRichText(`<p onclick="x()">正文<script>x()</script><a href="javascript:x()">链接</a></p>`) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('正文链接')).toBeVisible();
    await expect(canvasElement.querySelector('script, a, [onclick]')).toBeNull();
  },
};

export const Matrix: Story = {
  name: '各种正文样式',
  render: () => (
    <StoryColumn>
      <RichText html={sanitizeRichText('<p>一段文字。</p>')} />
      <RichText html={sanitizeRichText('')} />
      <RichText html={sanitizeRichText('<h2>只有标题</h2>')} />
      <RichText html={sanitizeRichText('<ul><li>第一项</li><li>第二项<ol><li>其一</li></ol></li></ul>')} />
      <RichText html={sanitizeRichText(wide)} />
      <RichText html={sanitizeRichText(`<p>${'很长的网址https://www.example.cn/'.repeat(6)}</p>`)} />
    </StoryColumn>
  ),
};
