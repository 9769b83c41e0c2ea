/** Every text that this package shows (specification sections 5 and 8). `{file}` is a file name, `{n}` a number. */
export const UPLOAD_MESSAGES = {
  extension: '{file} 文件不符合上传条件',
  empty: '文件过小，请检查后重新上传',
  tooLarge: '文件过大，请上传4G以下文件',
  overCap: '文件过大，请上传{n}M以下文件',
  tooMany: '最多上传{n}个文件',
  readFailed: '文件读取失败，请重新选择',
  uploadFailed: '上传失败, 请重试',
  registerFailed: '{file}上传失败, 请重试',
  nothingSelected: '请选择附件',
  downloadFailed: '文件下载失败，请重新尝试',
  largeDownload: '{file}文件超过100M，下载需等待',
} as const;

export type MessageName = keyof typeof UPLOAD_MESSAGES;

/** A catalogue; a site may bring its own texts with the same places. */
export type UploadMessages = Readonly<Record<MessageName, string>>;

/** The text with its places filled. A place without a value stays as it is. */
export function formatMessage(template: string, values: { readonly file?: string; readonly n?: number } = {}): string {
  const known: Readonly<Record<string, string | number | undefined>> = values;
  return template.replace(/\{(file|n)\}/g, (place, name: string) => String(known[name] ?? place));
}
