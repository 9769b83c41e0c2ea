/** The tokens that a call carries. */
export interface CallTokens {
  readonly jianzhuToken?: string;
  readonly token?: string;
  readonly businessId?: string;
  readonly chatToken?: string;
  readonly operatorToken?: string;
}

/** The headers that carry tokens. */
export function tokenHeaders({
  jianzhuToken,
  token,
  businessId,
  chatToken,
  operatorToken,
}: CallTokens): Record<string, string> {
  return {
    ...(jianzhuToken !== undefined && { 'blade-auth': `bearer ${jianzhuToken}` }),
    ...(token !== undefined && { 'business-token': `bearer ${token}` }),
    ...(businessId !== undefined && { 'company-id': businessId }),
    ...(chatToken !== undefined && { authorization: `bearer ${chatToken}` }),
    ...(operatorToken !== undefined && { authorization: `bearer ${operatorToken}` }),
  };
}
