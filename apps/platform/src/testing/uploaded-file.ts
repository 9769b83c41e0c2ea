import type { TestMember } from './members.ts';
import type { TestPlatform } from './test-platform.ts';

/** An entry of a form for a file that a member has uploaded. */
export async function addUploadedFile(platform: TestPlatform, { businessId, userId }: TestMember, fileName: string) {
  const [row] = await platform.db.admin<{ id: string }>(
    `insert into attachment (business_id, file_name, file_ext, file_size, file_md5, bucket, object_key, create_user_id,
       create_user_name, confirm_time)
     values ($1, $3, 'pdf', 3, '900150983cd24fb0d6963f7d28e17f72', 'jianzhu', 'tenant/' || $3, $2, '陈钢', now())
     returning id`,
    [businessId, userId, fileName],
  );
  return { id: row?.id ?? '', fileName, fileExt: 'pdf', fileSize: 3, modifyStatus: 1 } as const;
}
