/** The database cannot be prepared: a setting, a file or a right is missing. The message is one line for operators. */
export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError';
}
