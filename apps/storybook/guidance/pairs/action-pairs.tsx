import { Button } from '@jianzhu/ui';
import { ConfirmDialog } from '@jianzhu/ui/confirm-dialog';
import { showToast } from '@jianzhu/ui/toast';
import { useState } from 'react';
import type { Pair } from '../guidance.ts';
import { Row } from './row.tsx';

const ignore = () => undefined;

/** Buttons of one view. */
export const buttonPairs: readonly Pair[] = [
  {
    good: (
      <Row>
        <Button size="regular">发布询价</Button>
        <Button size="regular" variant="line">
          保存草稿
        </Button>
      </Row>
    ),
    goodReason: '一个实心按钮，动词写明要做的事。',
    bad: (
      <Row>
        <Button size="regular">提交</Button>
        <Button size="regular">保存</Button>
        <Button size="regular">确定</Button>
      </Row>
    ),
    badReason: '三个主按钮争抢，文字也分不清会发生什么。',
  },
  {
    good: (
      <Row>
        <Button size="regular" variant="danger">
          删除草稿
        </Button>
        <Button size="regular" variant="line">
          保留
        </Button>
      </Row>
    ),
    goodReason: '危险样式只给删除，文字写出删除什么。',
    bad: (
      <Row>
        <Button size="regular" variant="danger">
          确认定标
        </Button>
      </Row>
    ),
    badReason: '正常的主动作不用危险样式，红色会失去意义。',
  },
];

interface AskingProps {
  readonly title: string;
  readonly text: string;
  readonly confirmText: string;
}

/** Opens a question when it is asked for. */
function Asking(question: AskingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="regular" variant="line" onClick={() => setIsOpen(true)}>
        点按看效果
      </Button>
      <ConfirmDialog {...question} open={isOpen} onConfirm={close} onCancel={close} />
    </>
  );
}

/** Questions before something is done. */
export const dialogPairs: readonly Pair[] = [
  {
    good: <Asking title="删除草稿" text="删除后不能恢复，已上传的附件一并删除。" confirmText="删除草稿" />,
    goodReason: '标题与按钮同一个动词，正文写后果。',
    bad: <Asking title="提示" text="您确定要这样做吗？" confirmText="确定" />,
    badReason: '不读正文就不知道按下会发生什么，正文也没说。',
  },
];

/** Messages that pass. */
export const toastPairs: readonly Pair[] = [
  {
    good: (
      <Button size="regular" variant="line" onClick={() => showToast({ tone: 'success', text: '已保存草稿' })}>
        保存草稿
      </Button>
    ),
    goodReason: '动作的结果，不需处理，四秒后消失。',
    bad: (
      <Button size="regular" variant="line" onClick={() => showToast({ tone: 'error', text: '请填写工程名称' })}>
        发布询价
      </Button>
    ),
    badReason: '需要修改的错误不在字段旁，看完还要自己去找。',
  },
];

/** Buttons while their action is under way. */
export const pendingPairs: readonly Pair[] = [
  {
    good: (
      <Button size="regular" pending onClick={ignore}>
        发布询价
      </Button>
    ),
    goodReason: '处理中文字与焦点不变，不会重复提交。',
    bad: (
      <Button size="regular" disabled>
        请稍候
      </Button>
    ),
    badReason: '变灰又换文字，读屏丢了焦点，也不知道在等什么。',
  },
];
