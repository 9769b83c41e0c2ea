import { givenRoleIds } from '@jianzhu/domain/invitations';
import * as v from 'valibot';

/** What is asked for with a yes. */
export const givenRoles = v.object({ roleIds: givenRoleIds });
