/** Clocks of browsers are wrong at times; what was kept while the server was away comes late. */

const hour = 3_600_000
/** How far before and after the server's own time what is sent may have happened, ms. */
const limits = { before: 7 * 24 * hour, after: hour } as const

/**
 * @param sent ISO 8601
 * @param now milliseconds since the epoch
 * @returns when it happened, ISO 8601 in UTC with milliseconds: the server's own time where the sender's cannot be
 */
export const timeOf = (sent: string, now: number): string => {
  const time = Date.parse(sent)
  const isLikely = time >= now - limits.before && time <= now + limits.after
  return new Date(isLikely ? time : now).toISOString()
}
