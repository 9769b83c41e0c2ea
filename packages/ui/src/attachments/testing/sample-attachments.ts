import skylineUrl from '../../art/scene-skyline.svg?no-inline';
import steelUrl from '../../art/scene-steel.svg?no-inline';
import tunnelUrl from '../../art/scene-tunnel.svg?no-inline';
import type { Attachment, FailureRow, FileRules, ResumableUpload } from '../attachment.ts';

const megabyte = 1024 * 1024;

const uploaded = { phase: 'success', progress: 100, uploadedBy: '李采宁', uploadedAt: '2026-11-21 10:02' } as const;

export const documents: readonly Attachment[] = [
  { ...uploaded, id: 'pdf', name: '结构设计总说明.pdf', size: 18.4 * megabyte, kind: 'office' },
  { ...uploaded, id: 'xlsx', name: '钢筋采购清单-第二批.xlsx', size: 47_309, kind: 'office', isNew: true },
  { ...uploaded, id: 'dwg', name: '地下室配筋图.dwg', size: 9.61 * megabyte, kind: 'other', uploadedBy: '孙工' },
];

const kind = 'other';

/** One file in each phase. */
export const everyPhase: readonly Attachment[] = [
  { kind, id: 'h', name: '图纸与技术规范.zip', size: 36.8 * megabyte, phase: 'hashing', progress: 0, hashProgress: 34 },
  {
    kind: 'office',
    id: 'e',
    name: '安全生产许可证.pdf',
    size: 2.14 * megabyte,
    phase: 'success',
    progress: 100,
    existed: true,
  },
  {
    kind,
    id: 'u',
    name: '施工现场巡检-1120.mp4',
    size: 1.86 * 1024 * megabyte,
    phase: 'uploading',
    progress: 47,
    bytesPerSecond: 18.6 * megabyte,
    secondsLeft: 54,
  },
  { kind, id: 'p', name: 'BIM模型-结构.zip', size: 742 * megabyte, phase: 'paused', progress: 61 },
  { kind, id: 'o', name: '投标文件-商务标.pdf', size: 58.3 * megabyte, phase: 'offline', progress: 22 },
  { kind, id: 'c', name: '分项报价表.xlsx', size: 319_488, phase: 'confirming', progress: 99 },
  { kind: 'office', id: 's', name: '技术标-施工组织设计.docx', size: 12.7 * megabyte, phase: 'success', progress: 100 },
  { kind: 'image', id: 'w', name: '进场材料照片.jpg', size: 4.06 * megabyte, phase: 'waiting', progress: 0 },
];

export const failures: readonly FailureRow[] = [
  {
    id: 'failed',
    tone: 'error',
    text: '上传失败, 请重试',
    detail: '连接超时，已自动重试3次',
    file: { name: '分项报价表.xlsx', size: 319_488 },
    canRetry: true,
  },
  {
    id: 'refused',
    tone: 'error',
    text: 'setup.exe 文件不符合上传条件',
    file: { name: 'setup.exe', size: 12 * megabyte },
  },
  { id: 'slow', tone: 'info', text: '竣工视频.mp4文件超过100M，下载需等待' },
];

export const interrupted: readonly ResumableUpload[] = [
  { id: 'lost', name: 'BIM模型-建筑.zip', size: 742 * megabyte, progress: 61, needsFile: true },
  { id: 'kept', name: '地勘报告.pdf', size: 42 * megabyte, progress: 18, needsFile: false },
];

const picture = { ...uploaded, kind: 'image' } as const;

export const photos: readonly Attachment[] = [
  { ...picture, id: 'skyline', name: '主楼.jpg', size: 4.22 * megabyte, previewUrl: skylineUrl },
  { ...picture, id: 'steel', name: '钢构.jpg', size: 2.87 * megabyte, previewUrl: steelUrl },
  { ...picture, id: 'tunnel', name: '隧道.jpg', size: 6.35 * megabyte, previewUrl: tunnelUrl },
];

export const documentRules: FileRules = {
  extensions: ['doc', 'docx', 'pdf', 'xls', 'xlsx', 'ppt', 'pptx', 'jpg', 'png', 'zip'],
  maxCount: 99,
  capMegabytes: 500,
};

export const photoRules: FileRules = { extensions: ['jpg', 'jpeg', 'png'], maxCount: 6, capMegabytes: 10 };
