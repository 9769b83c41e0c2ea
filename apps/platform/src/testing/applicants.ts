import { addBusiness, addMember, type TestMember } from './members.ts';
import type { TestDatabase } from './test-database.ts';

/** A company with an administrator and, unless told otherwise, a saved licence. */
export async function addApplicant(
  db: TestDatabase,
  name: string,
  fileName = '营业执照.pdf',
  hasLicence = true,
): Promise<TestMember> {
  const businessId = await addBusiness(db, name);
  const member = await addMember(db, businessId);
  await db.admin(`update membership set role_keys = '{business_admin}' where user_id = $1`, [member.userId]);
  if (hasLicence) {
    await db.admin(
      `insert into attachment (business_id, file_name, file_ext, file_size, file_md5, bucket, object_key, owner_id,
         owner_type, create_user_id, create_user_name, confirm_time)
       values ($1, $2, 'pdf', 3, '900150983cd24fb0d6963f7d28e17f72', 'jianzhu', 'tenant/' || $4, $1,
         'certification_licence', $3, '测试', now())`,
      [businessId, fileName, member.userId, String(businessId)],
    );
  }
  return member;
}
