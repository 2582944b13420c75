const day = 24 * 3600 * 1000

/** How long a sign-in lives without use and at all, and how much of its life may pass before its use is written down, ms. Service and pages count alike. */
export const signInLife = { idle: 14 * day, whole: 90 * day, slide: 3600 * 1000 } as const
