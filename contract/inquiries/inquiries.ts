/** Requests for quotation of an assembly: what the sender asks, and what the company answers. */
import * as z from 'zod/mini'
import { callRequestFields } from '../files/files.ts'
import { assembly } from '../results/assembly.ts'
import { readSelectionDocument } from '../saved/selection-document.ts'

/** States of a request, in order. */
const inquiryStates = ['sent', 'seen', 'answered', 'withdrawn'] as const
const inquiryState = z.enum(inquiryStates)
/** State of a request. */
export type InquiryState = z.infer<typeof inquiryState>

/** Limits: requests of a person in a day, pieces, characters, days for which the link in the message is valid, requests on a page. */
export const inquiryRules = { perDay: 20, pieces: 10_000, message: 2000, contact: 200, answer: 4000, linkDays: 90, page: 15 } as const

const id = z.string().check(z.minLength(1), z.maxLength(200))

/** A request for quotation. The service sizes the assembly of the selection again. */
export const inquiryToAdd = z.strictObject({
  /** Id chosen by the sender: repeated requests are stored once. */
  clientID: id,
  /** The conditions, with every part pinned. */
  selection: readSelectionDocument,
  /** The page's calculation request, for a calculator that is not a form. */
  request: z.optional(z.strictObject(callRequestFields)),
  /** Address of the assembly within the pages. */
  page: z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(8000)),
  /** The working conditions in words, as they were read. */
  conditions: z.string().check(z.maxLength(1000)),
  quantity: z.int().check(z.gte(1), z.lte(inquiryRules.pieces)),
  /** Day by which the goods are wanted. */
  neededBy: z.nullable(z.iso.date()),
  /** Name, company, e-mail or phone number, as the sender wants to be reached. */
  contact: z.string().check(z.regex(/\S/), z.maxLength(inquiryRules.contact)),
  /** Required for an assembly that does not meet its conditions: why it is asked for all the same. */
  message: z.string().check(z.maxLength(inquiryRules.message)),
})
export type InquiryToAdd = z.infer<typeof inquiryToAdd>

const entry = {
  id: z.string(),
  /** Number of the assembly. */
  reference: z.string(),
  time: z.iso.datetime(),
  changed: z.iso.datetime(),
  state: inquiryState,
  quantity: z.int(),
}
const inquiryEntry = z.object(entry)
/** A request in a list. */
export type InquiryEntry = z.infer<typeof inquiryEntry>
/** A page of requests, the newest first. */
export const inquiryList = z.object({ list: z.array(inquiryEntry), count: z.int() })

/** A request in full. */
export const inquiryDetails = z.object({
  ...entry,
  neededBy: z.nullable(z.string()),
  contact: z.string(),
  message: z.string(),
  answer: z.string(),
  /** Counts the changes; an answer names the version it was written for. */
  version: z.int(),
  page: z.string(),
  conditions: z.string(),
  selection: readSelectionDocument,
  /** The assembly as it was sized when the request was sent, and the catalogue of then. */
  assembly,
  catalogue: z.string(),
  /** Roles whose models have changed in the catalogue since, or are no longer in it. */
  since: z.array(z.object({ role: z.string(), change: z.enum(['changed', 'gone']) })),
})
export type InquiryDetails = z.infer<typeof inquiryDetails>

/** The company's answer. */
export const inquiryAnswer = z.strictObject({
  id,
  version: z.int().check(z.gte(0)),
  answer: z.string().check(z.maxLength(inquiryRules.answer)),
})

/** The token of the link in a message. */
export const inquiryLink = z.strictObject({ token: z.string().check(z.maxLength(100)) })
