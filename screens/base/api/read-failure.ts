import { type Failure, failure } from '../../../contract/errors.ts'

/** Parses the issues of a rejected call. Loaded with the first rejection. */
export const readFailure = (body: unknown): Failure | undefined => failure.safeParse(body).data
