/** Shapes of a site's settings that the pages read, too, or that others share with it. */
import * as z from 'zod/mini'

/** A text of one line, without control characters. */
export const line = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))

/** Key of a site in URLs and headers. */
export const siteKey = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))

/** `#RRGGBB`. */
export const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/))

/** URL of an external page; only http and https, so that it cannot be a script. */
export const address = z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s"'<>\\]+$/))

/** A telephone number as people write it. */
export const phone = z.string().check(z.regex(/^\+?[\d][\d ()/-]{2,30}$/))

/** E-mail address of the company. */
export const email = z.email().check(z.maxLength(200))

/** Waiting overlay after Start: as each calculator declares it, only for the first run of a form, or none. */
export const overlay = z.enum(['declared', 'first', 'none'])

/** Whether forms offer the dialog that calculates a service factor. */
export const serviceFactor = z.enum(['offered', 'none'])

/** Tabs of the selection. */
export const selectionTab = z.enum(['calculation', 'directory'])

/** Whether the site is in production use or on trial by the company. */
export const environment = z.enum(['prod', 'test'])

/** px. */
export const headerHeight = z.union([z.literal(60), z.literal(78)])

/** A legally required line, such as a registration number, and the URL where it can be verified. */
export const filingNotice = z.strictObject({ text: line, address: z.optional(address) })
