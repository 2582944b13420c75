/** The form of a text, such as `112:B5`, stated beside the pattern of its schema as the message of its issue. */
import type * as z from 'zod/mini'

const prefix = 'form: '

/** @returns the message of a pattern's issue */
export const statedForm = (form: string): string => `${prefix}${form}`

/** @returns the form that a schema states beside its pattern; undefined if it states none */
export const formOf = (issue: Pick<z.core.$ZodIssue, 'message'> | undefined): string | undefined =>
  issue?.message.startsWith(prefix) ? issue.message.slice(prefix.length) : undefined
