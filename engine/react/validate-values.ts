/** Loaded on the first Start; the only part of a form that needs zod. */
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, ResolverOptions } from 'react-hook-form'
import { valuesSchema } from '../plan/values-schema.ts'
import type { Drafts } from './form-context.ts'
import type { FormStore } from './form-store.ts'

/** The errors that the form's zod schema reports for its committed values. */
export async function validateValues(store: FormStore, context: unknown, options: ResolverOptions<Drafts>): Promise<FieldErrors<Drafts>> {
  const { inputs, init } = store.state()
  // The resolver is typed for drafts, but receives the committed values.
  const { errors } = await zodResolver(valuesSchema(store.plan, init))(inputs as never, context, options as never)
  return errors
}
