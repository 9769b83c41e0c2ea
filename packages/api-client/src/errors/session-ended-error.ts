import { ApiError } from './api-error.ts';

/** HTTP 401: the login has ended. Shows nothing; forces the logout except on the logout call itself. */
export class SessionEndedError extends ApiError {
  readonly kind = 'session-ended';
  readonly forcesLogout: boolean;

  constructor(call: string, forcesLogout: boolean) {
    super(call, 'HTTP 401', undefined);
    this.forcesLogout = forcesLogout;
  }
}
