/** An uploaded table, and what the service says of it. */
import { useState } from 'react'
import type { BatchAnswer } from '../../contract/results/batch.ts'
import { type Mutation, useMutation } from '../base/api/mutation.ts'
import { calculateTable } from './batch-calls.ts'

/** A file as it was chosen; `number` tells it from another of the same name. */
export type Upload = { readonly number: number; readonly name: string; readonly file: string }

/** @returns the last answer, and what asks again */
export const useTable = (calculator: string, { file }: Upload): Mutation<undefined> & { readonly answer: BatchAnswer | undefined } => {
  const [answer, setAnswer] = useState<BatchAnswer>()
  const action = useMutation((_: undefined, options) => calculateTable({ calculator, file }, options), setAnswer)
  return { ...action, answer }
}
