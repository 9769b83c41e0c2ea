/** Thrown by whoever gives the tokens: there is none for this login, and asking again is of no use. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}
