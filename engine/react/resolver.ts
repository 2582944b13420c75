/** Validates the committed values on Start with the schema the server uses. */
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { Issue } from '../index.ts'
import type { Drafts } from './form-context.ts'
import type { FormStore } from './form-store.ts'

const errorsOf = (reasons: readonly Issue[]): FieldErrors<Drafts> =>
  Object.fromEntries(reasons.map(({ path, code }) => [path, { type: code }]))

/**
 * A resolver that validates the committed values instead of the drafts; its errors are keyed by field.
 *
 * zod is loaded with the first Start. If that fails, the engine's own verdict is used; a law checks that the two agree.
 */
export function createResolver(store: FormStore): Resolver<Drafts> {
  return async (drafts, context, options) => {
    const validation = await import('./validate-values.ts').catch(() => undefined)
    const errors = validation ? await validation.validateValues(store, context, options) : errorsOf(store.reasons())
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: drafts, errors: {} }
  }
}
