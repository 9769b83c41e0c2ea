import { TextField } from '@jianzhu/ui/fields';
import type { Pair } from '../guidance.ts';

const ignore = () => undefined;

/** Errors of what was entered. */
export const fieldPairs: readonly Pair[] = [
  {
    good: <TextField label="联系手机" value="1380000" onChange={ignore} error="请输入11位手机号" required />,
    goodReason: '错误在字段旁，先说怎么办。',
    bad: <TextField label="联系手机" value="1380000" onChange={ignore} error="格式非法！" required />,
    badReason: '责备访客，没说怎么改。',
  },
  {
    good: <TextField label="数量" value="1280" onChange={ignore} suffix="吨" align="figure" help="按图纸净量填写" />,
    goodReason: '标签一直可见，单位在框内，说明在下方。',
    bad: <TextField label="数量" labelHidden placeholder="请输入数量（吨）" value="" onChange={ignore} />,
    badReason: '占位文字代替标签，一键入就不见了。',
  },
];
