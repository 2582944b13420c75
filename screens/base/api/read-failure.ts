import { type Failure, failure } from '../../../contract/errors.ts'

/** Fetched with the first refusal. */
export const readFailure = (body: unknown): Failure | undefined => failure.safeParse(body).data
