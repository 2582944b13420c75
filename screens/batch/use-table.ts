/** An uploaded table with the service's answer. */
import { useState } from 'react'
import type { BatchAnswer } from '../../contract/results/batch.ts'
import { type Mutation, useMutation } from '../base/api/mutation.ts'
import { calculateTable } from './batch-calls.ts'

/** A chosen file; `number` distinguishes files of the same name. */
export type Upload = { readonly number: number; readonly name: string; readonly file: Blob }

/** Returns the last answer and the mutation that repeats the call. */
export const useTable = (calculator: string, { file }: Upload): Mutation<undefined> & { readonly answer: BatchAnswer | undefined } => {
  const [answer, setAnswer] = useState<BatchAnswer>()
  const action = useMutation((_: undefined, options) => calculateTable({ calculator, file }, options), setAnswer)
  return { ...action, answer }
}
