import type { GuidanceTable } from './guidance.ts';

const queueKeys = [['Tab、回车', '到每一行的暂停、继续、重试、删除']] as const;

/** Files, pictures and video. */
export const files: GuidanceTable = {
  AttachmentTable: {
    useFor: ['表单和详情里的附件：说明、上传人、时间、下载'],
    notFor: [
      { case: '图片一组', instead: 'ImageWall' },
      { case: '只要一个文件', instead: 'SingleFile' },
    ],
    words: ['先写清允许的类型、大小与个数'],
    keys: [
      ['Tab、回车', '添加、预览、下载、删除'],
      ['空格', '勾选，批量下载'],
    ],
  },
  DropArea: {
    useFor: ['选择或拖入文件的入口'],
    notFor: [{ case: '显示已上传的文件', instead: 'AttachmentTable' }],
    words: ['按钮写“添加文件”，规则写在下方'],
    keys: [['回车、空格', '打开选择文件']],
  },
  UploadQueue: {
    useFor: ['正在上传的文件：进度、速度、暂停、失败后重试'],
    notFor: [{ case: '已保存的附件', instead: 'AttachmentTable' }],
    keys: queueKeys,
  },
  MaterialGuide: {
    useFor: ['上传之前说明要交哪些文件、什么格式，并给出示意图'],
    notFor: [{ case: '一个字段的说明', instead: 'Fields（help）' }],
    words: ['每类文件一句话说明内容', '要点不超过三条'],
  },
  SingleFile: {
    useFor: ['只要一个文件：营业执照、身份证'],
    notFor: [{ case: '两个以上', instead: 'AttachmentTable' }],
    keys: queueKeys,
  },
  PictureCropper: {
    useFor: ['从一张图片里裁出正方形：头像'],
    notFor: [{ case: '一组图片', instead: 'ImageWall' }],
    words: ['所在弹窗的标题写明裁什么，如“裁剪头像”'],
    keys: [
      ['方向键', '移动图片，按住Shift走十倍'],
      ['加号、减号', '放大、缩小'],
    ],
  },
  PictureEditor: {
    useFor: ['上传前裁去证件以外的部分并转正：营业执照、身份证'],
    notFor: [{ case: '裁成固定的正方形', instead: 'PictureCropper' }],
    words: ['所在弹窗的标题写明做什么，如“裁剪与旋转”'],
    keys: [['方向键', '移动裁剪框或它的一角，按住Shift走十倍']],
  },
  ImageWall: {
    useFor: ['一组图片：商品图、现场照片，可以排序'],
    notFor: [{ case: '文档', instead: 'AttachmentTable' }],
    words: ['第一张是封面时写明'],
    keys: [
      ['回车', '查看大图'],
      ['左移、右移按钮', '代替拖动'],
    ],
  },
  VideoUpload: {
    useFor: ['上传一段视频并预览'],
    notFor: [{ case: '只播放', instead: 'VideoPlayer' }],
    keys: queueKeys,
  },
  ImageViewer: {
    useFor: ['大图查看，可放大与旋转'],
    notFor: [{ case: '办公文件', instead: '在线预览，新窗口' }],
    keys: [
      ['左右方向键', '前后张'],
      ['加号、减号', '放大、缩小'],
      ['Esc', '关闭并还回焦点'],
    ],
  },
  VideoPlayer: {
    useFor: ['培训与宣传视频，总有字幕轨'],
    notFor: [{ case: '装饰性的背景动画', instead: '不用' }],
    keys: [
      ['空格', '播放、暂停'],
      ['左右方向键', '后退、前进'],
      ['上下方向键', '音量'],
    ],
  },
};
