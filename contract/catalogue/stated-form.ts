/** The form of a text, such as `112:B5`, stated beside the pattern of its schema: in the message of its issue and in the reference. */
import type * as z from 'zod/mini'

const prefix = 'form: '

/** @returns the message of a pattern's issue */
export const statedForm = (form: string): string => `${prefix}${form}`

/** @returns the form that a schema states beside its pattern; undefined if it states none */
export const formOf = (issue: Pick<z.core.$ZodIssue, 'message'> | undefined): string | undefined =>
  issue?.message.startsWith(prefix) ? issue.message.slice(prefix.length) : undefined

const forms = new WeakMap<z.core.$ZodType, string>()

/** Notes the form of a schema for the reference. */
export function withForm<Type extends z.core.$ZodType>(type: Type, form: string): Type {
  forms.set(type, form)
  return type
}

/** @returns the form noted for a schema */
export const notedForm = (type: z.core.$ZodType): string | undefined => forms.get(type)
