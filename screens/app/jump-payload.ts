/** What a calculation hands to the product page, in the session: written by the results, read by the product page. */
import * as z from 'zod/mini'
import { readStored, writeStored } from './storage.ts'

const key = 'selectedParams'

const workingParameter = z.object({
  paramName: z.string(),
  displayName: z.string(),
  value: z.string(),
  displayValue: z.string(),
  unit: z.string(),
})

const jumpPayload = z.object({
  filterParams: z.array(
    z.object({
      paramName: z.string(),
      paramType: z.int(),
      value: z.union([z.number(), z.string()]),
      values: z.array(z.union([z.number(), z.string()])),
      unit: z.string(),
      unable: z.literal(true),
    }),
  ),
  serviceID: z.string(),
  source: z.literal('calc'),
  workingID: z.string(),
  workingParams: z.readonly(z.array(workingParameter)),
  fixedParams: z.array(z.object({ paramName: z.string(), value: z.string() })),
  carry: z.object({
    motorFlangeCode: z.string(),
    isSTL: z.boolean(),
    workingID: z.string(),
    motorSku: z.string(),
    workingParams: z.readonly(z.array(workingParameter)),
    motorCode: z.string(),
  }),
})
export type JumpPayload = z.infer<typeof jumpPayload>

/** @returns false where the browser keeps no session storage. */
export const writeJump = (payload: JumpPayload): boolean => writeStored('session', key, JSON.stringify(payload))

/** The stored payload; undefined where there is none or it is not one of ours. */
export const readJump = (): JumpPayload | undefined => {
  const stored = readStored('session', key)
  if (stored === undefined) return undefined
  try {
    return z.safeParse(jumpPayload, JSON.parse(stored)).data
  } catch {
    return undefined
  }
}
