const day = 24 * 3600 * 1000

/**
 * Lifetime of a sign-in without use (`idle`) and in total (`whole`), and how much time may pass before its use is stored (`slide`),
 * ms. Service and pages apply the same values.
 */
export const signInLife = { idle: 14 * day, whole: 90 * day, slide: 3600 * 1000 } as const
