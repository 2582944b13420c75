/** Validates times reported by browsers, whose clocks may be wrong; logs kept while the server was unavailable arrive late. */

const hour = 3_600_000
/** Accepted difference before and after the server's time, ms. */
const limits = { before: 7 * 24 * hour, after: hour } as const

/**
 * @param sent ISO 8601
 * @param now milliseconds since the epoch
 * @returns the time of the event, ISO 8601 in UTC with milliseconds; the server's time where the reported one is implausible
 */
export const timeOf = (sent: string, now: number): string => {
  const time = Date.parse(sent)
  const isLikely = time >= now - limits.before && time <= now + limits.after
  return new Date(isLikely ? time : now).toISOString()
}
