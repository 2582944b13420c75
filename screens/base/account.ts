/** Who is signed in, for calls. Nobody is: accounts put their own functions here. */
export const account: {
  /** The token that calls carry; undefined: a visitor. */
  token: () => string | undefined
  /** What follows when the service no longer takes the token: all that is known of the person goes, and the start page opens. */
  end: () => void
} = {
  token: () => undefined,
  end: () => undefined,
}
