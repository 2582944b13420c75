/** Loaded with the first Start: the only part of a form that needs zod. */
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, ResolverOptions } from 'react-hook-form'
import { valuesSchema } from '../plan/values-schema.ts'
import type { Drafts } from './form-context.ts'
import type { FormStore } from './form-store.ts'

/** What the zod schema of the form finds wrong with its committed values. */
export async function validateValues(store: FormStore, context: unknown, options: ResolverOptions<Drafts>): Promise<FieldErrors<Drafts>> {
  const { inputs, init } = store.state()
  // The resolver is typed for drafts; here it is handed the committed values.
  const { errors } = await zodResolver(valuesSchema(store.plan, init))(inputs as never, context, options as never)
  return errors
}
